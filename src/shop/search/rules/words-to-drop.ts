import { leftOutAllergens } from "./left-out-allergens.ts";
import { isFiller } from "./synonyms.ts";

/**
 * Each word of a search that means something, and the words without it; empty if only small ones are left. Words without
 * which an allergen would not be left out any more are not among them.
 */
export function wordsToDrop(words: string): { word: string; rest: string }[] {
  const split = words.split(" ").filter((word) => word !== "");
  const telling = [...new Set(split.filter((word) => !isFiller(word)))];
  const allergens = leftOutAllergens(words).length;
  return telling.flatMap((word) => {
    const others = split.filter((other) => other !== word);
    const rest = others.every(isFiller) ? "" : others.join(" ");
    return leftOutAllergens(rest).length < allergens ? [] : [{ word, rest }];
  });
}
