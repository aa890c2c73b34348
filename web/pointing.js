// A line of the log that is pointed at, focused or tapped lights up the places it is about.
(() => {
    let line = null;

    function light(next) {
        if (next === line) return;
        line = next;
        for (const place of document.querySelectorAll(".pointed")) place.classList.remove("pointed");
        const places = line && line.dataset.places;
        for (const id of places ? places.split(" ") : [])
            for (const place of document.querySelectorAll(`#app [data-id="${CSS.escape(id)}"]`)) place.classList.add("pointed");
    }

    for (const name of ["pointerover", "focusin"])
        document.addEventListener(name, (event) => {
            if (event.target.closest) light(event.target.closest(".log-turn[data-places]"));
        });
})();
