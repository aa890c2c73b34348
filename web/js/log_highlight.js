// A line of the log that is pointed at, focused or tapped lights up the places it is about.
(() => {
    let line = null;

    // On the mat in front a trophy track is drawn space by space.
    function things(id) {
        const own = id === `trophies-${document.documentElement.dataset.seat}`;
        return document.querySelectorAll(own ? '#mat [data-id^="trophy-"]' : `#app [data-id="${CSS.escape(id)}"]`);
    }

    // A ring where the light of a target would be: what is drawn of a thing may reach beyond it.
    function ring(place) {
        const [, x, y, width, height, r, pad] = place.dataset.glow.split(" ").map(Number);
        const ring = document.createElementNS("http://www.w3.org/2000/svg", "rect");
        const shape = { x: x - pad, y: y - pad, width: width + 2 * pad, height: height + 2 * pad };
        for (const [name, value] of Object.entries(shape)) ring.setAttribute(name, value);
        ring.setAttribute("rx", (r < 0 ? width / 2 : r) + pad);
        ring.setAttribute("class", "pointed-ring");
        place.ownerSVGElement.append(ring);
    }

    function light(next) {
        if (next === line) return;
        line = next;
        for (const place of document.querySelectorAll(".pointed")) place.classList.remove("pointed");
        for (const old of document.querySelectorAll(".pointed-ring")) old.remove();
        const places = line && line.dataset.places;
        for (const id of places ? places.split(" ") : [])
            for (const place of things(id)) {
                place.classList.add("pointed");
                if (place.dataset.glow) ring(place);
            }
    }

    for (const name of ["pointerover", "focusin"])
        document.addEventListener(name, (event) => {
            // On a phone the log is a tab of its own: the light stays on the way to the places.
            if (!event.target.closest || event.target.closest("#tabs")) return;
            light(event.target.closest(".log-turn[data-places]"));
        });
})();
