import { isFiller } from "./synonyms.ts";

/** Each word of a search that means something, and the words without it; empty if only small ones are left. */
export function wordsToDrop(words: string): { word: string; rest: string }[] {
  const split = words.split(" ").filter((word) => word !== "");
  const telling = [...new Set(split.filter((word) => !isFiller(word)))];
  return telling.map((word) => {
    const rest = split.filter((other) => other !== word);
    return { word, rest: rest.every(isFiller) ? "" : rest.join(" ") };
  });
}
