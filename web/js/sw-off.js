// Switches the service worker off: put in the place of sw.js, it takes over at the next visit of every player,
// forgets what was kept of the site and unregisters itself. Games and settings are not touched.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(switchOff()));

async function switchOff() {
    await caches.delete(`stroganov ${self.registration.scope}`);
    await self.registration.unregister();
}
