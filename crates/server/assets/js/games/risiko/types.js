// What a page knows of a game of RisiKo!. Types only.

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").May} May
 * @typedef {import("./protocol.js").Roll} Roll
 *
 * @typedef {{light: "due" | "skipped" | "rolled", faces: number[]}} Lamp the light of a seat's closing roll
 * @typedef {{seat: string, due: number, tris: number}} Income
 *   the armies of a turn: those that were due when it began, and those that combinations brought since
 * @typedef {{lamps: Map<string, Lamp>, income: Income | null}} Memory
 * @typedef {import("../../core/scene.js").Table<View, May, Memory>} Table
 *
 * @typedef {import("../../core/wire.d.ts").BoardData} BoardData
 * @typedef {import("../../core/wire.d.ts").TerritoryData} Territory
 * @typedef {import("../../core/wire.d.ts").CardData} Card
 * @typedef {import("../../core/wire.d.ts").ObjectiveData} Objective
 *
 * @typedef {{from: string, to: string, attacker: string, defender: string}} Attack
 * @typedef {Attack & {roll: Roll, conquered: boolean, count: number}} Fought `count`: which roll of the game it was
 * @typedef {{seat: string, faces: number[], ends: boolean, count: number}} Thrown a closing roll, and whether the game ended with it
 * @typedef {{attack: Attack | null, fought: Fought | null, arrow: import("../../board/board.js").Arrow | null, thrown: Thrown | null,
 *   rolls: number}} Battle
 *   the attack that was declared last, its last roll, the last thing that moved from one territory to another, the closing
 *   roll that was just thrown, and how many rolls there were so far
 *
 * @typedef {{from: string, to: string, keepArmies: number | null}} Repeat
 *   rolls that go on by themselves, until the conquest or until no more than so many armies are left
 * @typedef {import("../../core/wire.d.ts").OddsAnswer} Odds
 *
 * @typedef {{from: string | null, to: string | null, dice: number | null, step: number, amount: number | null,
 *   keepArmies: number, repeat: Repeat | null, confirmPass: boolean, placed: {area: string, armies: number}[],
 *   focus: string | null, acted: boolean, entered: string | null, proposed: boolean, kept: import("../../core/kept-armies.js").Kept[], alwaysMost: boolean}} Choice
 *   what is chosen on the page and not yet said: `step` armies with each click, `amount` armies that move together,
 *   `placed` this turn, for undoing; `acted`: the last tap did something; `entered`: the conquest that was just occupied,
 *   until it is known whether it can attack; `proposed`: the page chose the origin, and any other may be taken instead;
 *   `kept`: armies of the first placement that are not confirmed yet; `alwaysMost`: defend with the most dice, unasked
 *
 * @typedef {{table: Table, choice: Choice, battle: Battle, odds: Record<string, Odds>, waiting: number,
 *   notice: Notice | null}} Play the part of a page's state that the game reads and changes
 *
 * @typedef {{kind: "refused" | "told", text: string, rule: string | null, article: string | null}} Notice
 *
 * @typedef {{do: "play", command: string} | {do: "place", area: string, armies: number} | {do: "repeat", repeat: Repeat}
 *   | {do: "odds", attackers: number, defenders: number}} Effect
 *
 * @typedef {{type: "choose", area: string} | {type: "focus", area: string} | {type: "cancel"} | {type: "dice", dice: number}
 *   | {type: "step", armies: number} | {type: "amount", armies: number} | {type: "keep-armies", armies: number}
 *   | {type: "roll"} | {type: "repeat", keepArmies: number | null} | {type: "stop"} | {type: "repeat-ended", repeat: Repeat}
 *   | {type: "place", area: string, armies: number} | {type: "take-back", area: string, armies: number} | {type: "undo"}
 *   | {type: "tris", cards: string[]} | {type: "colour", colour: string} | {type: "defend", dice: number}
 *   | {type: "occupy"} | {type: "maneuver"} | {type: "pass"} | {type: "throw"} | {type: "confirm-place"} | {type: "skip"} | {type: "always-most", on: boolean} | {type: "odds", key: string, odds: Odds}} Action
 */

export {};
