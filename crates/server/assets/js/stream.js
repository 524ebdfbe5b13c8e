// Scenes as they happen. The browser reconnects by itself and says which scene it saw last; here it is only said
// plainly how the line is, and a line that stays dead is opened anew.

/**
 * @typedef {import("./state.js").Scene} Scene
 * @typedef {"connecting" | "open" | "lost" | "offline"} Line
 */

const PATIENCE = 8000;
const SILENCE = 45000;

/**
 * @param {string} url
 * @param {{onScene: (scene: Scene) => void, onLine: (line: Line) => void}} hear
 * @returns {{again: () => void, close: () => void}} `again`: somebody else is looking now, who may see other things
 */
export function listen(url, { onScene, onLine }) {
  /** @type {EventSource | null} */
  let source = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let again;
  let wait = 1000;
  let heard = Date.now();

  const open = () => {
    clearTimeout(again);
    source?.close();
    onLine(navigator.onLine ? "connecting" : "offline");
    source = new EventSource(url, { withCredentials: true });
    source.onopen = () => { wait = 1000; heard = Date.now(); onLine("open"); };
    source.onmessage = take;
    source.addEventListener("scene", take);
    source.addEventListener("ping", () => { heard = Date.now(); });
    source.onerror = () => {
      onLine(navigator.onLine ? "lost" : "offline");
      if (source?.readyState !== EventSource.CLOSED) return;
      again = setTimeout(open, wait);
      wait = Math.min(wait * 2, PATIENCE);
    };
  };

  /** @param {MessageEvent<string>} message */
  const take = (message) => {
    heard = Date.now();
    onLine("open");
    onScene(JSON.parse(message.data));
  };

  const online = () => open();
  const offline = () => onLine("offline");
  const woken = () => { if (!document.hidden && Date.now() - heard > SILENCE) open(); };
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  document.addEventListener("visibilitychange", woken);
  open();
  return {
    again: open,
    close() {
      clearTimeout(again);
      source?.close();
      window.removeEventListener("online", online);
      window.removeEventListener("offline", offline);
      document.removeEventListener("visibilitychange", woken);
    },
  };
}
