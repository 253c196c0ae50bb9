import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { isSystemError } from "../infrastructure/files/error-code.ts";
import { syncDirectory } from "../infrastructure/files/sync-directory.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Writes to a temporary file and renames it, so that readers never see half a file. Deletes a leftover temporary file
 * first, because it may be a link or readable by others. `write` must create a new file.
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
    throw isSystemError(error) && isFailedWrite(unfinished, error)
      ? new UsageError(`${file} can't be written (${error.code}).`)
      : error;
  }
  await syncDirectory(dirname(file));
}

/** Did writing this file fail? Errors of a full disk carry no path. Reading another file may fail too. */
function isFailedWrite(path: string, { path: where, syscall = "" }: NodeJS.ErrnoException): boolean {
  return where === path || ["write", "fsync", "close"].includes(syscall);
}
