import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** A file system in memory, on Linux. */
const MEMORY = "/dev/shm";
/** Bytes that a whole run of the tests may store there, and what its processes need besides. */
const FILES = 8 * 2 ** 30;
const PROCESSES = 8 * 2 ** 30;

/**
 * The folder for temporary databases of the tests: in memory if there is room, because a busy disk makes the copy of a
 * database up to twenty times slower.
 * @returns {string}
 */
export function temporaryFolder() {
  return hasRoom() ? MEMORY : tmpdir();
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= FILES && process.availableMemory() >= FILES + PROCESSES;
  } catch {
    // The file system does not exist, or this Node cannot read how much memory is free.
    return false;
  }
}
