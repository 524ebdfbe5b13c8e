// The table's line: scenes come and commands go on one WebSocket. Where none can be opened (a proxy that does not pass
// it) the scenes come as server-sent events and commands go as requests. It is said plainly how the line is, and a line
// that breaks is opened anew from the last version heard.

import { readAnswer } from "./send.js";
import { changed } from "./protocol.js";

/**
 * @typedef {import("./state.js").Scene} Scene
 * @typedef {import("./send.js").Answer} Answer
 * @typedef {"connecting" | "open" | "lost" | "offline"} Line
 * @typedef {{close: () => void, send?: (text: string) => void}} Source
 * @typedef {{onOpen: () => void, onData: (text: string) => void, onPulse: () => void, onEnd: (opened: boolean) => void}} Hear
 */

const PATIENCE = 8000;
/** Twice the server had nothing to say, and did not say so. */
const SILENCE = 40000;
const LOOK = 5000;
const ANSWER_PATIENCE = 5000;

/** @param {string} url @param {Hear} hear @returns {Source} */
function socket(url, { onOpen, onData, onEnd }) {
  const address = new URL(url, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const source = new WebSocket(address);
  let opened = false;
  source.onopen = () => { opened = true; onOpen(); };
  source.onmessage = (message) => onData(message.data);
  source.onclose = () => onEnd(opened);
  return { close() { source.onclose = null; source.close(); }, send: (text) => source.send(text) };
}

/** @param {string} url @param {Hear} hear @returns {Source} */
function events(url, { onOpen, onData, onPulse, onEnd }) {
  const source = new EventSource(url, { withCredentials: true });
  let opened = false;
  source.onopen = () => { opened = true; onOpen(); };
  source.onmessage = (message) => onData(message.data);
  source.addEventListener("pulse", onPulse);
  source.onerror = () => { source.close(); onEnd(opened); };
  return { close() { source.onerror = null; source.close(); } };
}

/**
 * @param {string} base the table's address in the API
 * @param {string} lang
 * @param {{onScene: (scene: Scene) => void, onLine: (line: Line) => void}} hear
 * @returns {{again: () => void, close: () => void, say: (body: {nonce: string} & Record<string, unknown>) => Promise<Answer | null>}}
 *   `again`: somebody else is looking now, who may see other things. `say`: a command and its answer; null if the line
 *   cannot tell, and a request may be tried with the same nonce
 */
export function listen(base, lang, { onScene, onLine }) {
  /** @type {Source | null} */
  let source = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let again;
  /** @type {Map<string, (answer: Answer | null) => void>} */
  const asked = new Map();
  let wait = 500;
  let heard = Date.now();
  let isOpen = false;
  let refused = 0;
  let version = 0;
  let view = "";

  const open = () => {
    stop();
    onLine(navigator.onLine ? "connecting" : "offline");
    const query = new URLSearchParams({ words: lang, view: "changes" });
    if (version > 0) query.set("after", String(version));
    const hear = { onOpen: opened, onData: take, onPulse: () => { heard = Date.now(); }, onEnd: ended };
    const sockets = "WebSocket" in globalThis && refused < 2;
    source = sockets ? socket(`${base}/line?${query}`, hear) : events(`${base}/stream?${query}`, hear);
  };

  const stop = () => {
    clearTimeout(again);
    source?.close();
    source = null;
    isOpen = false;
    for (const done of [...asked.values()]) done(null);
  };

  const opened = () => {
    wait = 500;
    heard = Date.now();
    isOpen = true;
    onLine("open");
  };

  /** @param {boolean} was whether it had been open */
  const ended = (was) => {
    stop();
    // Twice a socket, then once a stream: where neither opens it is the server that is away.
    if (!was && navigator.onLine) refused = (refused + 1) % 3;
    onLine(navigator.onLine ? "lost" : "offline");
    again = setTimeout(open, wait);
    wait = Math.min(wait * 2, PATIENCE);
  };

  /** @param {string} text */
  const take = (text) => {
    heard = Date.now();
    onLine("open");
    const said = JSON.parse(text);
    if (said.pulse !== undefined) return;
    if (said.status !== undefined) {
      asked.get(said.nonce)?.(readAnswer(said.status, said));
      return;
    }
    if (said.changes !== undefined) said.view = changed(view, said.changes, said.own);
    view = said.view ?? view;
    version = said.version;
    onScene(said);
  };

  const online = () => { refused = 0; open(); };
  const offline = () => { stop(); onLine("offline"); };
  // A line that is dead and does not know it is given up.
  const look = () => { if (isOpen && Date.now() - heard > SILENCE) ended(true); };
  const looking = setInterval(look, LOOK);
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  document.addEventListener("visibilitychange", look);
  open();
  return {
    again: open,
    close() {
      stop();
      window.removeEventListener("online", online);
      window.removeEventListener("offline", offline);
      document.removeEventListener("visibilitychange", look);
      clearInterval(looking);
    },
    say(body) {
      const send = source?.send;
      if (!isOpen || send === undefined) return Promise.resolve(null);
      return new Promise((resolve) => {
        const done = (/** @type {Answer | null} */ answer) => { clearTimeout(timer); asked.delete(body.nonce); resolve(answer); };
        const timer = setTimeout(() => done(null), ANSWER_PATIENCE);
        asked.set(body.nonce, done);
        send(JSON.stringify(body));
      });
    },
  };
}
