import { byFirstWord, phraseAt, wordsOfPhrase } from "./phrases.ts";

/** A city by the names that people type. */
type Place = {
  /** As it stays among the words of a search: `in delhi`. */
  words: string;
  /** As the shop writes it of a kitchen, in lower case. */
  cities: string[];
};

const place = (name: string, said: string[] = [], cities = [name]): [Place, string[]] => [
  { words: `in ${name}`, cities },
  [name, ...said],
];

const NAMED_PLACES = [
  place("delhi", ["new delhi", "delhi ncr", "ncr", "dehli", "dilli"], ["delhi", "new delhi"]),
  place("bengaluru", ["bangalore", "banglore", "bengalore", "bengaluru city"], ["bengaluru", "bangalore"]),
  place("mumbai", ["bombay", "mumbay"], ["mumbai", "bombay"]),
  place("kolkata", ["calcutta"], ["kolkata", "calcutta"]),
  place("chennai", ["madras"], ["chennai", "madras"]),
  place("hyderabad", ["hyd", "secunderabad"]),
  place("pune", ["poona"]),
  place("ahmedabad", ["amdavad", "ahemdabad"]),
  place("kochi", ["cochin", "ernakulam"]),
  place("gurugram", ["gurgaon"], ["gurugram", "gurgaon"]),
  ...["jaipur", "lucknow", "chandigarh", "noida", "ghaziabad", "faridabad", "thane", "navi mumbai"].map(
    (name) => place(name),
  ),
  ...["patna", "indore", "bhopal", "nagpur", "surat", "kanpur", "goa", "coimbatore", "mysuru"].map((name) =>
    place(name),
  ),
];

const PLACES = NAMED_PLACES.map(([named]) => named);
const BY_NAME = byFirstWord(
  NAMED_PLACES.flatMap(([named, names]) => names.map((name) => ({ words: wordsOfPhrase(name), named }))).sort(
    (a, b) => b.words.length - a.words.length,
  ),
);
/** Words before a place. Without one, only the last words of a search name a place: `cake bangalore`. */
const BEFORE = new Set(["in", "at", "to", "near", "within", "across"]);

/** The understood words that name places. No product is searched by them. */
export const PLACE_PHRASES = PLACES.map(({ words }) => words);

/** Reads a city: `in new delhi`, `to bangalore`, and `mumbai` at the end. */
export function readPlace(tokens: string[], at: number) {
  const hasWordBefore = BEFORE.has(tokens[at] ?? "");
  const start = hasWordBefore ? at + 1 : at;
  const match = phraseAt(BY_NAME, tokens, start);
  if (!match) return null;
  const end = start + match.words.length;
  if (!hasWordBefore && end < tokens.length) return null;
  return { length: end - at, subjects: [{ kind: "place" as const, words: match.named.words }] };
}

/** Whether the shop has a kitchen in the place of these understood words. */
export function isPlaceIn(words: string, cities: readonly string[]): boolean {
  const named = PLACES.find((known) => known.words === words);
  return cities.some((city) => named?.cities.includes(city.toLowerCase()));
}
