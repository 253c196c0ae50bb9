import { foldWord } from "./fold-word.ts";

/** Words about shopping, not products. They count only if nothing else is searched. */
const FILLERS = new Set(
  "a an and best buy delivery for from gift gifts gm half in kg kilo near me my nor of on online or order please send the to with without ka ke ki ko liye wala chahiye mujhe under within"
    .split(" ")
    .map(foldWord),
);

/** The catalogue's word for each word that people type. */
const SAME = new Map(
  Object.entries({
    anda: "eggless",
    aam: "mango",
    badam: "almond",
    bday: "birthday",
    beta: "kids",
    bhai: "brother",
    behen: "sister",
    bacha: "kids",
    buke: "bouquet",
    child: "kids",
    choco: "chocolate",
    dad: "father",
    daddy: "father",
    didi: "sister",
    hubby: "husband",
    janamdin: "birthday",
    kaju: "cashew",
    maa: "mother",
    mom: "mother",
    mum: "mother",
    mummy: "mother",
    papa: "father",
    phool: "flowers",
    posy: "bouquet",
    rakhi: "raksha",
    shaadi: "wedding",
    shadi: "wedding",
    veg: "eggless",
    vegetarian: "eggless",
    xmas: "christmas",
  }).map(([spoken, written]) => [foldWord(spoken), foldWord(written)]),
);

/** Is this a word about shopping, not about a product? */
export function isFiller(word: string): boolean {
  return FILLERS.has(foldWord(word));
}

/** The words to search: all but the fillers, or all if there is nothing else. */
export function withoutFillers(words: string[]): string[] {
  const telling = words.filter((word) => !isFiller(word));
  return telling.length > 0 ? telling : words;
}

/** The catalogue's word for a folded one, if it has another. */
export function otherWordFor(folded: string): string | undefined {
  return SAME.get(folded);
}
