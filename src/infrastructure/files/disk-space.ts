import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, open, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { FolderUnusable, unusable } from "./folder-unusable.ts";

const MB = 1_000_000;
/** A new embedded database with the demo shop takes about 100 MB. */
export const SPACE_FOR_NEW_SHOP = 128 * MB;
/** The database writes its log in files of 16 MB. */
export const SPACE_TO_START = 32 * MB;
/** Below this a running shop counts its disk as full. */
const SPACE_TO_RUN = 4 * MB;
/** Photos leave this much to the database, which needs it for orders. */
export const SPACE_BESIDE_PHOTOS = 512 * MB;
/** Larger than what file systems store inside a directory entry. */
const TEST_BYTES = 64 * 1024;
/** How long `watchDisk` reuses an answer, in ms, so that frequent health checks do not load the disk. */
const CACHE_MS = 2_000;
/** How long writing the test file may take, in ms. A hanging disk counts as unusable. */
const WRITE_TIMEOUT_MS = 3_000;

/** Throws `FolderUnusable` if the folder's disk has less free space than this, in bytes. */
export async function checkFreeSpace(directory: string, needed: number): Promise<void> {
  const free = await freeSpace(directory);
  if (free < needed)
    throw new FolderUnusable(
      `The disk of ${directory} is full: ${Math.floor(free / MB)} MB are free, and the shop needs ${needed / MB} MB. Make room, then start the shop again.`,
    );
}

/** Free bytes of the folder's disk. Infinity if it is unknown: some network file systems report no size. */
export async function freeSpace(directory: string): Promise<number> {
  const { bavail, bsize, blocks } = await statfs(directory);
  return blocks > 0 ? bavail * bsize : Number.POSITIVE_INFINITY;
}

/** Writes a file, waits until it is on the disk, and removes it. Throws `FolderUnusable`. */
export async function checkWritable(directory: string): Promise<void> {
  const path = join(directory, `.write-test-${process.pid}`);
  const { O_CREAT, O_NOFOLLOW = 0, O_TRUNC, O_WRONLY } = constants;
  try {
    const file = await open(path, O_CREAT | O_TRUNC | O_WRONLY | O_NOFOLLOW, 0o600);
    try {
      await file.writeFile(randomBytes(TEST_BYTES));
      await file.sync();
    } finally {
      await file.close();
      await rm(path, { force: true });
    }
  } catch (error) {
    throw unusable(directory, error);
  }
}

/**
 * Returns a check whether the data folder, the database and the uploads are writable; they may be on different disks.
 * It runs at most every two seconds and never twice at once, because a hanging disk blocks it.
 */
export function watchDisk(
  directory: string,
  { now = Date.now }: { now?: () => number } = {},
): () => Promise<boolean> {
  let check: Promise<boolean> | undefined;
  let isRunning = false;
  let askedAt = 0;
  return () => {
    if (!check || (!isRunning && now() - askedAt >= CACHE_MS)) {
      askedAt = now();
      isRunning = true;
      check = isWritable(directory).finally(() => {
        isRunning = false;
      });
    }
    return Promise.race([check, pause(WRITE_TIMEOUT_MS, false, { ref: false })]);
  };
}

async function isWritable(directory: string): Promise<boolean> {
  try {
    const folders: string[] = [];
    for (const name of ["database", "uploads"]) {
      const folder = join(directory, name);
      // Not existsSync: a hanging disk would block the whole process.
      if (
        await stat(folder).then(
          () => true,
          () => false,
        )
      )
        folders.push(folder);
    }
    for (const folder of [directory, ...folders]) {
      await checkFreeSpace(folder, SPACE_TO_RUN);
      await access(folder, constants.W_OK);
    }
    for (const folder of [directory, ...folders.filter((name) => name.endsWith("uploads"))])
      await checkWritable(folder);
    return true;
  } catch {
    return false;
  }
}
