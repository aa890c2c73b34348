// Motion on the table: pictures of things move in a layer above it, while the table itself is already as it will be.
(() => {
    const MOST = 24;
    const layer = () => document.getElementById("motion");
    let prepared = [];  // motions with what is seen before the table is painted
    let running = [];  // how to end each of those that are on
    let before = 0;  // how far the board was panned

    const panned = () => before - find("board").scrollLeft;

    const still = () => document.hidden || document.documentElement.dataset.motion === "off";

    function find(id) {
        if (id === "board") return document.getElementById("board");
        if (id.startsWith("tab-")) return document.querySelector(`#tabs [data-tab="${id.slice(4)}"]`);
        const name = CSS.escape(id);
        return document.querySelector(`#app [data-id="${name}"], #app [data-piece="${name}"]`);
    }

    // The first thing of several that is in sight, and where.
    function sight(ids) {
        for (const id of ids) {
            const thing = find(id);
            const box = thing && thing.getBoundingClientRect();
            if (box && box.width && box.height) return { thing, box };
        }
        return null;
    }

    function svg(viewBox, box) {
        const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        picture.setAttribute("viewBox", viewBox);
        picture.setAttribute("width", box.width);
        picture.setAttribute("height", box.height);
        return picture;
    }

    // A picture of a thing as it is now, of the same size; it is nothing that could be chosen.
    function copy({ thing, box }) {
        const drawing = thing.ownerSVGElement;
        if (!drawing) return null;
        const whole = drawing.getBoundingClientRect(), units = drawing.viewBox.baseVal;
        const scale = whole.width / units.width;
        const left = (box.left - whole.left) / scale, top = (box.top - whole.top) / scale;
        const picture = svg(`${left} ${top} ${box.width / scale} ${box.height / scale}`, box);
        const twin = thing.cloneNode(true);
        for (const part of [twin, ...twin.querySelectorAll("*")])
            for (const { name } of [...part.attributes])
                if (/^(data-|aria-|role$|tabindex$|id$)/.test(name)) part.removeAttribute(name);
        picture.append(twin);
        return picture;
    }

    function token(markup, box) {
        const side = Math.max(26, Math.min(46, box.height));
        const picture = svg("0 0 44 44", { width: side, height: side });
        picture.innerHTML = markup;
        return picture;
    }

    const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

    // What each kind of motion does to a picture that lies where the thing is now; [x, y] is where it comes from.
    const KEYFRAMES = {
        ride: ([x, y], { count }) => {
            const frames = [];
            for (let i = 0; i <= count * 2; i++) {
                const left = 1 - i / (count * 2);
                frames.push({ transform: `translate(${x * left}px, ${y * left - (i % 2) * 12}px)`, easing: i % 2 ? "ease-in" : "ease-out" });
            }
            return frames;
        },
        step: ([x, y]) => [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }],
        fly: ([x, y], { shrink, hides }) => [0, 0.25, 0.5, 0.75, 1].map((t) => {
            const lift = Math.min(90, Math.hypot(x, y) * 0.3) * 4 * t * (1 - t);
            const at = `translate(${x * (1 - t)}px, ${y * (1 - t) - lift}px)`;
            return { transform: `${at} scale(${1 - (1 - shrink) * t})`, opacity: t < 1 || hides ? 1 : 0.4 };
        }),
        drop: () => [{ transform: "translateY(-28px) scale(1.2)", opacity: 0 }, { transform: "translateY(3px)", opacity: 1, offset: 0.7 }, { transform: "none" }],
        turn: () => [{ transform: "scaleX(0.02)" }, { transform: "none" }],
        stamp: () => [{ transform: "scale(1.25)" }, { transform: "none" }],
        squeeze: () => [{ transform: "none" }, { transform: "scale(1.14, 0.82)" }, { transform: "none" }],
    };
    const EASING = { step: "ease-in-out", fly: "ease-in-out", ride: "linear", season: "ease-in-out", snow: "linear" };

    function place(picture, [x, y], width, height) {
        picture.style.left = `${x - width / 2}px`;
        picture.style.top = `${y - height / 2}px`;
        layer().append(picture);
    }

    function run(picture, frames, { kind, ms, delay }, hidden) {
        if (hidden) hidden.style.opacity = "0";
        const motion = picture.animate(frames, { duration: ms, delay, easing: EASING[kind] || "ease-out", fill: "both" });
        const end = () => {
            motion.cancel();
            picture.remove();
            if (hidden) hidden.style.removeProperty("opacity");
            if (hidden && !hidden.getAttribute("style")) hidden.removeAttribute("style");
            running = running.filter((other) => other !== end);
        };
        running.push(end);
        motion.onfinish = end;
    }

    // What a motion needs, as far as the page has to be looked at for it; gives what sets it off. All are looked at
    // before the first is set off: looking at a page that has just been changed takes long.
    function ready(motion) {
        const to = sight(motion.target);
        if (!to) return null;
        const here = middle(to.box), from = motion.seen ? middle(motion.seen) : here;
        const way = [from[0] - here[0] + (motion.pans ? panned() : 0), from[1] - here[1]];
        if (motion.kind === "fly") return motion.flies && (() => fly(motion, to, here, way));
        const near = (motion.kind === "ride" || motion.kind === "step") && Math.hypot(...way) <= 2;
        const picture = near ? null : copy(to);
        return picture && (() => {
            place(picture, here, to.box.width, to.box.height);
            run(picture, KEYFRAMES[motion.kind](way, motion), motion, to.thing);
        });
    }

    function fly(motion, to, here, way) {
        const picture = motion.flies;
        const width = picture.width.baseVal.value, height = picture.height.baseVal.value;
        const shrink = motion.picture ? 1 : Math.max(0.25, Math.min(1, to.box.height / height));
        place(picture, here, width, height);
        const comes = motion.hides && to.thing.dataset.id === motion.target[0];  // not a whole mat
        run(picture, KEYFRAMES.fly(way, { shrink, hides: comes }), motion, comes && to.thing);
    }

    // The old season's sky draws off to the east; in Winter it snows once.
    function season(motion) {
        const box = document.getElementById("board").getBoundingClientRect();
        return () => drawOff(motion, box);
    }

    function drawOff(motion, box) {
        const scene = document.createElement("div");
        scene.className = "season";
        for (const [name, value] of Object.entries({ left: box.left, top: box.top, width: box.width, height: box.height }))
            scene.style[name] = `${value}px`;
        layer().append(scene);
        const veil = document.createElement("div");
        veil.style.background = `linear-gradient(90deg, transparent, ${motion.sky} 50%)`;
        scene.append(veil);
        run(veil, [{ transform: "translateX(-50%)", opacity: 0.9 }, { transform: "translateX(50%)", opacity: 0.5 }], motion);
        for (let i = 0; i < motion.count; i++) {
            const flake = document.createElement("i");
            flake.style.left = `${(i + 0.5) * 100 / motion.count}%`;
            scene.append(flake);
            const frames = [{ transform: "translateY(-12px)", opacity: 1 }, { transform: `translate(${(i % 3 - 1) * 20}px, ${box.height}px)`, opacity: 0.6 }];
            run(flake, frames, { kind: "snow", ms: motion.ms - 220, delay: (i * 7 % 5) * 40 });
        }
        running.push(() => scene.remove());
        setTimeout(() => scene.remove(), motion.ms + 50);
    }

    function finish() {
        prepared = [];
        for (const end of [...running]) end();
        running = [];
    }

    window.motion = {
        // Before the table is painted: remember where things are and how they look.
        prepare(text) {
            finish();
            if (still()) return;
            before = find("board").scrollLeft;
            const sky = getComputedStyle(document.body).getPropertyValue("--sky1");
            prepared = JSON.parse(text).slice(0, MOST).map((motion) => {
                if (motion.kind === "season") return { ...motion, sky };
                const from = sight(motion.source), flies = motion.kind === "fly" && from;
                const picture = flies && (motion.picture ? token(motion.picture, from.box) : copy(from));
                const pans = Boolean(from && from.thing.closest("#board"));
                return { ...motion, seen: from && from.box, flies: picture, pans };
            });
        },
        // After it: set the pictures off, when the browser is about to show the new table.
        start() {
            if (!prepared.length) return;
            const moving = prepared;
            requestAnimationFrame(() => {
                if (moving !== prepared) return;
                prepared = [];
                const set = moving.map((motion) => (motion.kind === "season" ? season : ready)(motion));
                for (const off of set) off?.();
            });
        },
        finish,
    };
    for (const name of ["pointerdown", "keydown", "resize"]) window.addEventListener(name, finish, true);
})();
