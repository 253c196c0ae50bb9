/** The part of a photo to print: its square after quarter turns, and the edge as an SVG path in 100 by 100. */
export type PrintCrop = { turns: number; x: number; y: number; side: number; outline: string };

/**
 * The part as a JPEG of this many pixels, white outside its edge. Null if the photo can't be read or the square lies
 * outside.
 */
export async function drawPrint(
  photo: Uint8Array,
  { turns, x, y, side, outline }: PrintCrop,
  pixels: number,
): Promise<Buffer | null> {
  const { default: sharp } = await import("sharp");
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 100 100"><path d="${outline}"/></svg>`,
  );
  try {
    // Turned and cut in one pass: storing the turned photo in between would compress it once more.
    const cut = await sharp(photo)
      .rotate(turns * 90)
      .extract({ left: x, top: y, width: side, height: side })
      .resize(pixels, pixels)
      .ensureAlpha()
      .composite([{ input: mask, blend: "dest-in" }])
      .png()
      .toBuffer();
    return await sharp(cut).flatten({ background: "white" }).jpeg({ quality: 95 }).toBuffer();
  } catch {
    return null;
  }
}
