// A soft knock when it is your turn. Off until asked for, and made here: no file, no music.

const KEY = "sdadata.knock";
/** @type {AudioContext | null} */
let context = null;

/** Whether knocking was asked for. */
export const isOn = () => localStorage.getItem(KEY) === "on";

/** Turns it on or off; on lets it be heard once. */
export function toggle() {
  localStorage.setItem(KEY, isOn() ? "off" : "on");
  knock();
  return isOn();
}

/** Two short beats on wood. */
export function knock() {
  if (!isOn()) return;
  context ??= new AudioContext();
  const at = context.currentTime + 0.02;
  for (const delay of [0, 0.16]) beat(context, at + delay);
}

/** @param {AudioContext} audio @param {number} at */
function beat(audio, at) {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = "sine";
  tone.frequency.setValueAtTime(190, at);
  tone.frequency.exponentialRampToValueAtTime(90, at + 0.09);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.25, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.12);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.14);
}
