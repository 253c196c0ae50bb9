import { foldWord } from "./fold-word.ts";

/** Words that say what a shopper does, not what is sought. They count only when nothing else is asked for. */
const FILLERS = new Set(
  "a an and best buy delivery for from gift gifts gm half in kg kilo near me my of on online order please send the to with without ka ke ki ko liye wala"
    .split(" ")
    .map(foldWord),
);

/** What people say, and how the catalogue says it. */
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
  }).map(([said, written]) => [foldWord(said), foldWord(written)]),
);

/** The words that are worth looking for: all but the fillers, or all if there is nothing else. */
export function withoutFillers(words: string[]): string[] {
  const telling = words.filter((word) => !FILLERS.has(foldWord(word)));
  return telling.length > 0 ? telling : words;
}

/** How the catalogue says a folded word, if people have another one for it. */
export function otherWordFor(folded: string): string | undefined {
  return SAME.get(folded);
}
