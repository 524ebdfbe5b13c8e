// The end of a game as it is tapped on the map: who holds what, whose objective is which, who went out when. Pure
// functions, tried under node. Territories are counted here; points and places are the server's.

/**
 * @typedef {{seat: number, name: string, colour: string}} Player
 * @typedef {{number: number, name: string, territories: string[]}} Objective
 * @typedef {{players: Player[], territories: {id: string, name: string}[], objectives: Objective[]}} ScoreData
 * @typedef {Readonly<Record<string, number>>} Owners seats by territory; 0 is nobody who plays
 * @typedef {{data: ScoreData, chosen: number, owners: Owners, goals: Readonly<Record<number, number>>, out: readonly number[],
 *   colours: Readonly<Record<number, string>>, before: readonly Owners[]}} ScoreState
 *   `chosen`: the seat that territories are given to; `out`: seats in the order in which they were eliminated; `before`: how
 *   the map was, the last change last
 * @typedef {{type: "choose", seat: number} | {type: "tap", territory: string} | {type: "rest"} | {type: "undo"}
 *   | {type: "goal", seat: number, number: number | null} | {type: "out", seat: number} | {type: "colour", seat: number}} ScoreAction
 * @typedef {{inside: number, outside: number}} Counts territories of a player inside the objective and outside
 */

/** Nobody who plays: neutral territories, and those of who left. */
export const NOBODY = 0;

const COLOURS = ["rosso", "blu", "giallo", "verde", "nero", "viola"];
/** How many changes of the map can be taken back. */
const UNDO_STEPS_MAX = 60;

/**
 * @param {ScoreData} data
 * @param {{held: Readonly<Record<number, string>>, goals: Readonly<Record<number, string>>, out: Readonly<Record<number, string>>}} [fields]
 *   what the form was filled with before
 * @returns {ScoreState}
 */
export function newScore(data, fields = { held: {}, goals: {}, out: {} }) {
  const known = new Set(data.territories.map(({ id }) => id));
  const owned = Object.entries(fields.held).flatMap(([seat, text]) => text.split(" ").filter((id) => known.has(id)).map((id) => [id, Number(seat)]));
  const goals = Object.entries(fields.goals).filter(([, number]) => number !== "").map(([seat, number]) => [seat, Number(number)]);
  const out = Object.entries(fields.out).filter(([, turn]) => turn !== "").sort(([, a], [, b]) => Number(a) - Number(b));
  return {
    data, chosen: data.players[0]?.seat ?? NOBODY, owners: Object.fromEntries(owned), goals: Object.fromEntries(goals),
    out: out.map(([seat]) => Number(seat)), colours: Object.fromEntries(data.players.map(({ seat, colour }) => [seat, colour])), before: [],
  };
}

/** @param {ScoreState} state @param {ScoreAction} action @returns {ScoreState} */
export function reduceScore(state, action) {
  switch (action.type) {
    case "choose": return { ...state, chosen: action.seat };
    case "tap": return tap(state, action.territory);
    case "rest": return changed(state, Object.fromEntries([...left(state).map((id) => [id, state.chosen]), ...Object.entries(state.owners)]));
    case "undo": return state.before.length === 0 ? state : { ...state, owners: state.before.at(-1) ?? {}, before: state.before.slice(0, -1) };
    case "goal": return { ...state, goals: { ...without(state.goals, action.seat), ...(action.number === null ? {} : { [action.seat]: action.number }) } };
    case "out": return { ...state, out: state.out.includes(action.seat) ? state.out.filter((seat) => seat !== action.seat) : [...state.out, action.seat] };
    case "colour": return { ...state, colours: recoloured(state, action.seat) };
  }
}

/** A territory goes to the chosen player; tapped again it is nobody's and can be given anew. @param {ScoreState} state @param {string} territory */
function tap(state, territory) {
  const again = state.owners[territory] === state.chosen;
  return changed(state, again ? without(state.owners, territory) : { ...state.owners, [territory]: state.chosen });
}

/** @param {ScoreState} state @param {Owners} owners @returns {ScoreState} */
const changed = (state, owners) => ({ ...state, owners, before: [...state.before, state.owners].slice(-UNDO_STEPS_MAX) });

/** @template T @param {Readonly<Record<string, T>>} record @param {string | number} key @returns {Record<string, T>} */
const without = (record, key) => Object.fromEntries(Object.entries(record).filter(([known]) => known !== String(key)));

/** The next colour of a player; who had it takes the old one. @param {ScoreState} state @param {number} seat */
function recoloured({ colours }, seat) {
  const own = colours[seat] ?? "";
  const next = COLOURS[(COLOURS.indexOf(own) + 1) % COLOURS.length] ?? own;
  return Object.fromEntries(Object.entries(colours).map(([other, colour]) => [other, Number(other) === seat ? next : colour === next ? own : colour]));
}

/** The territories nobody was given. @param {ScoreState} state */
export const left = ({ data, owners }) => data.territories.map(({ id }) => id).filter((id) => owners[id] === undefined);

/** The territories of a seat. @param {ScoreState} state @param {number} seat */
export const heldBy = ({ data, owners }, seat) => data.territories.map(({ id }) => id).filter((id) => owners[id] === seat);

/** The territories of a seat's objective; none while it is not known. @param {ScoreState} state @param {number} seat @returns {Set<string>} */
export const goalOf = ({ data, goals }, seat) => new Set(data.objectives.find(({ number }) => number === goals[seat])?.territories ?? []);

/** @param {ScoreState} state @param {number} seat @returns {Counts} */
export function countsOf(state, seat) {
  const goal = goalOf(state, seat);
  const held = heldBy(state, seat);
  const inside = held.filter((id) => goal.has(id)).length;
  return { inside, outside: held.length - inside };
}

/** What the fields of the form hold. @param {ScoreState} state @returns {Record<string, string>} */
export function fieldsOf(state) {
  /** @type {Record<string, string>} */
  const fields = { held0: heldBy(state, NOBODY).join(" ") };
  for (const { seat } of state.data.players) {
    fields[`held${seat}`] = heldBy(state, seat).join(" ");
    fields[`goal${seat}`] = String(state.goals[seat] ?? "");
    fields[`out${seat}`] = state.out.includes(seat) ? String(state.out.indexOf(seat) + 1) : "";
  }
  return fields;
}
