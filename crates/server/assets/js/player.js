// Playing: commands one after another, each with its nonce, and rolls that go on until something is reached.

import { allows } from "./protocol.js";
import { nonce, post } from "./send.js";
import { mine } from "./state.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./send.js").Refused} Refused */
/** @typedef {ReturnType<typeof import("./line.js").listen>} Line */

/** Whether it is the server that cannot just now, so that asking again may help. @param {import("./send.js").Answer} answer */
const isPassing = (answer) => !answer.ok && !answer.stale && answer.status >= 500;

const STREAM_PATIENCE = 3000;
const BETWEEN_ROLLS = 420;

/**
 * @param {string} base the table's address in the API
 * @param {{app: () => App, line: () => Line, draw: () => void, onRefused: (answer: Refused) => void, onChanged: () => void,
 *   refresh: () => Promise<void>}} host
 */
export function player(base, { app, line, draw, onRefused, onChanged, refresh }) {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** @type {Set<() => void>} */
  const watching = new Set();
  /** @type {{id: string, armies: number} | null} */
  let adding = null;

  /** Until the next scene. @param {number} [patience] */
  const nextScene = (patience = 60000) => new Promise((/** @type {(heard: boolean) => void} */ resolve) => {
    const done = () => { clearTimeout(timer); watching.delete(done); resolve(true); };
    const timer = setTimeout(() => { watching.delete(done); resolve(false); }, patience);
    watching.add(done);
  });

  /** Until the page is at this version; it asks by itself if the stream is late. @param {number} version */
  const reached = async (version) => {
    while (app().state.scene.version < version) {
      if (!(await nextScene(STREAM_PATIENCE))) await refresh();
    }
  };

  /** @param {string} command @returns {Promise<boolean>} */
  const playNow = async (command) => {
    const name = nonce();
    for (;;) {
      const { scene } = app().state;
      if (!allows(scene.may, command)) {
        onChanged();
        return false;
      }
      const trying = (/** @type {boolean} */ on) => { app().ui.trying = on; draw(); };
      const wanted = { after: scene.version, nonce: name, command };
      const told = await line().say(wanted);
      const answer = told === null || isPassing(told) ? await post(`${base}/commands`, wanted, trying) : told;
      if (answer.ok || answer.stale) await reached(answer.version);
      if (answer.ok) return true;
      if (!answer.stale) {
        onRefused(answer);
        return false;
      }
    }
  };

  /** @param {() => Promise<boolean>} work @returns {Promise<boolean>} */
  const queue = (work) => {
    const { ui } = app();
    ui.waiting += 1;
    draw();
    const run = last.then(work).finally(() => { ui.waiting -= 1; draw(); });
    last = run.catch(() => false);
    return run;
  };

  /** @param {string} command */
  const play = (command) => queue(() => playNow(command));

  return {
    play,

    /** A scene came. */
    heard() { for (const done of [...watching]) done(); },

    /** Armies on a territory; what is not yet said grows instead of being said twice. @param {string} id @param {number} armies */
    place(id, armies) {
      if (adding?.id === id) {
        adding.armies += armies;
        return;
      }
      const wanted = { id, armies };
      adding = wanted;
      void queue(() => {
        if (adding === wanted) adding = null;
        const most = app().state.may.place.get(id)?.max ?? 0;
        return most === 0 ? Promise.resolve(false) : playNow(`place ${id} ${Math.min(most, wanted.armies)}`);
      });
    },

    /** Rolls until the conquest, or until no more than so many armies are left. @param {string} from @param {string} to @param {number | null} leave */
    async until(from, to, leave) {
      const loop = { from, to, leave };
      app().ui.loop = loop;
      draw();
      while (app().ui.loop === loop) {
        const { state, ui } = app();
        if (state.scene.stage !== "playing" || state.may.occupy) break;
        if (!mine(state)) {
          await nextScene(1000);
          continue;
        }
        const dice = state.may.attack.get(from)?.get(to) ?? [];
        const armies = state.view.lands.get(from)?.armies ?? 0;
        if (dice.length === 0 || (leave !== null && armies <= leave)) break;
        const chosen = ui.dice !== null && dice.includes(ui.dice) ? ui.dice : Math.max(...dice);
        if (!(await play(`attack ${from} ${to} ${chosen}`))) break;
        await new Promise((resume) => setTimeout(resume, BETWEEN_ROLLS));
      }
      if (app().ui.loop === loop) app().ui.loop = null;
      draw();
    },
  };
}
