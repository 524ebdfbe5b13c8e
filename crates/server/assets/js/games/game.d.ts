// What pages know of a game: the shape that each game's object has. Methods, not function values, so that a game may take
// its own richer table and choice where a page hands it back what it got from it.

import type { Arrow, BoardState } from "../board/board.js";
import type { Piles } from "../core/dice.js";
import type { Event } from "../core/protocol.js";
import type { Chair, May as AnyMay, Table as AnyTable, View as AnyView } from "../core/scene.js";
import type { Departure, OddsAnswer } from "../core/wire.d.ts";
import type { Moments } from "../pages/table-moments.js";
import type { RollShown as DiceShown } from "../board/dice-picture.js";
import type { Action as RisikoAction, Effect as RisikoEffect } from "./risiko/types.js";
import type { Action as SpqrAction, Effect as SpqrEffect } from "./spqr/types.js";

export type TurnAction = RisikoAction | SpqrAction;
export type TurnEffect = RisikoEffect | SpqrEffect;
export type Send = (action: TurnAction | { type: "skip" } | { type: "ask-advice" }) => void;
export type Names = (area: string) => string;

export interface SeatView { letter: string; colour: string | null; status: string; player: number | null; count: number; objective?: number | null }
export interface Holding { owner: string; armies: number }
export interface View extends AnyView { phase: string; about: string[]; timeUp: object | null; seats: SeatView[]; lands: Map<string, Holding> }
export interface May extends AnyMay { throwDice?: boolean }
export type Table = AnyTable<View, May, object>;

export interface Choice { from: string | null; to: string | null; acted: boolean; confirmPass: boolean; repeat: object | null }
export interface Fought { from: string; to: string; attacker: string; defender: string }
/** A closing roll, and whether the game ended with it. */
export interface Thrown { seat: string; faces: number[]; ends: boolean; count: number }
export interface Battle { fought: Fought | null; arrow: Arrow | null; thrown: Thrown | null; rolls: number }
export interface Notice { kind: "refused" | "told"; text: string; rule: string | null; article: string | null }

/** The part of a page's state that the game reads and changes. */
export interface Play { table: Table; choice: Choice; battle: Battle; odds: Record<string, OddsAnswer>; waiting: number; notice: Notice | null }
export interface Step<S> { state: S; effects: TurnEffect[] }

/** `brief`: the label where there is little room, with the first words of the whole one. */
export interface Button { label: string; brief?: string; action: TurnAction | { type: "skip" } | { type: "ask-advice" }; icon?: string; key?: string; style?: "primary" | "stop" }
/** `main`: the one obvious button; its style says whether it is loud, too. */
export interface Buttons { main: Button | null; others: Button[] }
export interface ColourControls { kind: "colours"; colours: string[] }
export interface PlaceControls {
  kind: "place"; due: number; word?: string; steps: { n: number; label: string; chosen: boolean }[];
  stepper: { area: string; name: string; add: boolean; takeBack: boolean } | null;
}
/** `rule`: where it stands in the regulation. */
export interface AmountControls { kind: "amount"; min: number; max: number; value: number; label: string; bounds: string; why: string; rule: string }
export interface DefendControls { kind: "defend"; dice: number[]; alwaysMost: boolean }
export interface AttackControls { kind: "attack"; dice: { n: number; chosen: boolean }[]; ways: WaysShown | null }
/** One of several ways to go on; `note` says what it means, or why it is `off`; `brief`: the note where there is little room. */
export interface OptionShown { label: string; note: string; brief?: string; action: TurnAction; chosen?: boolean; off?: boolean; style?: "primary" }
export interface ChoiceControls { kind: "choices"; label: string; options: OptionShown[] }
/** What brings points, each with what it lights up; stands in the bar where no panel beside the board shows it. */
export interface LinesControls { kind: "lines"; label: string; lines: { label: string; said: string; lit: boolean; action: TurnAction }[] }
export interface SeveralControls { kind: "several"; parts: Controls[] }
export type Controls = ColourControls | PlaceControls | AmountControls | DefendControls | AttackControls | ChoiceControls | LinesControls | SeveralControls;
export interface StageShown { label: string; state: "past" | "now" | "next" }
/** `stages`: how far the turn is, in a game whose turn has an order; `closes`: what is over for good with what is chosen. */
export interface BarShown {
  mode: string; yours: boolean; seat: { letter: string; colour: string | null } | null; phase: string; instruction: string;
  controls: Controls | null; question: string; buttons: Buttons; replay: string; stages?: StageShown[]; closes?: string;
}

export interface SideShown { area: string; armies: number | null; letter: string; colour: string | null }
export interface RollShown { roll: DiceShown; words: string }
/** `told`: what comes of it how often. */
export interface OddsShown { told: string; share: number; expected: string }
export interface WaysShown { keepArmies: number; most: number }
/** `told`: what is going on, where no roll says it; `turn`: changes with every roll, so that each is seen to fall. */
export interface BattleShown {
  past: boolean; sides: { attack: SideShown; defence: SideShown }; roll: RollShown | null; odds: OddsShown | null; rolling: boolean;
  ways: WaysShown | null; told: string; turn: "odd" | "even";
}
export interface ClosingShown {
  title: string; told: string; awaited: { letter: string; colour: string | null; you: boolean; waits: string } | null;
  /** The same in a few words; the title, where it is short. */
  brief?: string;
  thrown: { letter: string; colour: string | null; who: string; faces: number[]; verdict: string; ends: boolean; turn: "odd" | "even" } | null;
}

export interface LampShown { light: string; faces: number[] }
/** A number beside a name, with its picture and what it counts. */
export interface FigureShown { icon: string; label: string; n: number }
/** Something somebody holds, with a word or two in it. */
export interface BadgeShown { icon: string; label: string; text: string }
export interface SeatShown {
  letter: string; colour: string | null; name: string; standing: string; you: boolean; operator: boolean; onTurn: boolean;
  awaited: boolean; out: boolean; face: { level: string; chair: number } | null; figures: FigureShown[]; badges: BadgeShown[]; lamp: LampShown | null;
}
export interface ClocksShown { lap: string; timeUp: boolean; game: string | null; turn: string | null; turnLabel: string; short: boolean; due: string }
export interface SeatsShown { clocks: ClocksShown | null; delay: string; notes: string[]; seats: SeatShown[]; closing: string; standIn: boolean }
export interface StripShown {
  seats: { letter: string; colour: string | null; n: number; now: boolean; out: boolean }[]; lap: string;
  clock: { label: string; left: string } | null; game: { label: string; left: string } | null; points: string;
}

/** An objective by itself, as a small map shows it; `missing`: what its owner still lacks. */
export interface GoalShown {
  number: number; name: string; nicknames: string; goal: string; wanted: Set<string>; missing: Set<string>;
  board: { id: string; view_box: string; territories: { id: string }[] };
}
/** `points`: null where they decide nothing; `figures`: what decided the place beyond them, with a sentence for each. */
export interface PlaceShown {
  /** `left`: how somebody went who did not play to the end. */
  place: number; letter: string; colour: string | null; name: string; left: Departure | null; you: boolean; objective: GoalShown | null; points: number | null;
  figures: { label: string; n: number; told: string }[];
}
export interface ResultShown {
  winner: { letter: string; colour: string | null; name: string; you: boolean } | null; how: string; places: PlaceShown[]; pointsWord: string;
}

export interface RulingTemplate { kind: string; rule: string; line(view: View, seat: string): string }
/** `choice`: what the reader has chosen, at a table where something can be done. */
export interface SideReader { showObjective: boolean; choice?: Choice; send(action: TurnAction | { type: "show-objective" }): void }

/** What could be done: in words, and what the board shows of it. */
export interface PlanShown { words: string; board: Pick<BoardState, "chosen" | "aim" | "targets" | "arrow"> }

/** Everything of a game that needs no browser. */
export interface Model {
  read: {
    readView(text: string): View; readMay(lines: string[]): May; newMemory(): object; remember(memory: object, events: Event[]): object;
  };
  play: {
    newChoice(preferences?: string[]): Choice; newBattle(): Battle;
    reduce(page: Play, action: TurnAction, name: Names, data: unknown): Step<Play>;
    followChoice(choice: Choice, events: Event[], you: string | null): Choice;
    followBattle(battle: Battle, events: Event[], before: Table, after: Table): Battle;
    settleChoice(page: { table: Table; choice: Choice }): Choice;
    withOdds(page: Play): Step<Play>;
    answerAlone(page: Play): Step<Play>;
    modeOf(page: { table: Table; choice: Choice }): string;
    nextRoll(page: { table: Table; choice: Choice }, repeat: object): string | null;
    placeCommand(table: Table, area: string, armies: number): string | null;
    nextArea(page: { table: Table; choice: Choice }): string | null;
    oddsKey(battle: { attackers: number; defenders: number; kind?: string }): string;
    instructionOf(page: Play, mode: string, name: Names): string;
  };
  keys: {
    actionOfKey(page: Play, key: string): TurnAction | null;
    actionOfArea(page: Play, area: string, how: { shift: boolean; enter: boolean; seat: string | null }): TurnAction;
  };
  shown: {
    barShown(page: Play, name: Names, data: unknown): BarShown;
    attackShown(page: Play, name: Names): BattleShown | null;
    pastShown(table: Table, fought: Fought | null, name: Names): BattleShown | null;
    battleAreas(page: Play): string[];
    boardPlayed(page: { table: Table; choice: Choice }, data: unknown, objective: boolean): Partial<BoardState>;
    boardWatched(table: Table, data: unknown, objective: boolean): Partial<BoardState>;
    /** Nothing, if the game has no objectives or the reader none. */
    goalOf(table: Table, data: unknown): GoalShown | null;
    handNews(table: Table): string;
    incomeShown(table: Table, data: unknown): string;
    seatsShown(table: Table, data: unknown, now: number): SeatsShown | null;
    stripShown(table: Table, data: unknown, now: number): StripShown;
    closingShown(table: Table, data: unknown, thrown: Thrown | null, now: number): ClosingShown | null;
    resultShown(table: Table, data: unknown): ResultShown;
    freeSeats(seats: Chair[]): string;
    sinceShown(page: Play & { moments: Moments }, name: Names): { title: string; told: string } | null;
    hintOf(page: Play & { hints: string[]; moments: Moments }): string | null;
  };
  chance: { piles(data: unknown): Piles; readRoll(event: Event): { attack: number[]; defence: number[] } };
  /** What areas are called, by id. */
  namesOf(data: unknown): Names;
  rulings: RulingTemplate[];
  /** What its board can show besides who holds what. */
  overlays: { objective: boolean; values: boolean };
  /** Commands that could be given, in words and as the board shows them. */
  planShown(commands: string[], name: Names): PlanShown;
  /** Whether a finished game can be analysed. */
  isAnalysed: boolean;
}

/** A game as pages use it. */
export interface Game extends Model {
  panels: {
    /** What the reader holds. */
    hand(table: Table, data: unknown, reader: SideReader): unknown;
    /** What stands under the players, or beside the board under the hand. */
    besides(table: Table, data: unknown, reader: SideReader): unknown;
    /** Whether a turn begins with what is in the hand, so that it stands right under the players. */
    handFirst: boolean;
    /** What everybody played for, where nothing is hidden. */
    revealed(table: Table, data: unknown): unknown;
    dealtCard(goal: GoalShown, hint: string, close: () => void): unknown;
    objectivePicture(goal: GoalShown): unknown;
  };
}
