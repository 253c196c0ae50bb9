import { createHash } from "node:crypto";
import type { Metadata } from "sharp";
import { isAnimated } from "../../shop/basics/is-animated.ts";
import { holdsMore } from "./holds-more.ts";
import { pixelLimit } from "./pixel-limit.ts";

const SIDE = 800;
const WIDTHS = [200, 400, 800];
const FORMATS = ["avif", "webp"] as const;
/** Close to the settings of `bootstrap/pictures.ts`, which makes the demo's pictures. */
const SETTINGS = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 78, alphaQuality: 90, effort: 3 },
};

export type DrawnPicture = {
  /** `up-` and the start of the hash of all files; `up-photo-` if no pixel is transparent. */
  id: string;
  files: { width: number; format: (typeof FORMATS)[number]; bytes: Buffer }[];
};

export type PictureLimits = { mostPixels: number; longestSide: number; shortestSide: number };

/** Why a file cannot be a picture of a product. */
export type Undrawable = "unreadable" | "moves" | "too-large" | "too-small" | "not-only-a-picture";

/**
 * Re-encodes a picture as a square, in each width and format, upright, in sRGB and without metadata: nothing else of
 * the file is stored. A photo is cut to its middle; a picture with a transparent ground is shown whole.
 */
export async function drawProductPicture(
  file: Uint8Array,
  limits: PictureLimits,
): Promise<DrawnPicture | Undrawable> {
  // Loaded with the first picture: most starts never need it.
  const { default: sharp } = await import("sharp");
  const format = formatOf(file);
  if (format === null) return "unreadable";
  if (holdsMore(file)) return "not-only-a-picture";
  try {
    const facts = await sharp(file, { limitInputPixels: false }).metadata();
    if (facts.format !== format) return "unreadable";
    const problem = sizeProblem(facts, limits);
    if (problem) return problem;
    if ((facts.pages ?? 1) > 1 || isAnimated(file)) return "moves";
    const opened = sharp(file, { limitInputPixels: limits.mostPixels, failOn: "error" }).rotate();
    const { isOpaque } = await opened.clone().stats();
    const square = await opened
      .resize(SIDE, SIDE, {
        ...{ fit: isOpaque ? "cover" : "contain", kernel: "lanczos3" },
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      })
      .png()
      .toBuffer();
    const files: DrawnPicture["files"] = [];
    for (const width of WIDTHS)
      for (const to of FORMATS)
        files.push({
          ...{ width, format: to },
          bytes: await sharp(square)
            .resize({ width, kernel: "lanczos3" })
            .toFormat(to, SETTINGS[to])
            .toBuffer(),
        });
    return { id: `${isOpaque ? "up-photo-" : "up-"}${hashOf(files)}`, files };
  } catch {
    return "unreadable";
  }
}

function hashOf(files: DrawnPicture["files"]): string {
  const hash = createHash("sha256");
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest("hex").slice(0, 32);
}

function sizeProblem(facts: Metadata, limits: PictureLimits): Undrawable | null {
  const { width, height } = facts;
  if (width * height > pixelLimit(facts, limits.mostPixels)) return "too-large";
  if (Math.max(width, height) > limits.longestSide) return "too-large";
  return Math.min(width, height) < limits.shortestSide ? "too-small" : null;
}

/** The format by the first bytes; null for any other than JPEG, PNG and WebP. */
function formatOf(file: Uint8Array): "jpeg" | "png" | "webp" | null {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 12)).toString("latin1");
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  return head.startsWith("RIFF") && head.slice(8) === "WEBP" ? "webp" : null;
}
