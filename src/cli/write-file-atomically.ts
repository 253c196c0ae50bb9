import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { syncDirectory } from "../infrastructure/files/sync-directory.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Writes beside its place first, so that nobody ever finds half a file there. What lies there from an earlier try,
 * perhaps for others to read or a link to elsewhere, goes: `write` makes a new file.
 */
export async function writeFileAtomically(
  file: string,
  write: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await rm(unfinished, { force: true });
    await write(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw isAbout(unfinished, error as NodeJS.ErrnoException)
      ? new UsageError(`${file} can't be written (${(error as NodeJS.ErrnoException).code}).`)
      : error;
  }
  await syncDirectory(dirname(file));
}

/** Also a file that is to be read fails to open. A disk that is full is told of without a path. */
function isAbout(path: string, { path: where, syscall = "" }: NodeJS.ErrnoException): boolean {
  return where === path || ["write", "fsync", "close"].includes(syscall);
}
