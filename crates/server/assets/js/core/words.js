// What the page says. The sentences come with the page, filled in here; none is composed anywhere else.

/** @typedef {string | {by: string, one: string, other: string}} Sentence */

/** @type {Record<string, Sentence>} */
let sentences = {};
/** What the ids of the page's sentences begin with, where the server writes them whole. */
let prefix = "table-";
let rules = new Intl.PluralRules("it");
let numbers = new Intl.NumberFormat("it");
let language = "it";

/**
 * Reads the page's sentences.
 * @param {Record<string, Sentence>} catalogue
 * @param {string} lang
 * @param {string} [begin] what its ids begin with
 */
export function learn(catalogue, lang, begin = "table-") {
  sentences = catalogue;
  prefix = begin;
  rules = new Intl.PluralRules(lang);
  numbers = new Intl.NumberFormat(lang);
  language = lang;
}

/** The phrases that can be said at a table, each with its name. @returns {[string, string][]} */
export const phrases = () => Object.entries(sentences).filter(([id]) => id.startsWith(`${prefix}phrase-`))
  .map(([id, words]) => [id.slice(`${prefix}phrase-`.length), String(words)]);

/** Whether there is such a sentence. @param {string} id */
export const has = (id) => id in sentences;

/**
 * The sentence with this id (without its prefix), filled with these values.
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function say(id, values = {}) {
  const sentence = sentences[`${prefix}${id}`];
  if (sentence === undefined) return id;
  const text = typeof sentence === "string" ? sentence : chosen(sentence, values);
  return text.replace(/\{([a-z-]+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/** @param {{by: string, one: string, other: string}} sentence @param {Record<string, string | number>} values */
function chosen(sentence, values) {
  return rules.select(Number(values[sentence.by])) === "one" ? sentence.one : sentence.other;
}

/** A number as this language writes it. @param {number} value @param {number} [digits] */
export function figure(value, digits = 0) {
  const written = value.toFixed(digits);
  return digits === 0 ? written : numbers.format(Number(written));
}

/** A share of one, in hundredths. @param {number} share */
export function percent(share) {
  if (share > 0.995 && share < 1) return say("over-99");
  if (share < 0.005 && share > 0) return "< 1%";
  return `${Math.round(share * 100)}%`;
}

/** Minutes and seconds. @param {number} ms */
export function clock(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];

/** How long somebody has: from an hour on whole hours, from two days on whole days, as the list of one's games says it. @param {number} ms */
export function timeLeft(ms) {
  if (ms < HOUR_MS) return clock(ms);
  return ms < 2 * DAY_MS ? say("hours-left", { n: Math.floor(ms / HOUR_MS) }) : say("days-left", { n: Math.floor(ms / DAY_MS) });
}

/** By when something must be done, in the reader's own time: today, tomorrow, or by its day. @param {number} at @param {number} now */
export function byWhen(at, now) {
  const day = (/** @type {number} */ moment) => new Date(moment).toDateString();
  const time = new Date(at).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  if (day(at) === day(now)) return say("by-today", { time });
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  if (day(at) === tomorrow.toDateString()) return say("by-tomorrow", { time });
  return say("by-day", { day: new Date(at).toLocaleDateString(language, { weekday: "long", day: "numeric", month: "long" }), time });
}
