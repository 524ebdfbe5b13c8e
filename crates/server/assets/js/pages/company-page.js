// The company of a table on its page: the waiting room, the panel of the table, phrases over the board. It has a state of its own,
// and asks for everything by itself; the page says when to draw it.

import { nothing, render } from "../../vendor/lit-html/lit-html.js";
import { nonce, post } from "../core/send.js";
import { say } from "../core/words.js";
import { bubbles, companyPanel, isWaiting, pauseAsked } from "./company.js";
import { companyStep, newCompany } from "./company-state.js";
import { tableLink, waitingRoom } from "./waiting-room.js";

/**
 * @typedef {import("../core/scene.js").Scene} Scene
 * @typedef {import("./company-state.js").Played} Played
 * @typedef {import("./company-state.js").CompanyAction} CompanyAction
 * @typedef {{api: string, id: string, invitation: string | null, main: HTMLElement, draw: () => void, reopen: () => void,
 *   refused: (answer: import("../core/send.js").Refused) => void, overtaken: () => void}} CompanyOf
 *   `draw`: something has changed; `reopen`: the reader is somebody else now, who may see other things; `overtaken`: somebody
 *   was quicker
 * @typedef {Pick<import("./waiting-room.js").RoomReader, "kept" | "copied" | "missing" | "told">} RoomKnown
 * @typedef {Pick<import("./waiting-room.js").RoomActions, "sit" | "leaveTable" | "copy">} RoomDone
 */

const MUTED = "sdadata.muted";

/** @param {CompanyOf} of */
export function companyPage({ api, id, invitation, main, draw, reopen, refused, overtaken }) {
  let company = newCompany(localStorage.getItem(MUTED) === "yes", main.dataset["takenOff"] !== undefined);
  const board = document.querySelector(".table-board");
  const over = document.createElement("div");
  board?.append(over);

  /** @param {CompanyAction} action */
  const send = (action) => {
    company = companyStep(company, action);
    if (action.type === "company-mute") localStorage.setItem(MUTED, company.muted ? "yes" : "no");
    draw();
  };

  /** @param {string} what @param {object} body */
  const ask = async (what, body) => {
    const answer = await post(`${api}/${what}`, { nonce: nonce(), ...body });
    if (!answer.ok) {
      if (answer.stale) overtaken();
      else refused(answer);
    }
    return answer.ok;
  };

  const onRoom = {
    setName: (/** @type {string} */ name) => send({ type: "company-name", name }),
    ask: (/** @type {import("./company-state.js").Asked | null} */ about) => send({ type: "company-ask-about", about }),
    showQr: () => send({ type: "company-qr" }),
    share: (/** @type {string} */ url) => void navigator.share({ title: document.title, text: say("share-text"), url }).catch(() => {}),
    host: (/** @type {import("../core/wire.d.ts").HostWord} */ wish, /** @type {number | undefined} */ player) => {
      send({ type: "company-ask-about", about: null });
      void ask("host", { do: wish, ...(player === undefined ? {} : { player }) });
    },
  };

  const onTable = {
    send,
    agree: (/** @type {boolean} */ pause) => void ask("agree", { pause }),
    goOn: () => void ask("go-on", {}),
    sayPhrase: (/** @type {string} */ phrase) => {
      send({ type: "company-talk" });
      void ask("say", { phrase });
    },
    resign: () => {
      send({ type: "company-ask", about: null });
      void ask("resign", {}).then((done) => { if (done) reopen(); });
    },
  };

  return {
    /** What came on the line that is no scene. @param {{watching?: number, said?: {player: number, phrase: string}}} message */
    heard({ watching, said }) {
      if (watching !== undefined && watching !== company.watching) send({ type: "company-watching", watching });
      if (said !== undefined) send({ type: "company-said", ...said, at: performance.now() });
    },
    /** The host has taken the reader's seat away. */
    takenOff: () => send({ type: "company-taken-off" }),
    /** Time passes. */
    tick: () => { if (company.said.length > 0) send({ type: "company-tick", at: performance.now() }); },
    /** What the reader wants to be called, for who sits down. @returns {{name?: string}} */
    asName: () => (company.name.trim() === "" ? {} : { name: company.name.trim() }),
    /** The waiting room. @param {Scene} scene @param {RoomKnown} known @param {RoomDone} done */
    room(scene, known, done) {
      const isHost = scene.host === null ? main.dataset["host"] !== undefined : scene.host === scene.you_player;
      const isNew = main.dataset["new"] !== undefined && scene.you_player === null;
      const qr = company.qr ? `/tables/${id}/qr.svg${new URL(tableLink(id, invitation)).search}` : "";
      return waitingRoom(scene, { ...known, invitation, isHost, isNew, takenOff: company.takenOff, name: company.name, asksAbout: company.asksAbout, qr }, { ...onRoom, ...done });
    },
    /** The panel of a table that is played. @param {Played} table */
    panel: (table) => companyPanel(table, company, onTable),
    /** What others wait for, on a phone in the sheet: the panel is behind a tab there. @param {Played} table */
    asked: (table) => (table.scene.stage === "playing" && isWaiting(table.scene) ? pauseAsked(table, onTable) : nothing),
    /** Draws what was said over the board. @param {Scene} scene */
    drawOver: (scene) => render(bubbles(scene, company), over),
  };
}
