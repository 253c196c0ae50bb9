import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { z } from "zod";

/** Composes pictures: places cut-outs with shadows on the ground of a scene. */
export const PHOTOS = join(import.meta.dirname, "../photos");
const SIZE = 800;
/** The width of the cake; other parts are as large as they are beside it. */
const CAKE = 470;

/**
 * Scale is in widths of the cake, the foot from the top; the base is the share of the width that stands on the ground.
 */
export type Place = { scale: number; left: number; foot: number; base: number; by?: "width" | "height" };
/** A cut-out by its file, and where it stands. */
export type Part = { file: string; place: Place };

const recipe = z.object({
  id: z.string(),
  kind: z.string(),
  of: z.array(z.string()).length(2).optional(),
  /** The cake that stands beside a cup. */
  beside: z.string().optional(),
});

/** The recipes of the demo shop's pictures. */
export function readRecipes() {
  return z.array(recipe).parse(JSON.parse(readFileSync(join(PHOTOS, "recipes.json"), "utf8")));
}

export const cutoutOf = (id: string) => join(PHOTOS, "cutout", `${id}.webp`);

/** Writes the scene and the cut-out of parts that stand on the ground of a cake's scene, the hindmost first. */
export async function compose(id: string, groundOf: string, parts: Part[]): Promise<void> {
  const placedParts = await Promise.all(parts.map(placed));
  const layers = placedParts.flatMap((part) => [{ input: shadow(part), left: 0, top: 0 }, part.layer]);
  const scene = await sharp(await ground(groundOf))
    .composite(layers)
    .png()
    .toBuffer();
  const alone = await sharp({ create: { width: SIZE, height: SIZE, channels: 4, background: "#0000" } })
    .composite(placedParts.map(({ layer }) => layer))
    .png()
    .toBuffer();
  write("scene", id, await sharp(scene).webp({ quality: 82, effort: 6, smartSubsample: true }).toBuffer());
  write(
    "cutout",
    id,
    await sharp(alone).trim({ threshold: 1 }).webp({ quality: 82, alphaQuality: 90 }).toBuffer(),
  );
  process.stdout.write(`${id}\n`);
}

/** A cut-out in its size and place; places are of a picture of 800 px. */
async function placed({ file, place: { scale, left, foot, base, by = "width" } }: Part) {
  const side = Math.round(CAKE * scale);
  const { data, info } = await sharp(file)
    .resize(by === "width" ? { width: side } : { height: side })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    layer: { input: data, left, top: foot - info.height },
    middle: left + info.width / 2,
    width: info.width * base,
    foot,
  };
}

/** A dark line where the part stands and a soft shadow to its right. */
function shadow({ middle, width, foot }: { middle: number; width: number; foot: number }): Buffer {
  const oval = (x: number, y: number, rx: number, ry: number, blur: number, opacity: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#3a1a1c" opacity="${opacity}" filter="url(#b${blur})"/>`;
  const filters = [7, 26].map(
    (blur) =>
      `<filter id="b${blur}" x="-60%" y="-200%" width="220%" height="500%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><defs>${filters.join("")}</defs>${oval(middle + width * 0.08, foot - width * 0.09, width * 0.5, width * 0.13, 26, 0.34)}${oval(middle, foot - width * 0.075, width * 0.44, width * 0.085, 7, 0.3)}</svg>`,
  );
}

/** The empty ground of a scene: a smooth surface through the pixels of its margins. */
async function ground(id: string): Promise<Buffer> {
  const { data, info } = await sharp(join(PHOTOS, "scene", `${id}.webp`))
    .resize(SIZE, SIZE)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const out = Buffer.alloc(SIZE * SIZE * 3);
  const edge = 14;
  const mean = (x: number, y: number, channel: number) => {
    let sum = 0;
    for (let i = 0; i < 8; i += 1)
      for (let j = 0; j < 8; j += 1) sum += data[((y + j) * SIZE + x + i) * info.channels + channel] ?? 0;
    return sum / 64;
  };
  for (let channel = 0; channel < 3; channel += 1) {
    const side = (x: number) =>
      smooth(Array.from({ length: SIZE }, (_, y) => mean(x, Math.min(y, SIZE - 9), channel)));
    const [west, east] = [side(edge), side(SIZE - edge - 8)];
    for (let y = 0; y < SIZE; y += 1) {
      for (let x = 0; x < SIZE; x += 1) {
        const t = x / SIZE;
        // A grain of one step hides the bands of a pure gradient.
        const grain = ((x * 7919 + y * 104_729 + ((x * y) % 31) * 613) % 5) / 5 - 0.4;
        out[(y * SIZE + x) * 3 + channel] = Math.round((west[y] ?? 0) * (1 - t) + (east[y] ?? 0) * t + grain);
      }
    }
  }
  return sharp(out, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .png()
    .toBuffer();
}

/** The running mean of 61 values. */
function smooth(values: number[]): number[] {
  return values.map((_, at) => {
    const near = values.slice(Math.max(0, at - 30), at + 31);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

function write(shape: "scene" | "cutout", id: string, bytes: Buffer): void {
  writeFileSync(join(PHOTOS, shape, `${id}.webp`), bytes);
}
