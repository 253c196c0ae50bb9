import { asciiDigits } from "../../basics/digits.ts";
import { type Day, day } from "../../basics/india-time.ts";
import type { Filter } from "../../catalogue/rules/listing-filter.ts";
import { withJointWords } from "./allergen-list.ts";
import { type Meaning, MIDNIGHT_DELIVERY, READERS } from "./intent-readers.ts";
import type { SubjectKind } from "./intent-words.ts";
import { NAMED_ALLERGENS } from "./left-out-allergens.ts";
import { PLACE_PHRASES } from "./place-words.ts";
import { isFiller } from "./synonyms.ts";

/** The purpose of a gift or a wish for it, as the search words name it. */
export type Subject = {
  kind: SubjectKind;
  /** The catalogue's words: `kids` for `5 year old boy`. */
  words: string;
  /** The search words without it. */
  without: string;
};

/** A query in parts. */
export type Understood = {
  /** The words to search; empty if filters say everything. */
  words: string;
  /** The query's price, weight, people, egg, day and pincode. */
  filter: Partial<Filter>;
  /** Occasion, relation, theme, delivery, place and what it must not contain. They remain among the words. */
  subjects: Subject[];
};

/**
 * Reads what a query asks for apart from its words: without egg, prices, weight, people, day and pincode become filters.
 * Subjects are named and stay words. A query that says none of these has its words unchanged.
 */
export function understandQuery(query: string, today: Day): Understood {
  const tokens = tokensOf(query);
  const filter: Partial<Filter> = {};
  const rest: string[] = [];
  const named: (Omit<Subject, "without"> & { from: number; to: number })[] = [];
  let isChanged = false;
  for (let at = 0; at < tokens.length; ) {
    const meaning = read(tokens, at, today);
    if (!meaning) {
      rest.push(tokens[at] ?? "");
      at += 1;
      continue;
    }
    const phrase = tokens.slice(at, at + meaning.length).join(" ");
    at += meaning.length;
    if (meaning.filter) {
      Object.assign(filter, merged(filter, meaning.filter));
      isChanged = true;
    }
    const { subjects = [], words } = meaning;
    if (words) {
      rest.push(words);
      isChanged ||= phrase !== words;
    }
    for (const subject of subjects) {
      named.push({ ...subject, from: rest.length, to: rest.length + 1 });
      isChanged ||= phrase !== subject.words;
      rest.push(subject.words);
    }
  }
  const words = isChanged ? meaningful(rest) : query.trim();
  const subjects = named.map(({ from, to, ...subject }) => {
    // `for wife` and `for my wife` go as a whole.
    let first = from;
    while (["for", "my", "a", "the"].includes(rest[first - 1] ?? "")) first -= 1;
    return { ...subject, without: meaningful([...rest.slice(0, first), ...rest.slice(to)]) };
  });
  return { words, filter, subjects };
}

const UNSEARCHED_PHRASES = [
  ...[MIDNIGHT_DELIVERY, ...PLACE_PHRASES],
  ...NAMED_ALLERGENS.map(({ words }) => words),
];
const UNSEARCHED = new RegExp(`\\b(?:${UNSEARCHED_PHRASES.join("|").replaceAll(" ", "\\s+")})\\b`, "gi");

/**
 * The words that products are searched by: all but those of the delivery, which most products can come by, of places, in
 * which all are sold, and of allergens, which a product must not have.
 */
export function productWords(words: string): string {
  const rest = words.replace(UNSEARCHED, " ");
  return rest === words ? words : meaningful(rest.split(" ").filter(Boolean));
}

/** Any day: words that were understood no longer name one. */
const ANY_DAY = day("2000-01-01");

/** The search without the person that it is for; null if it names no person, or if nothing else is left. */
export function withoutRelations(understood: Understood): Understood | null {
  const { words, filter, subjects } = understood;
  const relation = subjects.find(({ kind }) => kind === "relation");
  if (!relation) return null;
  const remainder = understandQuery(relation.without, ANY_DAY);
  const general = { ...remainder, filter };
  if (remainder.words === "" || remainder.words === words) return null;
  return withoutRelations(general) ?? general;
}

/** Words and numbers in lower case. `1,000` and `18th` are one token; `1kg` is two; `10-15` is `10 to 15`. */
function tokensOf(query: string): string[] {
  const plain = asciiDigits(query)
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/(?<=\d),(?=\d)/g, "")
    .replace(/(?<=\d)\s*[-–]\s*(?=\d)/g, " to ");
  return withJointWords(plain).match(/\d+(?:st|nd|rd|th)\b|\d+(?:\.\d+)?|[a-z]+|₹/g) ?? [];
}

/** The words, unless nothing but small ones is left. */
function meaningful(words: string[]): string {
  return words.every((word) => isFiller(word)) ? "" : words.join(" ");
}

/** A second price of the same kind replaces the first; a second weight is another choice. */
function merged(before: Partial<Filter>, next: Partial<Filter>): Partial<Filter> {
  if (!before.weights || !next.weights) return next;
  return { ...next, weights: [...new Set([...before.weights, ...next.weights])].sort() };
}

function read(tokens: string[], at: number, today: Day): Meaning | null {
  for (const reader of READERS) {
    const meaning = reader(tokens, at, today);
    if (meaning) return meaning;
  }
  return null;
}
