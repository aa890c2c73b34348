// A handful of short, quiet sounds, made here, and a short vibration: only if the player wants them (data-sound and
// data-vibration on <html>). Without that there is not even an AudioContext.
(() => {
    const LOUDNESS = 0.12;
    const APART = 0.12; // seconds from one sound to the next
    // Tones: shape, from and to how many hertz, when and how long in seconds, and how loud.
    const TONES = {
        ride: [["sine", 150, 60, 0, 0.07, 1], ["sine", 130, 55, 0.11, 0.07, 0.8]],
        hunt: [["triangle", 340, 170, 0, 0.12, 0.8], ["sine", 90, 60, 0.1, 0.08, 1]],
        coin: [["sine", 1320, 1320, 0, 0.07, 0.5], ["sine", 1760, 1760, 0.06, 0.16, 0.5]],
        song: [["triangle", 392, 392, 0, 0.16, 0.7], ["triangle", 494, 494, 0.13, 0.16, 0.7], ["triangle", 587, 587, 0.26, 0.3, 0.7]],
        winter: [["sine", 1175, 1047, 0, 0.5, 0.3], ["sine", 784, 698, 0.12, 0.7, 0.4]],
        end: [["triangle", 262, 262, 0, 0.6, 0.6], ["triangle", 330, 330, 0.1, 0.6, 0.6], ["triangle", 392, 392, 0.2, 0.8, 0.6]],
    };
    const SHAKES = { ride: 12, hunt: 25, song: [12, 40, 12], end: [20, 60, 40] }; // milliseconds on and off
    const wants = (what) => document.documentElement.dataset[what] === "on" && !document.hidden;
    let context = null;

    // Browsers let a page be heard only after a press, and some only if the press itself begins it.
    function unlock() {
        if (!wants("sound") || !window.AudioContext) return null;
        context ??= new AudioContext();
        if (context.state !== "running") context.resume().catch(() => 0);
        return context;
    }

    function tone([shape, from, to, start, seconds, loud], begin) {
        const source = context.createOscillator(), volume = context.createGain(), at = begin + start;
        source.type = shape;
        source.frequency.setValueAtTime(from, at);
        source.frequency.exponentialRampToValueAtTime(to, at + seconds);
        volume.gain.setValueAtTime(0.0001, at);
        volume.gain.linearRampToValueAtTime(LOUDNESS * loud, at + 0.01);
        volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
        source.connect(volume).connect(context.destination);
        source.start(at);
        source.stop(at + seconds + 0.02);
    }

    window.sounds = {
        play(text) {
            const names = JSON.parse(text).filter((name) => TONES[name]);
            const shaken = names.find((name) => SHAKES[name]);
            if (shaken && wants("vibration")) navigator.vibrate?.(SHAKES[shaken]);
            if (!unlock()) return;
            let begin = context.currentTime + 0.02;
            for (const name of names) {
                for (const each of TONES[name]) tone(each, begin);
                begin += Math.max(...TONES[name].map(([, , , start, seconds]) => start + seconds)) * 0.6 + APART;
            }
        },
    };
    for (const press of ["pointerup", "keydown"]) window.addEventListener(press, unlock, true);
})();
