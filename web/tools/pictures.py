"""Small pictures of pages and what differs between two of them, reckoned by the browser's own canvas.

Pictures are kept at a quarter of their size and compared in squares, each by its mean colour. A square may
have moved a little, as words do where letters are wider. Measured on the table and the end page: with three
other fonts no square is off by more than 17, a fur that is missing by 31, a panel that moved by 77.
"""

import base64

from playwright.sync_api import Browser

SHARE = 4  # a kept picture is a quarter as wide and as high
SQUARE = 8  # pixels of a kept picture: 32 of the page
ASIDE, ALONG = 8, 3  # how far a square may have moved, in pixels of a kept picture
TOLERANCE = 24  # of 255, that the mean of a square may be off in any colour

_READ = """async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const {naturalWidth: width, naturalHeight: height} = picture;
    const canvas = Object.assign(document.createElement("canvas"), {width, height});
    const context = canvas.getContext("2d", {willReadFrequently: true});
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, canvas.width, canvas.height);
}"""
_SHRINK = """async ([data, share]) => {
    const {width, height, data: from} = await read(data);
    const canvas = Object.assign(document.createElement("canvas"),
        {width: Math.floor(width / share), height: Math.floor(height / share)});
    const context = canvas.getContext("2d"), small = context.createImageData(canvas.width, canvas.height);
    for (let y = 0; y < canvas.height; y++) for (let x = 0; x < canvas.width; x++)
    for (let c = 0; c < 4; c++) {
        let sum = 0;
        for (let dy = 0; dy < share; dy++) for (let dx = 0; dx < share; dx++)
            sum += from[((y * share + dy) * width + x * share + dx) * 4 + c];
        small.data[(y * canvas.width + x) * 4 + c] = Math.round(sum / share / share);
    }
    context.putImageData(small, 0, 0);
    return canvas.toDataURL("image/png").split(",")[1];
}"""
_COMPARE = """async ([one, other, square, aside, along, tolerance]) => {
    const [a, b] = [await read(one), await read(other)], {width, height} = a;
    if (width !== b.width || height !== b.height) return [[-1, -1, 255]];
    const row = width + 1;
    const summed = ({data}) => [0, 1, 2].map((colour) => {
        const sums = new Float64Array(row * (height + 1));
        for (let y = 0; y < height; y++) for (let x = 0, at = (y + 1) * row + 1; x < width; x++, at++)
            sums[at] = data[(y * width + x) * 4 + colour]
                + sums[at - 1] + sums[at - row] - sums[at - row - 1];
        return sums;
    });
    const mean = (sums, x, y) => {
        const at = y * row + x, below = at + square * row;
        return (sums[below + square] - sums[below] - sums[at + square] + sums[at]) / square / square;
    };
    const off = (p, q, x, y) => {
        let least = 255;
        const far = Math.min(width - square, x + aside), low = Math.min(height - square, y + along);
        for (let v = Math.max(0, y - along); v <= low; v++)
        for (let u = Math.max(0, x - aside); u <= far; u++) {
            const each = p.map((sums, colour) => Math.abs(mean(sums, x, y) - mean(q[colour], u, v)));
            least = Math.min(least, Math.max(...each));
        }
        return least;
    };
    const [p, q] = [summed(a), summed(b)], found = [];
    for (let y = 0; y + square <= height; y += square) for (let x = 0; x + square <= width; x += square) {
        const most = Math.max(off(p, q, x, y), off(q, p, x, y));
        if (most > tolerance) found.push([x, y, Math.round(most)]);
    }
    return found;
}"""


class Darkroom:
    """A blank page that shrinks and compares pictures."""

    def __init__(self, browser: Browser) -> None:
        self.page = browser.new_page()
        self.page.evaluate(f"() => {{ window.read = {_READ}; }}")

    def shrunk(self, picture: bytes) -> bytes:
        """The picture as it is kept."""
        return base64.b64decode(self.page.evaluate(_SHRINK, [_text(picture), SHARE]))

    def differences(self, kept: bytes, actual: bytes) -> list[tuple[int, int, int]]:
        """Where two small pictures differ: the squares' corners in CSS pixels of the page, and how much."""
        measures = [SQUARE, ASIDE, ALONG, TOLERANCE]
        found = self.page.evaluate(_COMPARE, [_text(kept), _text(actual), *measures])
        return [(x * SHARE, y * SHARE, off) for x, y, off in found]

    def close(self) -> None:
        """Tidy up."""
        self.page.close()


def _text(picture: bytes) -> str:
    return base64.b64encode(picture).decode()
