// S.P.Q.RisiKo! without a browser: reading a table, playing on it, what is shown of it, the keys, the piles of its chance.

import { readRoll } from "../../core/protocol.js";
import { freeSeats } from "../shared/who.js";
import { followBattle, newBattle } from "./battle-state.js";
import { actionOfArea, actionOfKey } from "./keys.js";
import { newMemory, remember } from "./memory.js";
import { modeOf, nextArea, oddsKey } from "./modes.js";
import { piles } from "./piles.js";
import { answerAlone, followChoice, newChoice, nextRoll, placeCommand, reduce, settleChoice, withOdds } from "./play.js";
import { readMay, readView } from "./protocol.js";
import { rulings } from "./rulings.js";
import { barShown, instructionOf } from "./shown/bar.js";
import { attackShown, battleAreas, pastShown } from "./shown/battle.js";
import { boardPlayed, boardWatched } from "./shown/board.js";
import { closingShown, resultShown } from "./shown/end.js";
import { handNews } from "./shown/hand.js";
import { planShown } from "./shown/plan.js";
import { seatsShown, stripShown } from "./shown/seats.js";
import { hintOf, sinceShown } from "./shown/since.js";

/** What provinces and seas are called, by id. @param {import("./types.js").RomeData} data @returns {import("../game.d.ts").Names} */
function namesOf({ provinces, seas }) {
  const names = new Map([...provinces, ...seas].map(({ id, name }) => [id, name]));
  return (area) => names.get(area) ?? area;
}

export const model = {
  read: { readView, readMay, newMemory, remember },
  play: {
    newChoice, newBattle, reduce, followChoice, followBattle, settleChoice, withOdds, modeOf, nextRoll, placeCommand,
    nextArea, oddsKey, instructionOf, answerAlone,
  },
  keys: { actionOfKey, actionOfArea },
  shown: {
    barShown, attackShown, pastShown, battleAreas, boardPlayed, boardWatched, goalOf: () => null, handNews,
    seatsShown, closingShown, incomeShown: () => "", stripShown, resultShown, freeSeats, sinceShown, hintOf,
  },
  namesOf,
  chance: { piles, readRoll },
  rulings,
  overlays: { objective: false, values: false },
  planShown,
  isAnalysed: false,
};
