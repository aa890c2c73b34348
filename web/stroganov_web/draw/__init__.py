"""Everything drawn in SVG: pieces, the table and the pictures beside it."""
