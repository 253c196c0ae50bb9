import { errorCode } from "./error-code.ts";

/**
 * A folder of the shop can't be used: its disk is full or read-only, or it is not a folder. The message is shown at the
 * start.
 */
export class FolderUnusable extends Error {
  constructor(message: string) {
    super(message);
    this.name = "FolderUnusable";
  }
}

/** Turns a system error into a sentence for people. */
export function unusable(path: string, error: unknown): FolderUnusable {
  const code = errorCode(error) ?? String(error);
  if (code === "ENOSPC" || code === "EDQUOT")
    return new FolderUnusable(
      `The disk of ${path} is full: nothing can be written (${code}). Make room, then start the shop again.`,
    );
  const why = code === "EROFS" ? "its file system is read-only (EROFS)" : `the system refuses (${code})`;
  return new FolderUnusable(
    `Nothing can be written to ${path}: ${why}. Make it writable, or set DATA_DIR to another folder.`,
  );
}
