// What a replay knows of the analysis of its game: how far it is, which of its curves are shown, which decision is looked at. Pure
// functions, tried under node.

/**
 * @typedef {import("../core/wire.d.ts").AnalysisAnswer} AnalysisAnswer
 * @typedef {import("../core/wire.d.ts").GameAnalysis} GameAnalysis
 * @typedef {import("./replay-figures.js").Series} Series
 *
 * @typedef {{state: AnalysisAnswer["state"] | "unknown" | "asked", done: number, of: number, refused: string, analysis: GameAnalysis | null,
 *   known: boolean, decision: number | null}} Coach
 *   `refused`: why it is not made; `known`: chances as who was on turn could know them; `decision`: the one that is looked at
 * @typedef {{type: "analyse"} | {type: "analysis", answer: AnalysisAnswer} | {type: "analysis-refused", words: string} | {type: "coach-known"}
 *   | {type: "decision", index: number}} CoachAction
 * @typedef {{do: "analyse"} | {do: "follow-analysis"}} CoachEffect
 */

/** @returns {Coach} */
export const newCoach = () => ({ state: "unknown", done: 0, of: 0, refused: "", analysis: null, known: false, decision: null });

/** @param {Coach} coach @param {Exclude<CoachAction, {type: "decision"}>} action @returns {{coach: Coach, effects: CoachEffect[]}} */
export function coachStep(coach, action) {
  switch (action.type) {
    case "analyse": return { coach: { ...coach, state: "asked", refused: "" }, effects: [{ do: "analyse" }] };
    case "analysis": {
      const { state, done, of, analysis } = action.answer;
      const isOnItsWay = state === "waiting" || state === "running";
      return { coach: { ...coach, state, done, of, analysis, refused: "" }, effects: isOnItsWay ? [{ do: "follow-analysis" }] : [] };
    }
    case "analysis-refused": return { coach: { ...coach, state: "none", refused: action.words }, effects: [] };
    case "coach-known": return { coach: { ...coach, known: !coach.known }, effects: [] };
    default: return { coach, effects: [] };
  }
}

/** The decision that is looked at. @param {Coach} coach */
export const decisionOf = ({ analysis, decision }) => (decision === null ? null : analysis?.costliest[decision] ?? null);

/** The turn of an analysis that is played at a version, from 0. @param {GameAnalysis} analysis @param {number} version */
export const turnAt = ({ turns }, version) => Math.max(0, turns.findLastIndex((turn) => turn.version <= version));

/**
 * The curves of an analysis, one for each seat.
 * @param {GameAnalysis} analysis @param {"chances" | "known" | "expected_points"} what
 * @param {{letter: string, colour: string | null}[]} seats
 * @returns {Series[]}
 */
export const curvesOf = ({ turns }, what, seats) => seats.filter(({ letter }) => turns.some((turn) => letter in turn[what]))
  .map(({ letter, colour }) => ({ letter, colour, figures: turns.map((turn) => turn[what][letter] ?? 0) }));

/** What could be guessed in the lap in which the game stands; the last one it has. @param {GameAnalysis} analysis @param {number} lap */
export const guessesIn = ({ guesses }, lap) => guesses.findLast((one) => one.lap <= lap) ?? guesses[0] ?? null;
