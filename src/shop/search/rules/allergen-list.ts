import { NAMED_ALLERGENS } from "./left-out-allergens.ts";
import { byFirstWord, longestOf, phraseAt, phrasesOf, wordsOfPhrase } from "./phrases.ts";

const EGG_NAMES = ["egg", "eggs"];

/** Names by the words that say without them; null for egg, which is a filter. */
const NAMES = byFirstWord([
  ...NAMED_ALLERGENS.flatMap(({ names, words }) =>
    names.map((name) => ({ words: wordsOfPhrase(name), allergen: words })),
  ),
  ...EGG_NAMES.map((name) => ({ words: [name], allergen: null })),
]);
/** Words before a list. Each name may have `any` before it. */
const BEFORE = phrasesOf(["without", "no", "neither", "free from", "free of", "allergic to"]);
const JOINTS = new Set(["and", "or", "nor"]);
const DELIVERIES = new Set(["delivery", "shipping"]);
/** Words that take `free` after them and are no allergens. */
const TAKES_FREE = new Set(["sugar", "alcohol", "gelatin"]);

type Item = { allergen: string | null; isFree: boolean; end: number };

/**
 * Reads what must not be in a product (`no nuts or dairy`, `nut allergy`); null if nothing. Joined names count too, but
 * not after the last `free`: `gluten free and nut cake` has nuts. Egg alone is not read here.
 */
export function readAllergens(tokens: string[], at: number) {
  const before = longestOf(BEFORE, tokens, at);
  const all = itemsAt(tokens, at + (before ?? 0), before !== null);
  const items = before === null ? all.slice(0, all.findLastIndex(({ isFree }) => isFree) + 1) : all;
  const [first] = items;
  const last = items.at(-1);
  // `fruit and nut, gluten free` is a cake with nuts.
  if (!first || !last || (before === null && !first.isFree && isIngredient(tokens, at))) return null;
  const words = [...new Set(items.flatMap(({ allergen }) => allergen ?? []))];
  if (words.length === 0) return null;
  const subjects = words.map((said) => ({ kind: "allergen" as const, words: said }));
  const hasEgg = items.some(({ allergen }) => allergen === null);
  // Otherwise `without gluten and nut cake` would be read as one list the next time.
  const end = items.length < all.length ? last.end + 1 : last.end;
  return { length: end - at, subjects, ...(hasEgg && { filter: { eggless: true } }) };
}

function itemsAt(tokens: string[], at: number, isLeftOut: boolean): Item[] {
  const items: Item[] = [];
  let item = itemAt(tokens, at, isLeftOut);
  while (item) {
    items.push(item);
    item = JOINTS.has(tokens[item.end] ?? "") ? itemAt(tokens, item.end + 1, isLeftOut) : null;
  }
  return items;
}

/** A name with what follows it: `dairy`, `any nuts`, `nut free`, `milk allergy`. */
function itemAt(tokens: string[], at: number, isLeftOut: boolean): Item | null {
  const start = tokens[at] === "any" ? at + 1 : at;
  const name = phraseAt(NAMES, tokens, start);
  if (!name) return null;
  const { allergen } = name;
  const end = start + name.words.length;
  if (tokens[end] === "allergy") return { allergen, isFree: true, end: end + 1 };
  if (tokens[end] !== "free") return { allergen, isFree: false, end };
  if (!DELIVERIES.has(tokens[end + 1] ?? "")) return { allergen, isFree: true, end: end + 1 };
  // Reading `gluten free delivery` as without gluten is safer for people who must not eat it.
  if (isLeftOut || isFlavour(tokens, start)) return { allergen, isFree: false, end };
  return { allergen, isFree: true, end: end + 2 };
}

/** Is the name part of a flavour: `Fruit and Nut`, `Dairy Milk`? */
function isFlavour(tokens: string[], at: number): boolean {
  return isAfterFruit(tokens, at) || (tokens[at] === "milk" && tokens[at - 1] === "dairy");
}

function isIngredient(tokens: string[], at: number): boolean {
  return tokens[at - 1] === "with" || isAfterFruit(tokens, at);
}

function isAfterFruit(tokens: string[], at: number): boolean {
  const before = tokens[at - 1] === "and" ? at - 2 : at - 1;
  return ["fruit", "fruits"].includes(tokens[before] ?? "");
}

/** `dairy milk free delivery` is Dairy Milk: neither of the last words is one of a product. */
export function readFreeDelivery(tokens: string[], at: number) {
  const isDelivery = tokens[at] === "free" && DELIVERIES.has(tokens[at + 1] ?? "");
  return isDelivery && !TAKES_FREE.has(tokens[at - 1] ?? "") ? { length: 2, filter: {} } : null;
}

const NAME = [...NAMED_ALLERGENS.flatMap(({ names }) => names), ...EGG_NAMES].join("|");
const SIGNS = new RegExp(
  `(?<=\\b(?:${NAME}|free|allergy)\\s*)[,&+/](?:\\s*(?:and|or|nor)\\b)?(?=\\s*(?:any\\s+)?(?:${NAME})\\b)`,
  "g",
);

/** Text in lower case with a word for each sign that joins allergens: `no nuts, dairy`, `nut/gluten free`. */
export function withJointWords(text: string): string {
  return text.replace(SIGNS, " and ");
}
