// The board under a magnifying glass: pinch, ctrl and wheel, + and - magnify it; a drag or the wheel moves it.
// What is magnified is kept on the board's own element, so that repainting its inside changes nothing.
const board = document.getElementById("board");
const MOST = 2.5;
const STEP = 1.25;
const SLOP = 5; // pixels before a press becomes a drag
let zoom = 1;

const least = () => Number(getComputedStyle(document.documentElement).getPropertyValue("--least-zoom")) || 1;
const within = (value) => Math.min(MOST, Math.max(least(), value));
const phone = () => document.documentElement.dataset.layout === "phone";

function at(event) {
    const box = board.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
}

// Magnifies so that the point `held` of the drawing, in pixels of its present size, comes to lie at `place`.
function magnify(to, held, place) {
    const grown = within(to) / zoom;
    zoom *= grown;
    if (Math.abs(zoom - 1) < 0.01) zoom = 1;
    board.style.setProperty("--zoom", zoom);
    board.toggleAttribute("data-zoomed", zoom > 1);
    board.dataset.zoom = zoom;
    board.scrollTo(held.x * grown - place.x, held.y * grown - place.y);
}

function magnifyAt(to, place) {
    magnify(to, { x: board.scrollLeft + place.x, y: board.scrollTop + place.y }, place);
}

const middle = () => ({ x: board.clientWidth / 2, y: board.clientHeight / 2 });
document.getElementById("zoom-in").addEventListener("click", () => magnifyAt(zoom * STEP, middle()));
document.getElementById("zoom-out").addEventListener("click", () => magnifyAt(zoom / STEP, middle()));
window.addEventListener("resize", () => magnifyAt(phone() || zoom >= 1 ? zoom : 1, middle()));

document.addEventListener("keydown", (event) => {
    const sign = { "+": 1, "=": 1, "-": -1 }[event.key];
    if (!sign || document.documentElement.dataset.keys === "off" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, select, textarea, dialog") || !board.getClientRects().length) return;
    magnifyAt(zoom * STEP ** sign, middle());
});

// A board that is lower than its drawing moves up or down where all that can be chosen is out of sight.
function reveal() {
    if (!phone() || zoom > 1 || board.scrollHeight <= board.clientHeight + 1) return;
    const view = board.getBoundingClientRect();
    const boxes = [...board.querySelectorAll(".lit")].map((lit) => lit.getBoundingClientRect());
    const seen = (box) => box.top >= view.top - 2 && box.bottom <= view.bottom + 2;
    if (!boxes.length || boxes.some(seen)) return;
    const below = Math.max(...boxes.map((box) => box.bottom)) - view.bottom;
    const above = Math.min(...boxes.map((box) => box.top)) - view.top;
    board.scrollTop += below > 0 ? below + 8 : above - 8;
}

new MutationObserver(reveal).observe(board, { childList: true, subtree: true });
new ResizeObserver(reveal).observe(board);

board.addEventListener("wheel", (event) => {
    if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        magnifyAt(zoom * Math.exp(-event.deltaY / 300), at(event));
    } else if (!event.deltaX && !event.shiftKey && board.scrollHeight <= board.clientHeight + 1) {
        const before = board.scrollLeft;
        board.scrollLeft += event.deltaY;
        if (board.scrollLeft !== before) event.preventDefault();
    }
}, { passive: false });

// Two fingers: while they move only a transform changes; the drawing gets its new size when they are lifted.
let pinch = null;

function fingers(event) {
    const [one, other] = [...event.touches].map(at);
    return {
        apart: Math.hypot(one.x - other.x, one.y - other.y) || 1,
        place: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    };
}

board.addEventListener("touchstart", (event) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const { apart, place } = fingers(event);
    pinch = { apart, place, grown: 1, held: { x: board.scrollLeft + place.x, y: board.scrollTop + place.y } };
}, { passive: false });

board.addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    const { apart, place } = fingers(event);
    pinch.grown = within((zoom * apart) / pinch.apart) / zoom;
    pinch.place = place;
    board.toggleAttribute("data-pinch", true);
    board.style.setProperty("--pinch", pinch.grown);
    board.style.setProperty("--pinch-x", `${board.scrollLeft + place.x - pinch.held.x * pinch.grown}px`);
    board.style.setProperty("--pinch-y", `${board.scrollTop + place.y - pinch.held.y * pinch.grown}px`);
}, { passive: false });

function lifted(event) {
    if (!pinch || event.touches.length > 1) return;
    board.removeAttribute("data-pinch");
    magnify(zoom * pinch.grown, pinch.held, pinch.place);
    pinch = null;
}

board.addEventListener("touchend", lifted);
board.addEventListener("touchcancel", lifted);

// A mouse drags; the click at the end of a drag is not a choice.
board.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY, left: board.scrollLeft, top: board.scrollTop };
    let dragged = false;
    const move = (now) => {
        dragged ||= Math.hypot(now.clientX - from.x, now.clientY - from.y) > SLOP;
        if (dragged) board.scrollTo(from.left + from.x - now.clientX, from.top + from.y - now.clientY);
    };
    const up = () => {
        window.removeEventListener("pointermove", move);
        const moved = board.scrollLeft !== from.left || board.scrollTop !== from.top;
        const swallow = (click) => click.stopPropagation();
        if (dragged && moved) {
            window.addEventListener("click", swallow, { capture: true, once: true });
            setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
        }
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up, { once: true });
});
