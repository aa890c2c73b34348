"""Small pictures of pages and what differs between two of them, reckoned by the browser's own canvas.

Pictures are kept at a quarter of their size. They are compared in squares, each by its mean colour: letters
of another font change a square little, a missing piece or a moved panel changes it much.
"""

import base64

from playwright.sync_api import Browser

SHARE = 4  # a kept picture is a quarter as wide and as high
SQUARE = 6  # pixels of a kept picture: 24 of the page
TOLERANCE = 26  # of 255, that the mean of a square may be off in any colour

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
_COMPARE = """async ([one, other, square, tolerance]) => {
    const [a, b] = [await read(one), await read(other)];
    if (a.width !== b.width || a.height !== b.height) return [[-1, -1, 255]];
    const found = [];
    for (let y = 0; y + square <= a.height; y += square) for (let x = 0; x + square <= a.width; x += square) {
        const off = [0, 0, 0];
        for (let dy = 0; dy < square; dy++) for (let dx = 0; dx < square; dx++) for (let c = 0; c < 3; c++) {
            const at = ((y + dy) * a.width + x + dx) * 4 + c;
            off[c] += a.data[at] - b.data[at];
        }
        const most = Math.max(...off.map(Math.abs)) / square / square;
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

    def differences(
        self, kept: bytes, actual: bytes, tolerance: int = TOLERANCE
    ) -> list[tuple[int, int, int]]:
        """Where two small pictures differ: the squares' corners in CSS pixels of the page, and how much."""
        found = self.page.evaluate(_COMPARE, [_text(kept), _text(actual), SQUARE, tolerance])
        return [(x * SHARE, y * SHARE, off) for x, y, off in found]

    def close(self) -> None:
        """Tidy up."""
        self.page.close()


def _text(picture: bytes) -> str:
    return base64.b64encode(picture).decode()
