// A line of the log that is pointed at, focused or tapped lights up the places it is about.
(() => {
    let line = null;

    // On the mat in front a trophy track is drawn space by space.
    function things(id) {
        const own = id === `trophies-${document.documentElement.dataset.seat}`;
        return document.querySelectorAll(own ? '#mat [data-id^="trophy-"]' : `#app [data-id="${CSS.escape(id)}"]`);
    }

    function light(next) {
        if (next === line) return;
        line = next;
        for (const place of document.querySelectorAll(".pointed")) place.classList.remove("pointed");
        const places = line && line.dataset.places;
        for (const id of places ? places.split(" ") : [])
            for (const place of things(id)) place.classList.add("pointed");
    }

    for (const name of ["pointerover", "focusin"])
        document.addEventListener(name, (event) => {
            // On a phone the log is a tab of its own: the light stays on the way to the places.
            if (!event.target.closest || event.target.closest("#tabs")) return;
            light(event.target.closest(".log-turn[data-places]"));
        });
})();
