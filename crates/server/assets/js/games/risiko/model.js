// RisiKo! without a browser: reading a table, playing on it, what is shown of it, the keys, the piles of its chance.

import { followBattle, newBattle } from "./battle-state.js";
import { actionOfArea, actionOfKey } from "./keys.js";
import { newMemory, remember } from "./memory.js";
import { modeOf, nextArea, oddsKey } from "./modes.js";
import { namesOf } from "./names.js";
import { piles } from "./piles.js";
import { answerAlone, followChoice, newChoice, nextRoll, placeCommand, reduce, settleChoice, withOdds } from "./play.js";
import { readRoll } from "../../core/protocol.js";
import { readMay, readView } from "./protocol.js";
import { rulings } from "./rulings.js";
import { freeSeats } from "../shared/who.js";
import { barShown, instructionOf } from "./shown/bar.js";
import { attackShown, battleAreas, pastShown } from "./shown/battle.js";
import { closingShown } from "./shown/closing.js";
import { boardPlayed, boardWatched } from "./shown/board.js";
import { incomeShown } from "./shown/continents.js";
import { goalOf, handNews } from "./shown/hand.js";
import { planShown } from "./shown/plan.js";
import { resultShown } from "./shown/result.js";
import { seatsShown, stripShown } from "./shown/seats.js";
import { hintOf, sinceShown } from "./shown/since.js";

export const model = {
  read: { readView, readMay, newMemory, remember },
  play: {
    newChoice, newBattle, reduce, followChoice, followBattle, settleChoice, withOdds, modeOf, nextRoll, placeCommand,
    nextArea, oddsKey, instructionOf, answerAlone,
  },
  keys: { actionOfKey, actionOfArea },
  shown: {
    barShown, attackShown, pastShown, battleAreas, boardPlayed, boardWatched, goalOf, handNews,
    seatsShown, closingShown, incomeShown, stripShown, resultShown, freeSeats, sinceShown, hintOf,
  },
  namesOf,
  chance: { piles, readRoll },
  rulings,
  overlays: { objective: true, values: true },
  planShown,
  isAnalysed: true,
};
