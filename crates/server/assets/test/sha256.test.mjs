// SHA-256 and HMAC against published vectors and against node's own. Run with `node --test`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bytesOf, digest, figuresOf, hmac, sha256 } from "../js/core/sha256.js";

const text = (/** @type {string} */ said) => new TextEncoder().encode(said);

test("the vectors of FIPS 180-4", () => {
  assert.equal(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  assert.equal(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  assert.equal(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"), "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  assert.equal(figuresOf(digest(new Uint8Array(1_000_000).fill(0x61))), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
});

test("the vectors of RFC 4231", () => {
  const vectors = /** @type {[Uint8Array, Uint8Array, string][]} */ ([
    [new Uint8Array(20).fill(0x0b), text("Hi There"), "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"],
    [text("Jefe"), text("what do ya want for nothing?"), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"],
    [new Uint8Array(20).fill(0xaa), new Uint8Array(50).fill(0xdd), "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"],
    [new Uint8Array(131).fill(0xaa), text("Test Using Larger Than Block-Size Key - Hash Key First"), "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"],
  ]);
  for (const [key, message, expected] of vectors) assert.equal(figuresOf(hmac(key, message)), expected);
});

test("every length up to three blocks is as crypto.subtle has it", async () => {
  for (let length = 0; length <= 192; length += 1) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    assert.equal(figuresOf(digest(bytes)), figuresOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))), `${length} bytes`);
    const key = await crypto.subtle.importKey("raw", new Uint8Array([...bytes, 1]), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    const signed = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
    assert.equal(figuresOf(hmac(new Uint8Array([...bytes, 1]), bytes)), figuresOf(signed), `${length} bytes`);
  }
});

test("figures are bytes and bytes are figures", () => {
  assert.deepEqual([...bytesOf("00ff10")], [0, 255, 16]);
  assert.equal(figuresOf(new Uint8Array([0, 255, 16])), "00ff10");
});
