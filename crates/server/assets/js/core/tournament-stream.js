// The stream of a tournament: it says that something has changed. It is opened again whenever it breaks, and is closed
// while nobody looks, unless the page is for a wall.

import { refresher } from "./live-fragment.js";

/**
 * @typedef {import("./wire.d.ts").TournamentChange} TournamentChange
 * @typedef {"open" | "lost"} StreamState
 */

const RETRY_FIRST_MS = 1000;
const RETRY_MAX_MS = 15000;
/** Two pulses of the server missed. */
const SILENCE_MAX_MS = 40000;
const SILENCE_CHECK_MS = 5000;

/**
 * @param {string} address
 * @param {{onChange: (change: TournamentChange) => void, onState?: (state: StreamState) => void, always?: boolean}} on
 *   `onChange` is called once when the stream opens, so that nothing is missed between two streams
 */
export function follow(address, { onChange, onState = () => {}, always = false }) {
  /** @type {EventSource | null} */
  let source = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let retry;
  let retryDelay = RETRY_FIRST_MS;
  let lastHeard = Date.now();

  const close = () => {
    clearTimeout(retry);
    source?.close();
    source = null;
  };
  const heard = () => {
    lastHeard = Date.now();
    retryDelay = RETRY_FIRST_MS;
    onState("open");
  };
  const lost = () => {
    close();
    onState("lost");
    // Not all phones of a hall at the same moment.
    retry = setTimeout(open, retryDelay * (0.5 + Math.random()));
    retryDelay = Math.min(retryDelay * 2, RETRY_MAX_MS);
  };
  const open = () => {
    close();
    if (document.hidden && !always) return;
    lastHeard = Date.now();
    source = new EventSource(address);
    source.onmessage = (message) => { heard(); onChange(JSON.parse(message.data)); };
    source.addEventListener("pulse", heard);
    source.onerror = lost;
  };
  // A stream can be dead without an event that says so.
  setInterval(() => { if (source !== null && Date.now() - lastHeard > SILENCE_MAX_MS) lost(); }, SILENCE_CHECK_MS);
  document.addEventListener("visibilitychange", open);
  window.addEventListener("online", open);
  window.addEventListener("offline", lost);
  open();
}

/**
 * Keeps a part of a page as new as its tournament.
 * @param {HTMLElement} part `data-refresh` is the address of what stands in it, `data-stream` of the stream, `data-version`
 *   the version it was written at: of that nothing is asked for again
 * @param {{always?: boolean, onShown?: () => void}} [options] `onShown` is called when something new may stand there
 */
export function followPart(part, { always = false, onShown = () => {} } = {}) {
  const refresh = refresher(part);
  follow(part.dataset["stream"] ?? "", {
    always,
    onChange: async ({ version }) => {
      if (part.dataset["version"] === String(version) || !await refresh()) return;
      part.dataset["version"] = String(version);
      onShown();
    },
  });
}
