import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Can this process mount file systems? Only root may, and not in every container. */
export const canMount = await tryToMount();

/** The message of a skipped test. */
export const WHY_NOT_MOUNTED = "this process may not mount file systems";

/**
 * A folder on a small in-memory disk. `remove` unmounts it.
 * @param at an empty folder to mount the disk on; a new one by default
 */
export async function smallDisk(
  megabytes: number,
  at?: string,
): Promise<{ directory: string; remove(): Promise<void> }> {
  const directory = at ?? (await mkdtemp(join(tmpdir(), "jamun-disk-")));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0700`, "tmpfs", directory]);
  return { directory, remove: () => unmount(directory) };
}

/** Makes a folder read-only, also for root, until `remove`. */
export function makeReadOnly(directory: string): { remove(): Promise<void> } {
  execFileSync("mount", ["--bind", directory, directory]);
  execFileSync("mount", ["-o", "remount,bind,ro", directory]);
  return { remove: () => unmount(directory) };
}

/** Fills the disk of a folder completely. Removing the file frees it. */
export async function fillDisk(directory: string): Promise<string> {
  const path = join(directory, "filling");
  for (const size of [1024 * 1024, 4096, 1]) {
    const bytes = Buffer.alloc(size, 1);
    let isFull = false;
    while (!isFull) {
      await writeFile(path, bytes, { flag: "a" }).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOSPC") throw error;
        isFull = true;
      });
    }
  }
  return path;
}

async function unmount(directory: string): Promise<void> {
  execFileSync("umount", ["--lazy", directory]);
  await rm(directory, { recursive: true, force: true });
}

async function tryToMount(): Promise<boolean> {
  if (process.platform !== "linux") return false;
  try {
    await (await smallDisk(1)).remove();
    return true;
  } catch {
    return false;
  }
}
