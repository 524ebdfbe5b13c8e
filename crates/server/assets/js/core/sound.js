// The sounds of a table: dice, a conquest, a tris, a knock when it is your turn, the end. Off until asked for, none where
// things should keep still, and made here: no file, no music.

const KEY = "sdadata.knock";
/** @type {AudioContext | null} */
let context = null;

/** Whether sounds were asked for. */
export const isOn = () => localStorage.getItem(KEY) === "on";

/** Turns them on or off; on lets the knock be heard once. */
export function toggle() {
  localStorage.setItem(KEY, isOn() ? "off" : "on");
  play("turn");
  return isOn();
}

/** @typedef {"dice" | "conquest" | "tris" | "turn" | "end"} SoundName */

/** What is heard: when, from which pitch to which, how long, how loud. @type {Record<SoundName, [number, number, number, number, number][]>} */
const BEATS = {
  turn: [[0, 190, 90, 0.12, 0.25], [0.16, 190, 90, 0.12, 0.25]],
  dice: [[0, 520, 160, 0.05, 0.14], [0.06, 610, 190, 0.05, 0.12], [0.11, 480, 150, 0.05, 0.14], [0.19, 430, 120, 0.06, 0.16], [0.3, 360, 110, 0.08, 0.18]],
  conquest: [[0, 262, 262, 0.14, 0.16], [0.11, 392, 392, 0.22, 0.18]],
  tris: [[0, 330, 330, 0.1, 0.14], [0.09, 415, 415, 0.1, 0.14], [0.18, 494, 494, 0.22, 0.16]],
  end: [[0, 196, 196, 0.5, 0.14], [0.08, 247, 247, 0.5, 0.12], [0.16, 294, 294, 0.6, 0.14], [0.3, 392, 392, 0.8, 0.16]],
};

/** @param {SoundName} name */
export function play(name) {
  if (!isOn() || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  context ??= new AudioContext();
  const at = context.currentTime + 0.02;
  for (const [delay, from, to, length, loud] of BEATS[name]) beat(context, at + delay, { from, to, length, loud });
}

/** One short beat on wood. @param {AudioContext} audio @param {number} at @param {{from: number, to: number, length: number, loud: number}} sound */
function beat(audio, at, { from, to, length, loud }) {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = "sine";
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + length * 0.75);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}
