"""Small pictures of pages, and what differs between two of them.

Pictures are kept at a quarter of their size and compared in squares, each by its mean colour. A square may
have moved a little, as words do where letters are wider. Measured on the table and the end page: with three
other fonts no square is off by more than 17, a fur that is missing by 31, a panel that moved by 77.
"""

from io import BytesIO

from PIL import Image, ImageChops

SHARE = 4  # a kept picture is a quarter as wide and as high
SQUARE = 8  # pixels of a kept picture: 32 of the page
ASIDE, ALONG = 8, 3  # how far a square may have moved, in pixels of a kept picture
TOLERANCE = 24  # of 255, that the mean of a square may be off in any colour


def shrunk(picture: bytes) -> bytes:
    """A picture of a page as it is kept."""
    whole = _read(picture)
    wide, high = (size // SHARE * SHARE for size in whole.size)
    kept = BytesIO()
    whole.crop((0, 0, wide, high)).reduce(SHARE).save(kept, "PNG", optimize=True)
    return kept.getvalue()


def differences(kept: bytes, actual: bytes) -> list[tuple[int, int, int]]:
    """Where two small pictures differ: the squares' corners in CSS pixels of the page, and how much."""
    one, other = _read(kept), _read(actual)
    if one.size != other.size:
        return [(-1, -1, 255)]
    off = ImageChops.lighter(_off(one, other), _off(other, one))
    step = SQUARE * SHARE
    found = [(x * step, y * step, _amount(off, x, y)) for y in range(off.height) for x in range(off.width)]
    return [place for place in found if place[2] > TOLERANCE]


def _read(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture)).convert("RGB")


def _amount(off: Image.Image, x: int, y: int) -> int:
    amount = off.getpixel((x, y))
    assert isinstance(amount, int)
    return amount


def _off(one: Image.Image, other: Image.Image) -> Image.Image:
    """How much each square of a picture is off the likest place nearby of the other, a pixel for each."""
    squares = (one.width // SQUARE, one.height // SQUARE)
    means, least = _means(one, squares, 0, 0), Image.new("L", squares, 255)
    for along in range(-ALONG, ALONG + 1):
        for aside in range(-ASIDE, ASIDE + 1):
            red, green, blue = ImageChops.difference(means, _means(other, squares, aside, along)).split()
            most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
            least = ImageChops.darker(least, _inside(most, one.size, aside, along))
    return least


def _means(picture: Image.Image, squares: tuple[int, int], aside: int, along: int) -> Image.Image:
    """The mean of each square that has moved so far; what lies outside is black."""
    wide, high = squares[0] * SQUARE, squares[1] * SQUARE
    return picture.crop((aside, along, aside + wide, along + high)).reduce(SQUARE)


def _inside(most: Image.Image, size: tuple[int, int], aside: int, along: int) -> Image.Image:
    """Squares that would have moved out of the picture are as far off as can be."""
    x, y = (-min(0, moved) + SQUARE - 1 for moved in (aside, along))
    wide, high = (
        (whole - max(0, moved)) // SQUARE for whole, moved in zip(size, (aside, along), strict=True)
    )
    box = (x // SQUARE, y // SQUARE, min(most.width, wide), min(most.height, high))
    within = Image.new("L", most.size, 255)
    within.paste(most.crop(box), box[:2])
    return within
