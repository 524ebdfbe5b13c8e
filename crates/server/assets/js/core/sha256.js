// SHA-256 and HMAC without the browser's own: over plain HTTP from another machine there is no `crypto.subtle`. The same
// everywhere, so that what is tried is what runs.

/** The first prime numbers. @param {number} count */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

/** The first 32 bits behind the point. @param {number} number */
const fraction = (number) => ((number - Math.floor(number)) * 2 ** 32) | 0;

const ROUND_KEYS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const FIRST_STATE = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK_BYTES = 64;

/** @param {number} word @param {number} bits */
const turned = (word, bits) => (word >>> bits) | (word << (32 - bits));

/** Bytes filled up to whole blocks: a one, zeros, the length in bits. @param {Uint8Array} bytes */
function padded(bytes) {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK_BYTES);
  const data = new DataView(new ArrayBuffer(blocks * BLOCK_BYTES));
  new Uint8Array(data.buffer).set(bytes);
  data.setUint8(bytes.length, 0x80);
  data.setUint32(data.byteLength - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  data.setUint32(data.byteLength - 4, (bytes.length * 8) >>> 0);
  return data;
}

/** The 64 words of a block. @param {DataView} data @param {number} start */
function schedule(data, start) {
  const words = new Int32Array(64);
  for (let at = 0; at < 16; at += 1) words[at] = data.getInt32(start + at * 4);
  const word = (/** @type {number} */ at) => words[at] ?? 0;
  for (let at = 16; at < 64; at += 1) {
    const [early, late] = [word(at - 15), word(at - 2)];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = word(at - 16) + low + word(at - 7) + high;
  }
  return words;
}

/** @param {number[]} state @param {Int32Array} words */
function mixed(state, words) {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const chosen = (e & f) ^ (~e & g);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (ROUND_KEYS[at] ?? 0) + (words[at] ?? 0);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (state[at] ?? 0)) | 0);
}

/** The SHA-256 of bytes. @param {Uint8Array} bytes */
export function digest(bytes) {
  const data = padded(bytes);
  let state = FIRST_STATE;
  for (let start = 0; start < data.byteLength; start += BLOCK_BYTES) state = mixed(state, schedule(data, start));
  const made = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => made.setInt32(at * 4, word));
  return new Uint8Array(made.buffer);
}

/** Two runs of bytes as one. @param {Uint8Array} first @param {Uint8Array} second */
function joined(first, second) {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** HMAC-SHA256 of a message (RFC 2104). @param {Uint8Array} key @param {Uint8Array} message */
export function hmac(key, message) {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? digest(key) : key);
  const inner = digest(joined(block.map((byte) => byte ^ 0x36), message));
  return digest(joined(block.map((byte) => byte ^ 0x5c), inner));
}

/** Bytes of a text in figures. @param {string} hex */
export const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Bytes in figures. @param {Uint8Array} bytes */
export const figuresOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The SHA-256 of a text, in figures. @param {string} text */
export const sha256 = (text) => figuresOf(digest(new TextEncoder().encode(text)));
