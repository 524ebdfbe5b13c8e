// A drawing of the server as a picture that can be passed on.

const WIDTH_PX = 1200;

/** An SVG of this site as a PNG. @param {string} url @returns {Promise<Blob | null>} */
export async function pngOf(url) {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH_PX;
  canvas.height = Math.round((WIDTH_PX * image.naturalHeight) / (image.naturalWidth || 1));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => { canvas.toBlob(resolve, "image/png"); });
}

/** Hands a picture to the phone's own way of sharing, or saves it. @param {Blob} png @param {string} name @param {string} title */
export async function passOn(png, name, title) {
  const file = new File([png], name, { type: png.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => {});
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(png);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
