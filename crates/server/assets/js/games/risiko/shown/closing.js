// The end of a game as the band over the board shows it: laps that are left, whose closing roll is next and what closes
// the game on it, the dice that were thrown. The figures are the server's.

import { seatOf } from "../../../core/scene.js";
import { say } from "../../../core/words.js";
import { whoOf } from "../../shared/who.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").BoardData} BoardData
 * @typedef {import("../types.js").Thrown} Thrown
 * @typedef {import("../../game.d.ts").ClosingShown} ClosingShown
 * @typedef {NonNullable<ClosingShown["thrown"]>} ThrowShown
 */

/**
 * The band; nothing while the game's time runs. `thrown`: the last closing roll, as long as it is shown.
 * @param {Table} table @param {BoardData} data @param {Thrown | null} thrown @param {number} now the moment, in milliseconds
 * @returns {ClosingShown | null}
 */
export function closingShown(table, data, thrown, now) {
  const { closing } = table.scene;
  const dice = thrown === null ? null : thrownShown(table, thrown);
  if (closing === null) return dice === null ? null : { title: say("phase-closing"), told: "", awaited: null, thrown: dice };
  const awaited = closing.throw_ms === undefined || closing.roll === null ? null : awaitedShown(table, closing.roll.seat, closing.throw_ms, now);
  return { title: titleOf(closing, awaited !== null), told: toldOf(table, data, closing), brief: briefOf(data, closing), awaited, thrown: awaited === null ? dice : null };
}

/** @param {import("../../../core/wire.d.ts").Closing} closing @param {boolean} awaited */
function titleOf({ laps, roll }, awaited) {
  if (awaited || laps === 0) return say("phase-closing");
  if (laps === 1) return say(roll === null ? "closing-last-lap" : "closing-last-lap-rolls");
  return laps === 2 ? say("closing-last-lap-but-one") : say("closing-laps-left", { n: laps });
}

/** What closes the game, and how likely. @param {Table} table @param {BoardData} data @param {import("../../../core/wire.d.ts").Closing} closing */
function toldOf(table, data, { roll }) {
  if (roll === null) return data.closing.form === "none" ? say("closing-then-over") : say("closing-then-rolls");
  if (roll.forfeited) return say("closing-forfeited", { who: whoOf(table, roll.seat) });
  const sums = data.closing.form === "at-most" ? say("closing-needs-at-most", { sum: Math.max(...roll.sums) }) : say("closing-needs", { sums: roll.sums.join(say("closing-or")) });
  return say("closing-chance", { sums, percent: roll.percent });
}

/** The same in a few words, for a strip: what closes the game where a roll is near, otherwise the lap. @param {BoardData} data @param {import("../../../core/wire.d.ts").Closing} closing */
function briefOf(data, closing) {
  const { laps, roll } = closing;
  if (roll === null || roll.forfeited) return titleOf({ ...closing, roll: null }, false);
  const title = say(laps === 0 ? "phase-closing" : "closing-last-lap");
  return data.closing.form === "at-most" ? say("closing-brief-at-most", { title, sum: Math.max(...roll.sums), percent: roll.percent })
    : say("closing-brief", { title, sums: roll.sums.join(say("closing-or")), percent: roll.percent });
}

/** @param {Table} table @param {string} seat @param {number} ms @param {number} now */
function awaitedShown(table, seat, ms, now) {
  // A scene comes between two ticks of the page's clock: its own moment may be the later one.
  const left = Math.max(0, Math.ceil((ms - Math.max(0, now - table.clocksAt)) / 1000));
  return { letter: seat, colour: seatOf(table, seat)?.colour ?? null, you: table.may.throwDice, waits: say(table.may.throwDice ? "closing-by-itself" : "closing-awaited", { n: left, who: whoOf(table, seat) }) };
}

/** @param {Table} table @param {Thrown} thrown @returns {ThrowShown} */
function thrownShown(table, { seat, faces, ends, count }) {
  const sum = faces.reduce((all, face) => all + face, 0);
  return {
    letter: seat, colour: seatOf(table, seat)?.colour ?? null, who: whoOf(table, seat), faces, ends,
    verdict: say(ends ? "closing-ends" : "closing-goes-on", { sum }), turn: count % 2 === 0 ? "even" : "odd",
  };
}
