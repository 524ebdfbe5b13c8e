// What a page knows of the company at its table: how many look on, what was said a moment ago, what the reader is about to do.
// Pure functions, tried under node.

import { say } from "../core/words.js";

/**
 * @typedef {import("../core/scene.js").Scene} Scene
 * @typedef {{scene: Scene, view: import("../core/scene.js").View}} Played a table that is played
 * @typedef {{wish: "remove" | "give", player: number}} Asked what a host is about to do with whom
 * @typedef {{player: number, phrase: string, until: number}} Bubble
 * @typedef {{watching: number, said: Bubble[], muted: boolean, asks: "resign" | null, talks: boolean,
 *   asksAbout: Asked | null, name: string, qr: boolean, takenOff: boolean}} Company
 *   `said`: each for a while; `asks`: what the reader must confirm; `talks`: the list of phrases is open; `asksAbout`: what the
 *   host must confirm; `takenOff`: the host has taken the reader's seat away; `name`: what the reader wants to be called; `qr`: the code is shown
 * @typedef {{type: "company-watching", watching: number} | {type: "company-said", player: number, phrase: string, at: number}
 *   | {type: "company-tick", at: number} | {type: "company-mute"} | {type: "company-ask", about: "resign" | null}
 *   | {type: "company-talk"} | {type: "company-ask-about", about: Asked | null} | {type: "company-taken-off"} | {type: "company-name", name: string} | {type: "company-qr"}} CompanyAction
 */

/** How long a phrase is shown. */
export const PHRASE_MS = 6000;

/** @param {boolean} muted @param {boolean} [takenOff] @returns {Company} */
export const newCompany = (muted, takenOff = false) => ({ watching: 0, said: [], muted, asks: null, talks: false, asksAbout: null, name: "", qr: false, takenOff });

/** @param {Company} company @param {CompanyAction} action @returns {Company} */
export function companyStep(company, action) {
  switch (action.type) {
    case "company-watching": return { ...company, watching: action.watching };
    case "company-said": {
      if (company.muted) return company;
      const { player, phrase, at } = action;
      return { ...company, said: [...company.said.filter((one) => one.player !== player), { player, phrase, until: at + PHRASE_MS }] };
    }
    case "company-tick": {
      const said = company.said.filter((one) => one.until > action.at);
      return said.length === company.said.length ? company : { ...company, said };
    }
    case "company-mute": return { ...company, muted: !company.muted, said: [] };
    case "company-ask": return { ...company, asks: action.about };
    case "company-talk": return { ...company, talks: !company.talks };
    case "company-ask-about": return { ...company, asksAbout: action.about };
    case "company-taken-off": return { ...company, takenOff: true };
    case "company-name": return { ...company, name: action.name };
    case "company-qr": return { ...company, qr: true };
    default: return company;
  }
}

/** Who asks for a pause; to who has asked or agreed, who has not yet: everybody who plays must. @param {Played} table */
export function pauseTold({ scene: { pause_wanted: wanted, seats, you_player: me }, view }) {
  const names = (/** @type {Scene["seats"]} */ chairs) => chairs.map(({ name }) => name ?? "").join(", ");
  if (me === null || !wanted.includes(me)) return say("pause-wanted", { names: names(seats.filter(({ player }) => wanted.includes(player))) });
  const plays = (/** @type {Scene["seats"][number]} */ { player, kind, state }) => kind === "person" && (state === "here" || state === "away")
    && view.seats.every((seat) => seat.player !== player || seat.status === "playing");
  const missing = names(seats.filter((chair) => plays(chair) && !wanted.includes(chair.player)));
  return say(wanted.length > 1 ? "pause-missing" : "pause-mine", { names: missing });
}
