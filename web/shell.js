// The part of the page that is there before Python.
requestAnimationFrame(() => setTimeout(() => performance.mark("shell-painted")));
