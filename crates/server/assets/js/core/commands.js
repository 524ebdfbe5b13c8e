// Sending commands one after another, each with its nonce, so that none is played twice; and commands that are repeated
// until the game says that it is enough.

import { allows } from "./protocol.js";
import { nonce, post } from "./send.js";

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./send.js").Answer} Answer
 * @typedef {import("./send.js").Refused} Refused
 * @typedef {import("./connection.js").Connection} Connection
 */

const SCENE_TIMEOUT_MS = 3000;
const REPEAT_PAUSE_MS = 420;
const REPEAT_WAIT_MS = 1000;

/** Whether the server failed for a moment, so that asking again may help. @param {Answer} answer */
const isPassing = (answer) => !answer.ok && !answer.stale && answer.status >= 500;

/**
 * @param {string} api the table's address in the API
 * @param {{scene: () => Scene, connection: () => Connection, onWaiting: (by: 1 | -1) => void, onTrying: (trying: boolean) => void,
 *   onRefused: (answer: Refused) => void, onOvertaken: () => void, refresh: () => Promise<void>}} host
 *   `onOvertaken`: the command is no longer legal; `refresh`: asks for the scene, because the stream is late
 */
export function commandQueue(api, { scene, connection, onWaiting, onTrying, onRefused, onOvertaken, refresh }) {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** @type {Set<() => void>} */
  const waiting = new Set();
  /** @type {{key: string, amount: number} | null} */
  let growing = null;

  /** Until the next scene; false if none comes. @param {number} timeout */
  const nextScene = (timeout) => new Promise((/** @type {(came: boolean) => void} */ resolve) => {
    const done = () => { clearTimeout(timer); waiting.delete(done); resolve(true); };
    const timer = setTimeout(() => { waiting.delete(done); resolve(false); }, timeout);
    waiting.add(done);
  });

  /** Until the page is at this version. @param {number} version */
  const reached = async (version) => {
    while (scene().version < version) {
      if (!(await nextScene(SCENE_TIMEOUT_MS))) await refresh();
    }
  };

  /** @param {string} command @returns {Promise<boolean>} */
  const sendNow = async (command) => {
    const name = nonce();
    for (;;) {
      const { may, version } = scene();
      if (!allows(may, command)) {
        onOvertaken();
        return false;
      }
      const body = { after: version, nonce: name, command };
      const told = await connection().send(body);
      const answer = told === null || isPassing(told) ? await post(`${api}/commands`, body, onTrying) : told;
      if (answer.ok || answer.stale) await reached(answer.version);
      if (answer.ok) return true;
      if (!answer.stale) {
        onRefused(answer);
        return false;
      }
    }
  };

  /** @param {() => Promise<boolean>} work @returns {Promise<boolean>} */
  const enqueue = (work) => {
    onWaiting(1);
    const run = last.then(work).finally(() => onWaiting(-1));
    last = run.catch(() => false);
    return run;
  };

  /** @param {string} command */
  const play = (command) => enqueue(() => sendNow(command));

  return {
    play,

    /** Asks for what is not legal, to be told why not by rule and article. It is asked for once, at the version that is shown. @param {string} command */
    ask: (command) => enqueue(async () => {
      const answer = await post(`${api}/commands`, { after: scene().version, nonce: nonce(), command }, onTrying);
      if (!answer.ok && !answer.stale) onRefused(answer);
      return answer.ok;
    }),

    /** A scene came. */
    sceneCame() { for (const done of [...waiting]) done(); },

    /**
     * A command with a number that grows while it waits for its turn, instead of being sent twice.
     * @param {string} key @param {number} amount @param {(total: number) => string | null} commandOf
     */
    grow(key, amount, commandOf) {
      if (growing?.key === key) {
        growing.amount += amount;
        return;
      }
      const mine = { key, amount };
      growing = mine;
      void enqueue(() => {
        if (growing === mine) growing = null;
        const command = commandOf(mine.amount);
        return command === null ? Promise.resolve(false) : sendNow(command);
      });
    },

    /** Plays what `next` says, again and again. @param {() => string | "wait" | null} next null: it is enough */
    async repeat(next) {
      for (;;) {
        const command = next();
        if (command === null) return;
        if (command === "wait") {
          await nextScene(REPEAT_WAIT_MS);
        } else {
          if (!(await play(command))) return;
          await new Promise((resume) => setTimeout(resume, REPEAT_PAUSE_MS));
        }
      }
    },
  };
}
