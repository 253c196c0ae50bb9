import { readdir } from "node:fs/promises";
import type { WholeShop } from "./whole-shop.ts";

/** The names of the files that people have sent. The folder does not exist before the first of them. */
export function uploadedFiles({ testApp }: WholeShop): Promise<string[]> {
  return readdir(testApp.uploads).catch(() => []);
}
