import { constants } from "node:fs";
import { access, chmod, lstat, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkFreeSpace, checkWritable, SPACE_FOR_NEW_SHOP, SPACE_TO_START } from "./disk-space.ts";
import { errorCode } from "./error-code.ts";
import { FolderUnusable, unusable } from "./folder-unusable.ts";

/** The shop's files in its data folder. Sockets and unfinished copies add a suffix to these names. */
const SHOP_FILES = /^(secrets\.json|shop\.json|mail|uploads|database(\.(new|lock).*)?|\.write-test-\d+)$/;
/** Only a data folder of the shop has one of these. */
const MARKER_FILES = ["secrets.json", "shop.json", "database"];
/** The root of a separate disk has this folder. */
const LOST_AND_FOUND = "lost+found";
const GROUP_AND_OTHERS = 0o077;

/**
 * Creates or checks the data folder before anything else uses it: it must be a writable folder with free space.
 * Restricts the shop's files to their owner. Throws `FolderUnusable` with a sentence for people.
 * @param keepsDatabase does the embedded database live here? It needs the most space
 * @returns how many files and folders were restricted
 */
export async function openDataFolder(
  directory: string,
  { keepsDatabase }: { keepsDatabase: boolean },
): Promise<{ tightened: number }> {
  await createFolder(directory);
  const names = await readdir(directory).catch((error) => {
    throw unusable(directory, error);
  });
  await checkWritable(directory);
  const isNew = keepsDatabase && !names.includes("database");
  // root is denied here too if the disk is read-only.
  for (const name of ["database", "uploads", "mail"].filter((folder) => names.includes(folder)))
    await access(join(directory, name), constants.W_OK).catch((error) => {
      throw unusable(join(directory, name), error);
    });
  await checkFreeSpace(directory, isNew ? SPACE_FOR_NEW_SHOP : SPACE_TO_START);
  return { tightened: await restrictAccess(directory, names) };
}

/** `mkdir` with `recursive` never returns below /proc. */
async function createFolder(path: string): Promise<void> {
  try {
    await createWithParents(path);
  } catch (error) {
    const code = errorCode(error) ?? "";
    if (["ENOSPC", "EDQUOT", "EROFS"].includes(code)) throw unusable(dirname(path), error);
    throw new FolderUnusable(
      `DATA_DIR is wrong: ${path} can't be made (${code}). Set DATA_DIR to a folder that the shop may write to.`,
    );
  }
  if (!(await stat(path)).isDirectory())
    throw new FolderUnusable(`DATA_DIR is wrong: ${path} is not a folder. Set DATA_DIR to a folder.`);
}

async function createWithParents(path: string): Promise<void> {
  const make = () =>
    mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  try {
    await make();
  } catch (error) {
    if (errorCode(error) !== "ENOENT" || dirname(path) === path) throw error;
    await createWithParents(dirname(path));
    await make();
  }
}

/**
 * Restricts the shop's files to their owner. The folder itself only if nothing else is in it: a DATA_DIR of /tmp must
 * stay public.
 */
async function restrictAccess(directory: string, names: string[]): Promise<number> {
  if (process.platform === "win32") return 0;
  // Folders called mail or uploads may belong to another program, unless the shop has been here before.
  const isUsed = names.some((name) => name !== LOST_AND_FOUND);
  if (isUsed && !names.some((name) => MARKER_FILES.includes(name))) return 0;
  const isOwn = names.every((name) => SHOP_FILES.test(name) || name === LOST_AND_FOUND);
  let tightened = isOwn ? await restrictOne(directory) : 0;
  for (const name of names.filter((file) => SHOP_FILES.test(file)))
    tightened += await restrictTree(join(directory, name));
  return tightened;
}

/** A folder that is already private was restricted with its content. */
async function restrictTree(path: string): Promise<number> {
  const isTightened = await restrictOne(path);
  if (!isTightened) return 0;
  const names = await readdir(path).catch(() => []);
  let tightened = 1;
  for (const name of names) tightened += await restrictTree(join(path, name));
  return tightened;
}

/** @returns 1 if the mode was changed. Skips links, whose target may belong to another user. */
async function restrictOne(path: string): Promise<0 | 1> {
  const stats = await lstat(path).catch(() => null);
  if (!stats || stats.isSymbolicLink() || (stats.mode & GROUP_AND_OTHERS) === 0) return 0;
  if (stats.uid !== process.getuid?.() && process.getuid?.() !== 0) return 0;
  // Some disks have no modes, or do not let us change them. The shop starts anyway.
  return await chmod(path, stats.mode & 0o7777 & ~GROUP_AND_OTHERS).then(
    () => 1,
    () => 0,
  );
}
