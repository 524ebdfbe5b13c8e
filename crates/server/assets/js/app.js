// What the panels are given: the table, what is chosen on the page, and what they may ask for. Types only.

/**
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").BoardData} BoardData
 * @typedef {import("./protocol.js").Roll} Roll
 *
 * @typedef {{kind: "refused" | "told" | "lost", text: string, rule: string | null, article: string | null}} Notice
 * @typedef {{from: string, to: string, leave: number | null}} Loop
 * @typedef {{key: string, conquest: number, expected: {attackers: number, defenders: number} | null}} Odds
 * @typedef {{roll: Roll, from: string, to: string, attacker: string, defender: string, conquered: boolean,
 *   version: number}} Fought
 *
 * @typedef {{chosen: string | null, aim: string | null, dice: number | null, amount: number, move: number | null,
 *   leave: number, loop: Loop | null, values: boolean, goal: boolean, tab: string, notice: Notice | null,
 *   waiting: number, confirm: string | null, odds: Odds | null, fought: Fought | null, line: string,
 *   trying: boolean, sound: boolean, seed: string, copied: string | null, focus: string | null,
 *   now: number, open: boolean}} Ui
 *
 * @typedef {{choose: (id: string) => void, cancel: () => void, dice: (n: number) => void, amount: (n: number) => void,
 *   move: (n: number) => void, leave: (n: number) => void, roll: () => void,
 *   until: (leave: number | null) => void, stop: () => void, place: (id: string, n: number) => void,
 *   takeback: (id: string, n: number) => void, undo: () => void, tris: (cards: string[]) => void,
 *   colour: (colour: string) => void, defend: (n: number) => void, occupy: (n: number) => void, maneuver: () => void,
 *   pass: () => void, goal: () => void, values: () => void, tab: (name: string) => void, dismiss: () => void,
 *   sit: () => void, rise: () => void, back: () => void, copy: (text: string, what: string) => void,
 *   sound: () => void, zoom: (how: "in" | "out" | "fit") => void, seed: (text: string) => void}} Act
 *
 * @typedef {{state: State, ui: Ui, data: BoardData, act: Act, invitation?: string | null, name: (id: string) => string}} App
 */

export {};
