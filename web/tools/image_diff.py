"""Small copies of screenshots, and where two of them differ. Runs inside the virtual environment.

Pictures are kept at a quarter of their size and compared in squares, each by its mean colour. A square may
have moved a little, as words do where letters are wider: pixel by pixel, as pixelmatch compares, other fonts
would differ everywhere. Measured on the table and the end page: with three other fonts no square is off by
more than 17, a fur that is missing by 31, a panel that moved by 77.
"""

import io
from functools import reduce
from itertools import product

from PIL import Image, ImageChops

SHARE = 4  # a kept picture is a quarter as wide and as high
SQUARE = 8  # pixels of a kept picture: 32 of the page
ASIDE, ALONG = 8, 3  # how far a square may have moved, in pixels of a kept picture
TOLERANCE = 24  # of 255, that the mean of a square may be off in any colour

Difference = tuple[int, int, int]
ANOTHER_SIZE: list[Difference] = [(-1, -1, 255)]


def shrunk(screenshot: bytes) -> bytes:
    """The picture as it is kept."""
    whole = _opened(screenshot)
    fitting = whole.crop((0, 0, whole.width // SHARE * SHARE, whole.height // SHARE * SHARE))
    target = io.BytesIO()
    fitting.reduce(SHARE).save(target, "PNG", optimize=True)
    return target.getvalue()


def differences(kept: bytes, actual: bytes) -> list[Difference]:
    """Where two small pictures differ: the squares' corners in CSS pixels of the page, and how much."""
    one, other = _opened(kept), _opened(actual)
    if one.size != other.size:
        return ANOTHER_SIZE
    off = ImageChops.lighter(_least(one, other), _least(other, one))
    squares = product(range(off.height), range(off.width))
    found = ((x * SQUARE * SHARE, y * SQUARE * SHARE, _value(off, x, y)) for y, x in squares)
    return [difference for difference in found if difference[2] > TOLERANCE]


def _opened(picture: bytes) -> Image.Image:
    return Image.open(io.BytesIO(picture)).convert("RGB")


def _value(picture: Image.Image, x: int, y: int) -> int:
    value = picture.getpixel((x, y))
    assert isinstance(value, int)
    return value


def _least(one: Image.Image, other: Image.Image) -> Image.Image:
    """How far each square of one picture is off the square of the other that is most like it nearby."""
    inside = Image.new("L", other.size, 255)
    means = _means(one, 0, 0)
    found = []
    for x, y in product(range(-ASIDE, ASIDE + 1), range(-ALONG, ALONG + 1)):
        off = reduce(ImageChops.lighter, ImageChops.difference(means, _means(other, x, y)).split())
        beyond = _means(inside, x, y).point(lambda value: 0 if value == 255 else 255)
        found.append(ImageChops.lighter(off, beyond))
    return reduce(ImageChops.darker, found)


def _means(picture: Image.Image, x: int, y: int) -> Image.Image:
    """The mean colours of squares that begin at a point; what lies beyond the edge is black."""
    wide, high = picture.width // SQUARE * SQUARE, picture.height // SQUARE * SQUARE
    return picture.crop((x, y, x + wide, y + high)).reduce(SQUARE)
