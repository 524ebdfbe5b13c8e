// A picture with 256 colours: a third of the bytes, and hardly a difference for maps and panels.

import { deflateSync } from "node:zlib";

const COLOURS = 256;

/** The points of a picture, as a browser reads them. */
async function points(browser, png) {
  const page = await browser.newPage();
  const { width, height, text } = await page.evaluate(async (source) => {
    const bitmap = await createImageBitmap(await (await fetch(source)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let binary = "";
    for (let at = 0; at < data.length; at += 8192) binary += String.fromCharCode(...data.subarray(at, at + 8192));
    return { width: bitmap.width, height: bitmap.height, text: btoa(binary) };
  }, `data:image/png;base64,${png.toString("base64")}`);
  await page.close();
  return { width, height, data: Buffer.from(text, "base64") };
}

/** The commonest colours; each other one becomes the nearest of them. */
function reduce(data) {
  const seen = new Map();
  const key = (at) => ((data[at] >> 2) << 12) | ((data[at + 1] >> 2) << 6) | (data[at + 2] >> 2);
  for (let at = 0; at < data.length; at += 4) {
    const colour = key(at);
    const known = seen.get(colour);
    if (known) known.times += 1;
    else seen.set(colour, { times: 1, rgb: [data[at], data[at + 1], data[at + 2]] });
  }
  const palette = [...seen.values()].sort((a, b) => b.times - a.times).slice(0, COLOURS).map(({ rgb }) => rgb);
  const far = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
  const nearest = new Map([...seen].map(([colour, { rgb }]) => {
    let best = 0;
    for (let i = 1; i < palette.length; i += 1) if (far(rgb, palette[i]) < far(rgb, palette[best])) best = i;
    return [colour, best];
  }));
  return { palette, index: (at) => nearest.get(key(at)) };
}

const TABLE = Array.from({ length: 256 }, (_, n) => {
  let code = n;
  for (let bit = 0; bit < 8; bit += 1) code = code & 1 ? 0xedb88320 ^ (code >>> 1) : code >>> 1;
  return code >>> 0;
});

function chunk(name, body) {
  const whole = Buffer.concat([Buffer.from(name, "latin1"), body]);
  let code = 0xffffffff;
  for (const byte of whole) code = TABLE[(code ^ byte) & 255] ^ (code >>> 8);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE((code ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, whole, check]);
}

/** The same picture, smaller. @param {import("playwright-core").Browser} browser @param {Buffer} png */
export async function smaller(browser, png) {
  const { width, height, data } = await points(browser, png);
  const { palette, index } = reduce(data);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = index((y * width + x) * 4);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk("IHDR", head), chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0)),
  ]);
}
