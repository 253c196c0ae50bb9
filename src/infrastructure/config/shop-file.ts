import { lstat, open } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../files/error-code.ts";
import { ConfigError } from "./config-error.ts";

export const SHOP_FILE = "shop.json";
const MAX_BYTES = 64 * 1024;

/**
 * Reads `shop.json` from the data folder. Null if there is none. Throws `ConfigError` for a file that cannot be read,
 * is larger than 64 kB, or is not JSON.
 */
export async function readShopFile(directory: string): Promise<{ path: string; content: unknown } | null> {
  const path = join(directory, SHOP_FILE);
  const wrong = (why: string) => new ConfigError(`${path} is wrong: ${why}.`);
  const isThere = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    // `openDataFolder` reports problems of the folder itself.
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw wrong(`it can't be read (${error.code})`);
  });
  if (!isThere) return null;
  // Opening a named pipe would hang the start.
  if (!isThere.isFile() && !isThere.isSymbolicLink()) throw wrong("it is not a file");
  let bytes: Buffer;
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (size > MAX_BYTES) throw wrong("it is larger than 64 kB");
      bytes = await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw wrong(`it can't be read (${errorCode(error)})`);
  }
  try {
    return { path, content: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) };
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, " ");
    throw wrong(`it is not JSON in UTF-8 (${why})`);
  }
}
