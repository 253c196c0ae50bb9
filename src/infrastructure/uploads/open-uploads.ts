import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { syncDirectory } from "../files/sync-directory.ts";

/** Files that customers send. They have random names and no endings, and nullIfMissing serves their directory. */
export type Uploads = {
  /** Writes a file down so that a power cut does not take it; its name. */
  save(bytes: Uint8Array): Promise<string>;
  /** Null when there is none of this name. Whoever opens it reads it once, or closes it. */
  open(name: string): Promise<OpenUpload | null>;
  /** Writes a file of a backup down under the name that it had; whether it was not there yet. */
  restore(name: string, bytes: Uint8Array): Promise<boolean>;
  /** Removing what is not there is no error. */
  remove(names: readonly string[]): Promise<void>;
  /** Names of all of them. */
  list(): Promise<string[]>;
  /** Names of those that were written before an instant. */
  olderThan(at: Date): Promise<string[]>;
  /**
   * The photo drawn anew as WebP, turned upright, at most 2000 px wide and high, without anything that stood beside
   * it in the file: where and when it was taken, with what. Null when it can't be drawn.
   */
  redraw(photo: Uint8Array): Promise<Buffer | null>;
};

/** A file that stays readable though it is removed meanwhile. */
export type OpenUpload = {
  /** In bytes. */
  size: number;
  /** All of it, or a part with both its ends in it; nullIfMissing else is read from the disk. Closes it at its end. */
  read(part?: { from: number; to: number }): Readable;
  close(): Promise<void>;
};

const NAME = /^[0-9a-f]{32}$/;
const MAX_SIDE = 2_000;
/** A small file may unfold into a huge picture: this is as large as phones take them, unless told otherwise. */
const MAX_PIXELS = 64_000_000;

/** @param directory made when the first file comes */
export function openUploads(directory: string): Uploads {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error(`not the name of an upload: ${name}`);
    return join(directory, name);
  };
  const list = async () => {
    const names = (await readdir(directory).catch(nullIfMissing)) ?? [];
    return names.filter((one) => NAME.test(one));
  };
  const writeNew = async (name: string, bytes: Uint8Array) => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const file = await open(pathOf(name), "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await syncDirectory(directory);
  };
  /** One picture is unfolded at a time: the largest takes hundreds of megabytes meanwhile. */
  let drawing: Promise<unknown> = Promise.resolve();
  return {
    save: async (bytes) => {
      const name = randomBytes(16).toString("hex");
      await writeNew(name, bytes);
      return name;
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
      // A file never changes under its name, but a power cut may have left half of it.
      const found = await stat(pathOf(name)).catch(nullIfMissing);
      if (found?.size === bytes.length) return false;
      await rm(pathOf(name), { force: true });
      await writeNew(name, bytes);
      return true;
    },
    remove: async (names) => {
      for (const name of names) await rm(pathOf(name), { force: true });
    },
    list,
    olderThan: async (at) => {
      const old: string[] = [];
      for (const name of await list()) {
        const found = await stat(pathOf(name)).catch(nullIfMissing);
        if (found && found.mtime < at) old.push(name);
      }
      return old;
    },
    redraw: (photo) => {
      const drawn = drawing.then(() => redraw(photo));
      drawing = drawn;
      return drawn;
    },
  };
}

async function redraw(photo: Uint8Array): Promise<Buffer | null> {
  // Loaded when the first photo comes: most starts of the shop never need it.
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(photo, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .rotate()
      .resize(MAX_SIDE, MAX_SIDE, { fit: "inside", withoutEnlargement: true })
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
