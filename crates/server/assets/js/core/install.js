// The service worker of the site, where a browser has such a thing.

/** Asks for it once the page is there, so that nothing waits for it. */
export function install() {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  window.addEventListener("load", () => { navigator.serviceWorker.register("/service-worker.js").catch(() => {}); });
}
