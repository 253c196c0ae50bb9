import { open } from "node:fs/promises";

/**
 * Makes a new file's name durable: it is stored in the directory, which needs its own fsync. Windows has no such
 * call.
 */
export async function syncDirectory(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const directory = await open(path, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
