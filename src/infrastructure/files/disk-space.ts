import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, open, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { FolderUnusable, unusable } from "./folder-unusable.ts";

const MB = 1_000_000;
/** A new embedded database with the demo shop has some 100 MB. */
export const SPACE_FOR_NEW_SHOP = 128 * MB;
/** The database writes its log in files of 16 MB. */
export const SPACE_TO_START = 32 * MB;
/** Below this a running shop counts its disk as full. */
const SPACE_TO_RUN = 4 * MB;
/** Larger than what file systems keep in a file's own entry. */
const TEST_BYTES = 64 * 1024;
/** How long one answer of a `watchDisk` stands, in ms: whoever asks often must not keep the disk busy. */
const CACHE_MS = 2_000;
/** How long a disk may take to write the test file, in ms. One that hangs is as good as none. */
const WRITE_TIMEOUT_MS = 3_000;

/** Throws `FolderUnusable` when the disk of a folder has less room than this, in bytes. */
export async function checkFreeSpace(directory: string, needed: number): Promise<void> {
  const { bavail, bsize, blocks } = await statfs(directory);
  const free = bavail * bsize;
  // Some network file systems tell no size at all.
  if (blocks > 0 && free < needed)
    throw new FolderUnusable(
      `The disk of ${directory} is full: ${Math.floor(free / MB)} MB are free, and the shop needs ${needed / MB} MB. Make room, then start the shop again.`,
    );
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
 * Tells whether the data folder still takes files, and its folders for the database and uploads, which may be on disks of
 * their own. Asks at most every other second, and never twice at once: a disk that hangs keeps what asks it.
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
      // Not existsSync: a disk that hangs would stop the whole process.
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
    for (const folder of [directory, ...folders.filter((one) => one.endsWith("uploads"))])
      await checkWritable(folder);
    return true;
  } catch {
    return false;
  }
}
