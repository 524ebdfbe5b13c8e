// What a page knows of a game of S.P.Q.RisiKo!. Types only.

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").May} May
 * @typedef {import("../../core/protocol.js").Range} Range
 * @typedef {import("../../core/wire.d.ts").RomeData} RomeData
 * @typedef {import("../../core/wire.d.ts").OddsAnswer} Odds
 *
 * @typedef {{cause: string}} Memory `cause`: why the game ended, in the word of a record
 * @typedef {import("../../core/scene.js").Table<View, May, Memory>} Table
 *
 * @typedef {"embark" | "disembark" | "sail" | "ram" | "land" | "attack" | "maneuver"} MoveKind
 * @typedef {{kind: MoveKind, from: string, to: string, by: string | null, against: string | null, range: Range | null, dice: number[]}} Move
 *   one thing that leads from an area to another: `by`: over which sea; `against`: whose triremes; `range`: how many move, or
 *   else `dice`: with how many one may roll
 *
 * @typedef {"land" | "naval" | "landing"} Combat
 * @typedef {{combat: Combat, from: string, to: string, by: string | null, attacker: string, defender: string}} Attack
 *   `to` of a combat at sea is the sea itself
 * @typedef {Attack & {roll: import("./protocol.js").Roll, conquered: boolean, count: number}} Fought `count`: which roll of the game it was
 * @typedef {{attack: Attack | null, fought: Fought | null, arrow: import("../../board/board.js").Arrow | null, thrown: null, rolls: number}} Battle
 *
 * @typedef {{from: string, to: string, keepArmies: number | null}} Repeat
 *   rolls by land that go on by themselves, until the conquest or until no more than so many legionaries are left
 *
 * @typedef {{from: string | null, to: string | null, way: string | null, dice: number | null, step: number, amount: number | null,
 *   keepArmies: number, repeat: Repeat | null, confirmPass: boolean, placed: {area: string, armies: number}[], focus: string | null,
 *   acted: boolean, entered: string | null, proposed: boolean, kept: {area: string, armies: number}[], unclaimed: Effect[] | null, leavesPoints: boolean,
 *   asAtTable: boolean, claim: number | null, lit: string | null, picksTris: boolean}} Choice
 *   what is chosen on the page and not yet said: `way`: which of several moves between the same areas; `placed` this turn, for
 *   undoing; `kept`: legionaries of the first placement that are not confirmed yet; `unclaimed`: what was asked for while points
 *   are not claimed, until that is settled; `leavesPoints`: the reader has said that they stay unclaimed this turn;
 *   `asAtTable`: that is never asked; `claim`: another number of points than all; `lit`: what a line of the points lights up;
 *   `picksTris`: which of several tris is being asked
 *
 * @typedef {{table: Table, choice: Choice, battle: Battle, odds: Record<string, Odds>, waiting: number,
 *   notice: import("../game.d.ts").Notice | null}} Play the part of a page's state that the game reads and changes
 *
 * @typedef {{do: "play", command: string} | {do: "ask", command: string} | {do: "place", area: string, armies: number} | {do: "repeat", repeat: Repeat}
 *   | {do: "odds", attackers: number, defenders: number, kind?: string} | {do: "prefer", name: string, on: boolean}} Effect
 *
 * @typedef {{type: "choose", area: string, seat?: string | null} | {type: "focus", area: string} | {type: "cancel"} | {type: "dice", dice: number}
 *   | {type: "step", armies: number} | {type: "amount", armies: number} | {type: "keep-armies", armies: number}
 *   | {type: "roll"} | {type: "repeat", keepArmies: number | null} | {type: "stop"} | {type: "repeat-ended", repeat: object}
 *   | {type: "place", area: string, armies: number} | {type: "take-back", area: string, armies: number} | {type: "undo"}
 *   | {type: "tris", cards: string[]} | {type: "colour", colour: string} | {type: "occupy"} | {type: "pass"} | {type: "confirm-place"}
 *   | {type: "odds", key: string, odds: Odds} | {type: "way", way: string} | {type: "build", price: string} | {type: "claim"}
 *   | {type: "claim-number", points: number | null} | {type: "leave-points"} | {type: "recover"} | {type: "decline"} | {type: "as-at-table", on: boolean}
 *   | {type: "light", what: string | null} | {type: "why-tris", cards: string[]} | {type: "pick-tris"}} Action
 */

export {};
