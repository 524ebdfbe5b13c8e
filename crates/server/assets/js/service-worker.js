// A small worker: what has the hash of its content in its address is kept, everything else comes from the network. A table
// is never kept: without a network there is one page, which says so.

const CACHE = "sdadata-2";
const OFFLINE = "/offline";
const worker = /** @type {any} */ (globalThis);

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepOffline().then(() => worker.skipWaiting())));

worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
})()));

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const pages = await worker.clients.matchAll({ type: "window" });
    const page = pages.find((/** @type {any} */ one) => one.url === event.notification.data);
    await (page === undefined ? worker.clients.openWindow(event.notification.data) : page.focus());
  })());
});

/** The page for no network, with its style sheets and its script. */
async function keepOffline() {
  const cache = await caches.open(CACHE);
  // Nobody's: it is kept for whoever uses this browser.
  const page = await fetch(OFFLINE, { credentials: "omit" });
  const parts = [...(await page.clone().text()).matchAll(/(?:rel="stylesheet" href|<script type="module" src)="([^"]+)"/g)].map(([, address = ""]) => address);
  await Promise.all([cache.put(OFFLINE, page), cache.addAll(parts)]);
}

/** @param {Request} request */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (answer.ok && (answer.headers.get("cache-control") ?? "").includes("immutable")) await cache.put(request, answer.clone());
  return answer;
}
