import { rename, rm } from "node:fs/promises";
import { WrongUse } from "./wrong-use.ts";

/** Writes beside its place first, so that nobody ever finds half a file there. */
export async function writeWhole(file: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await write(unfinished);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    const { code, syscall = "" } = error as NodeJS.ErrnoException;
    throw ["open", "write", "fsync", "close", "rename"].includes(syscall)
      ? new WrongUse(`${file} can't be written (${code}).`)
      : error;
  }
}
