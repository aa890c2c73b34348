"""Everything in words: things, answers, events, titles, from the catalogues."""
