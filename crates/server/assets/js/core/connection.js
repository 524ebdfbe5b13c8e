// The connection to a table: scenes come and commands go on one WebSocket. Where none can be opened (a proxy that does
// not pass it) the scenes come as server-sent events and commands go as requests. A connection that breaks is opened
// again from the last version received, and the page is told how it is.

import { applyChanges } from "./protocol.js";
import { readAnswer } from "./send.js";

/**
 * @typedef {import("./scene.js").SceneUpdate} SceneUpdate
 * @typedef {import("./send.js").Answer} Answer
 * @typedef {import("./wire.d.ts").LineAnswer} LineAnswer
 * @typedef {import("./wire.d.ts").MoveRequest} MoveRequest
 * @typedef {import("./wire.d.ts").Pulse} Pulse
 * @typedef {import("./wire.d.ts").Talk} Talk
 * @typedef {"connecting" | "open" | "lost" | "offline"} ConnectionState
 * @typedef {{close: () => void, send?: (text: string) => void}} Source
 * @typedef {{onOpen: () => void, onData: (text: string) => void, onPulse: (text: string) => void, onEnd: (opened: boolean) => void}} SourceEvents
 * @typedef {ReturnType<typeof connect>} Connection
 */

const RETRY_FIRST_MS = 500;
const RETRY_MAX_MS = 8000;
/** Two pulses of the server missed. */
const SILENCE_MAX_MS = 40000;
const SILENCE_CHECK_MS = 5000;
const ANSWER_TIMEOUT_MS = 5000;

/** @param {string} url @param {SourceEvents} on @returns {Source} */
function openSocket(url, { onOpen, onData, onEnd }) {
  const address = new URL(url, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const source = new WebSocket(address);
  let opened = false;
  source.onopen = () => { opened = true; onOpen(); };
  source.onmessage = (message) => onData(message.data);
  source.onclose = () => onEnd(opened);
  return { close() { source.onclose = null; source.close(); }, send: (text) => source.send(text) };
}

/** @param {string} url @param {SourceEvents} on @returns {Source} */
function openEventStream(url, { onOpen, onData, onPulse, onEnd }) {
  const source = new EventSource(url, { withCredentials: true });
  let opened = false;
  source.onopen = () => { opened = true; onOpen(); };
  source.onmessage = (message) => onData(message.data);
  for (const kind of ["pulse", "said"]) source.addEventListener(kind, (event) => onPulse(/** @type {MessageEvent} */ (event).data));
  source.onerror = () => { source.close(); onEnd(opened); };
  return { close() { source.onerror = null; source.close(); } };
}

/**
 * @param {string} api the table's address in the API
 * @param {string} lang
 * @param {{onScene: (scene: SceneUpdate) => void, onState: (state: ConnectionState) => void, onTalk?: (message: Partial<Pulse & Talk>) => void}} on
 *   `onTalk`: how many look on, and what somebody said
 * @returns {{reopen: () => void, close: () => void, send: (body: MoveRequest) => Promise<Answer | null>}}
 *   `reopen`: the viewer is somebody else now, who may see other things. `send`: a command and its answer; null if this
 *   connection cannot tell, so that a request may be tried with the same nonce
 */
export function connect(api, lang, { onScene, onState, onTalk = () => {} }) {
  /** @type {Source | null} */
  let source = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let retry;
  /** @type {Map<string, (answer: Answer | null) => void>} */
  const unanswered = new Map();
  let retryDelay = RETRY_FIRST_MS;
  let lastHeard = Date.now();
  let isOpen = false;
  let refusals = 0;
  let version = 0;
  let view = "";

  const open = () => {
    stop();
    onState(navigator.onLine ? "connecting" : "offline");
    const query = new URLSearchParams({ words: lang, view: "changes" });
    if (version > 0) query.set("after", String(version));
    const on = { onOpen: opened, onData: receive, onPulse: receive, onEnd: ended };
    const sockets = "WebSocket" in globalThis && refusals < 2;
    source = sockets ? openSocket(`${api}/line?${query}`, on) : openEventStream(`${api}/stream?${query}`, on);
  };

  const stop = () => {
    clearTimeout(retry);
    source?.close();
    source = null;
    isOpen = false;
    for (const done of [...unanswered.values()]) done(null);
  };

  const opened = () => {
    retryDelay = RETRY_FIRST_MS;
    lastHeard = Date.now();
    isOpen = true;
    onState("open");
  };

  /** @param {boolean} wasOpen */
  const ended = (wasOpen) => {
    stop();
    // Twice a socket, then once a stream: where neither opens it is the server that is away.
    if (!wasOpen && navigator.onLine) refusals = (refusals + 1) % 3;
    onState(navigator.onLine ? "lost" : "offline");
    retry = setTimeout(open, retryDelay);
    retryDelay = Math.min(retryDelay * 2, RETRY_MAX_MS);
  };

  /** @param {string} text */
  const receive = (text) => {
    lastHeard = Date.now();
    onState("open");
    /** @type {SceneUpdate | LineAnswer | Pulse | Talk} */
    const message = JSON.parse(text);
    if ("pulse" in message || "said" in message) {
      onTalk(message);
      return;
    }
    if ("status" in message) {
      unanswered.get(message.nonce ?? "")?.(readAnswer(message.status, message));
      return;
    }
    if (message.changes !== undefined) message.view = applyChanges(view, message.changes, message.own);
    view = message.view ?? view;
    version = message.version;
    onScene(message);
  };

  const online = () => { refusals = 0; open(); };
  const offline = () => { stop(); onState("offline"); };
  // A connection can be dead without an event that says so.
  const checkSilence = () => { if (isOpen && Date.now() - lastHeard > SILENCE_MAX_MS) ended(true); };
  const checking = setInterval(checkSilence, SILENCE_CHECK_MS);
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  document.addEventListener("visibilitychange", checkSilence);
  open();
  return {
    reopen: open,
    close() {
      stop();
      window.removeEventListener("online", online);
      window.removeEventListener("offline", offline);
      document.removeEventListener("visibilitychange", checkSilence);
      clearInterval(checking);
    },
    send(body) {
      const write = source?.send;
      if (!isOpen || write === undefined) return Promise.resolve(null);
      return new Promise((resolve) => {
        const done = (/** @type {Answer | null} */ answer) => { clearTimeout(timer); unanswered.delete(body.nonce); resolve(answer); };
        const timer = setTimeout(() => done(null), ANSWER_TIMEOUT_MS);
        unanswered.set(body.nonce, done);
        write(JSON.stringify(body));
      });
    },
  };
}
