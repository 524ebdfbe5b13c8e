// RisiKo! without a browser: reading a table, playing on it, what is shown of it, the keys, the piles of its chance.

import { followBattle, newBattle } from "./battle-state.js";
import { actionOfArea, actionOfKey } from "./keys.js";
import { newMemory, remember } from "./memory.js";
import { modeOf, nextArea, oddsKey } from "./modes.js";
import { piles } from "./piles.js";
import { followChoice, newChoice, nextRoll, placeCommand, reduce, settleChoice, withOdds } from "./play.js";
import { readMay, readRoll, readView } from "./protocol.js";
import { rulings } from "./rulings.js";
import { barShown, freeSeats, instructionOf } from "./shown/bar.js";
import { attackShown, battleAreas, pastShown } from "./shown/battle.js";
import { boardPlayed, boardWatched } from "./shown/board.js";
import { continentsShown, incomeShown } from "./shown/continents.js";
import { handNews, handShown, objectivesShown } from "./shown/hand.js";
import { resultShown } from "./shown/result.js";
import { seatsShown, stripShown } from "./shown/seats.js";

export const model = {
  read: { readView, readMay, newMemory, remember },
  play: {
    newChoice, newBattle, reduce, followChoice, followBattle, settleChoice, withOdds, modeOf, nextRoll, placeCommand,
    nextArea, oddsKey, instructionOf,
  },
  keys: { actionOfKey, actionOfArea },
  shown: {
    barShown, attackShown, pastShown, battleAreas, boardPlayed, boardWatched, handNews, handShown, objectivesShown,
    seatsShown, continentsShown, incomeShown, stripShown, resultShown, freeSeats,
  },
  chance: { piles, readRoll },
  rulings,
};

/** @typedef {typeof model} Model */
