// When to go on: after the next frame, or when the browser has nothing else to do.
requestAnimationFrame(() => setTimeout(() => performance.mark("shell-painted")));

// Calls back when the browser has shown what is painted now; a page that is not seen does not wait for that.
window.whenShown = (call) => {
    const unseen = document.hidden, ONE_SECOND = 1000; // a page that goes out of sight draws no frame
    let waits = true;
    const once = () => {
        if (waits) call(null);
        waits = false;
    };
    if (!unseen) requestAnimationFrame(() => setTimeout(once));
    setTimeout(once, unseen ? 0 : ONE_SECOND);
};

// Calls back when there is nothing else to do.
window.whenIdle = (call) => {
    if (window.requestIdleCallback) requestIdleCallback(() => call(null));
    else setTimeout(() => call(null), 100);
};
