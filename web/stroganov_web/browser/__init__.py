"""The only package that knows the browser: DOM, events, focus, storage, sharing."""
