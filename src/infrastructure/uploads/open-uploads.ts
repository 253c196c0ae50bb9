import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { freeSpace, SPACE_BESIDE_PHOTOS } from "../files/disk-space.ts";
import { syncDirectory } from "../files/sync-directory.ts";
import { drawPrint, type PrintCrop } from "./draw-print.ts";
import {
  type DrawnPicture,
  drawProductPicture,
  type PictureLimits,
  type Undrawable,
} from "./draw-product-picture.ts";
import { pixelLimit } from "./pixel-limit.ts";
import {
  type PhotoLimits,
  type PrintablePhoto,
  redrawForPrint,
  type Unprintable,
} from "./redraw-for-print.ts";

/** Files that people send. They have random names without extension, and their directory is never served. */
export type Uploads = {
  /** Stores a file durably, against a power cut. Returns its name. */
  save(bytes: Uint8Array): Promise<string>;
  /** Has the disk room for photos, beside what the shop needs to take orders? */
  hasRoom(): Promise<boolean>;
  /** Null if there is none with this name. The caller must read it once or close it. */
  open(name: string): Promise<OpenUpload | null>;
  /** Stores a file of a backup under its old name. Returns false if it was already there. */
  restore(name: string, bytes: Uint8Array): Promise<boolean>;
  /** Removing a missing file is not an error. */
  remove(names: readonly string[]): Promise<void>;
  /** All names. */
  list(): Promise<string[]>;
  /** Names of files written before this instant. */
  olderThan(at: Date): Promise<string[]>;
  /**
   * The photo as WebP: upright, at most `side` px wide and high (2,000 by default), without metadata (place, time,
   * camera). Null if it is not a readable picture.
   */
  redraw(photo: Uint8Array, side?: number): Promise<Buffer | null>;
  /** The photo as WebP to print, with a preview; or why it cannot be. */
  redrawForPrint(photo: Uint8Array, limits: PhotoLimits): Promise<PrintablePhoto | Unprintable>;
  /** A picture of a product in all its sizes; or why it cannot be one. */
  drawProductPicture(file: Uint8Array, limits: PictureLimits): Promise<DrawnPicture | Undrawable>;
  /** A part of a photo as a JPEG of this many pixels, white outside its edge. Null if it can't be drawn. */
  drawPrint(photo: Uint8Array, crop: PrintCrop, pixels: number): Promise<Buffer | null>;
};

export type { PrintablePhoto, PrintCrop, Unprintable };

/** An open file, readable even if it is removed meanwhile. */
export type OpenUpload = {
  /** In bytes. */
  size: number;
  /** The whole file, or the part from `from` to `to` inclusive. Closes the file at the end. */
  read(part?: { from: number; to: number }): Readable;
  close(): Promise<void>;
};

const NAME = /^[0-9a-f]{32}$/;
const MAX_SIDE = 2_000;
/** A small file can decode into a huge picture. Phones take photos up to about this size. */
const MAX_PIXELS = 64_000_000;

/**
 * @param directory created with the first file
 * @param reserve bytes of the disk that photos leave free
 */
export function openUploads(directory: string, { reserve = SPACE_BESIDE_PHOTOS } = {}): Uploads {
  return { ...storedFiles(directory, reserve), ...drawing() };
}

type Drawing = Pick<Uploads, "redraw" | "redrawForPrint" | "drawProductPicture" | "drawPrint">;

function storedFiles(directory: string, reserve: number): Omit<Uploads, keyof Drawing> {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error(`not the name of an upload: ${name}`);
    return join(directory, name);
  };
  const list = async () => {
    const names = (await readdir(directory).catch(nullIfMissing)) ?? [];
    return names.filter((file) => NAME.test(file));
  };
  return {
    save: async (bytes) => {
      const name = randomBytes(16).toString("hex");
      await writeNew(directory, pathOf(name), bytes);
      return name;
    },
    hasRoom: async () => {
      await make(directory);
      return (await freeSpace(directory)) >= reserve;
    },
    open: async (name) => {
      const file = await open(pathOf(name), "r").catch(nullIfMissing);
      if (!file) return null;
      const { size } = await file.stat();
      return {
        size,
        read: (part) => file.createReadStream(part ? { start: part.from, end: part.to } : {}),
        close: () => file.close(),
      };
    },
    restore: async (name, bytes) => {
      // A file never changes under its name, but a power cut may have left a part of it.
      const stats = await stat(pathOf(name)).catch(nullIfMissing);
      if (stats?.size === bytes.length) return false;
      await rm(pathOf(name), { force: true });
      await writeNew(directory, pathOf(name), bytes);
      return true;
    },
    remove: async (names) => {
      for (const name of names) await rm(pathOf(name), { force: true });
    },
    list,
    olderThan: async (at) => {
      const old: string[] = [];
      for (const name of await list()) {
        const stats = await stat(pathOf(name)).catch(nullIfMissing);
        if (stats && stats.mtime < at) old.push(name);
      }
      return old;
    },
  };
}

function make(directory: string): Promise<string | undefined> {
  return mkdir(directory, { recursive: true, mode: 0o700 });
}

async function writeNew(directory: string, path: string, bytes: Uint8Array): Promise<void> {
  await make(directory);
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncDirectory(directory);
}

/** Decodes one picture at a time: a large one needs hundreds of megabytes. */
function drawing(): Drawing {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(draw: () => Promise<Result>): Promise<Result> => {
    const drawn = last.then(draw);
    last = drawn.catch(() => undefined);
    return drawn;
  };
  return {
    redraw: (photo, side = MAX_SIDE) => inTurn(() => redraw(photo, side)),
    redrawForPrint: (photo, limits) => inTurn(() => redrawForPrint(photo, limits)),
    drawProductPicture: (file, limits) => inTurn(() => drawProductPicture(file, limits)),
    drawPrint: (photo, crop, pixels) => inTurn(() => drawPrint(photo, crop, pixels)),
  };
}

async function redraw(photo: Uint8Array, side: number): Promise<Buffer | null> {
  // Loaded with the first photo: most starts never need it.
  const { default: sharp } = await import("sharp");
  try {
    const facts = await sharp(photo, { limitInputPixels: false }).metadata();
    return await sharp(photo, { limitInputPixels: pixelLimit(facts, MAX_PIXELS), failOn: "error" })
      .rotate()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    return null;
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
