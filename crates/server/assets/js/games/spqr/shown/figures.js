// What brings points and how far everybody is, in the figures of the server: supremacies, points due, the race.

import { say } from "../../../core/words.js";
import { colourOf, whoOf } from "../who.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../types.js").RomeData} RomeData
 * @typedef {"empire" | "provinces" | "seas"} SupremacyKind
 * @typedef {{kind: SupremacyKind, name: string, holder: {letter: string, colour: string | null} | null, told: string, margin: number}} SupremacyShown
 * @typedef {{letter: string, colour: string | null, points: number, due: number, conducts: number, you: boolean}} RunnerShown
 *   `due`: the points of the next turn, were it to begin now
 * @typedef {{end: number, target: number, runners: RunnerShown[], told: string}} RaceShown `told`: what the race has come to
 * @typedef {{what: string, label: string, brief: string, points: number, areas: string[]}} PointsLine what brings points, and where; `brief`: in a word and a number
 */

/** @type {SupremacyKind[]} */
const KINDS = ["empire", "provinces", "seas"];

/** The track goes on beyond the target. */
const TRACK_END = 40;

/** The three supremacies, with who has each or who ties for it. @param {Table} table @returns {SupremacyShown[]} */
export function supremaciesShown(table) {
  const { supremacies } = table.scene;
  if (supremacies === null) return [];
  return KINDS.map((kind) => {
    const { holder, leaders, most, margin } = supremacies[kind];
    const ties = leaders.map((letter) => whoOf(table, letter)).join(", ");
    const told = holder !== null ? say("rome-held", { who: whoOf(table, holder), n: most, margin })
      : leaders.length > 1 ? say("rome-tied", { list: ties, n: most }) : leaders.length === 1 ? say("rome-not-held", { who: ties, n: most }) : say("rome-nobody");
    return { kind, name: say(`rome-supremacy-${kind}`), holder: holder === null ? null : { letter: holder, colour: colourOf(table, holder) }, told, margin };
  });
}

/** What the points of the reader's turn are made of. @param {Table} table @param {RomeData} data @returns {PointsLine[]} */
export function pointsLines(table, { centre_points: each }) {
  const { scene: { supremacies, you }, view } = table;
  if (supremacies === null || you === null) return [];
  const held = KINDS.filter((kind) => supremacies[kind].holder === you);
  const own = [...view.lands].filter(([, { owner }]) => owner === you).map(([id]) => id);
  const areas = {
    empire: supremacies.empire.provinces, provinces: own,
    seas: Object.entries(supremacies.masters).filter(([, master]) => master === you).map(([sea]) => sea),
  };
  const centres = own.filter((id) => view.centres.has(id));
  return [
    ...held.map((kind) => ({ what: kind, label: say(`rome-supremacy-${kind}`), brief: say(`rome-line-${kind}`, { n: 1 }), points: 1, areas: areas[kind] })),
    ...(centres.length === 0 || each === 0 ? [] : [{ what: "centres", label: say("rome-centres", { n: centres.length }), brief: say("rome-line-centres", { n: centres.length * each }), points: centres.length * each, areas: centres }]),
  ];
}

/** The areas a line of the points lights up. @param {Table} table @param {RomeData} data @param {string | null} what @returns {Set<string> | null} */
export function litAreas(table, data, what) {
  if (what === null) return null;
  const { supremacies } = table.scene;
  if (what === "empire-held") return new Set(supremacies?.empire.provinces ?? []);
  return new Set(pointsLines(table, data).find((line) => line.what === what)?.areas ?? []);
}

/** The race to the target. @param {Table} table @param {RomeData} data @returns {RaceShown | null} */
export function raceShown(table, { target, ends_with_lap: endsWithLap }) {
  const { view, scene: { stage, supremacies, you } } = table;
  const runners = view.seats.filter(({ player, status }) => player !== null && status !== "empty").map(({ letter, colour, points, conducts }) => ({
    letter, colour, points, conducts, due: stage === "playing" ? (supremacies?.due[letter] ?? 0) : 0, you: letter === you,
  }));
  if (runners.length === 0) return null;
  const reached = runners.some(({ points }) => points >= target);
  return { end: Math.max(TRACK_END, ...runners.map(({ points }) => points)), target, runners, told: stage === "playing" && reached && endsWithLap ? say("rome-lap-to-end") : "" };
}
