// RisiKo!, for pages that know no game: its model and its panels.

import { model } from "./model.js";
import { barPanel } from "./panels/bar.js";
import { battleCard } from "./panels/battle.js";
import { continentsPanel } from "./panels/continents.js";
import { handPanel, objectivesPanel } from "./panels/hand.js";
import { seatsPanel, turnStrip } from "./panels/seats.js";

export const risiko = { ...model, panels: { barPanel, battleCard, continentsPanel, handPanel, objectivesPanel, seatsPanel, turnStrip } };
