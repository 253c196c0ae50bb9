import sharp from "sharp";

/** A picture of one colour, large enough for a product. */
export function drawnPicture(background: string): Promise<Buffer> {
  const square = { width: 900, height: 900, channels: 3 as const, background };
  return sharp({ create: square }).jpeg().toBuffer();
}
