import { readdir, rename, rm, rmdir } from "node:fs/promises";
import { dirname } from "node:path";
import { checkFreeSpace, SPACE_TO_START } from "../files/disk-space.ts";
import { DurableFiles, durableStartParams } from "./durable-files.ts";
import { PreparingPglite } from "./preparing-pglite.ts";

/** The files of the embedded database are damaged or missing. The message is shown at the start. */
export class DatabaseDamaged extends Error {
  constructor(message: string) {
    super(message);
    this.name = "DatabaseDamaged";
  }
}

/**
 * Opens an embedded database, creating it if there is none. Throws `DatabaseDamaged`, or `FolderUnusable` if the disk
 * is full.
 */
export async function openDatabaseFiles(path: string): Promise<PreparingPglite> {
  if (!(await hasDatabase(path))) await createDatabase(path);
  return openDurably(path);
}

/**
 * Throws `DatabaseDamaged` if the folder holds anything else: a new database over the remains of an old one would
 * hide the loss.
 */
async function hasDatabase(path: string): Promise<boolean> {
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw new DatabaseDamaged(
      `${path} can't be read (${error.code}). It must be the folder of the database.`,
    );
  });
  if (names === null) return false;
  if (names.length === 0) {
    await removeEmptyFolder(path);
    return false;
  }
  if (names.includes("PG_VERSION")) return true;
  throw new DatabaseDamaged(
    `${path} has files, but is no database: PG_VERSION is missing. Put the missing files back, or move the folder away and restore a backup (npm run shop -- restore <file>).`,
  );
}

/** The new database is renamed to this path, so the path must be free. A mounted volume cannot be replaced. */
async function removeEmptyFolder(path: string): Promise<void> {
  await rmdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EBUSY") throw error;
    throw new DatabaseDamaged(
      `${path} is a volume of its own, and a new database can't be moved there. Mount the volume one level higher, at DATA_DIR.`,
    );
  });
}

/**
 * Creates the database beside its final path and renames it when complete, so that a process killed meanwhile leaves
 * nothing that the next start takes for a database.
 */
async function createDatabase(path: string): Promise<void> {
  const unfinished = `${path}.new`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    const client = await openDurably(unfinished);
    await client.close();
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function openDurably(path: string): Promise<PreparingPglite> {
  try {
    return await PreparingPglite.open({ fs: new DurableFiles(path), startParams: durableStartParams() });
  } catch {
    // PGlite gives no reason. A full disk is the only cause that is not damage.
    await checkFreeSpace(dirname(path), SPACE_TO_START);
    throw new DatabaseDamaged(
      `The database in ${path} can't be opened: its files are damaged, or of another version. Nothing in it was changed. Put the files back from a copy, or move the folder away and restore a backup (npm run shop -- restore <file>).`,
    );
  }
}
