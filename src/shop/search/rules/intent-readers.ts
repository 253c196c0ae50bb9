import { addDays, type Day, parseDay } from "../../basics/india-time.ts";
import { type Filter, MOST_GRAMS, MOST_PEOPLE, MOST_RUPEES } from "../../catalogue/rules/listing-filter.ts";
import { readAllergens, readFreeDelivery } from "./allergen-list.ts";
import {
  AFTER_MIDNIGHT,
  DAY_WORDS,
  EGGLESS_WORDS,
  LEAST_WORDS,
  MIDNIGHT_WORDS,
  MONTHS,
  MOST_AFTER_WORDS,
  MOST_WORDS,
  PEOPLE_WORDS,
  REWORDED,
  SUBJECTS,
  type SubjectKind,
  WEEKDAYS,
  WITH_EGG_WORDS,
} from "./intent-words.ts";
import { byFirstWord, longestOf, phraseAt, phrasesOf, wordsOfPhrase } from "./phrases.ts";
import { readPlace } from "./place-words.ts";
import { isFiller } from "./synonyms.ts";

const GRAMS_PER_KG = 1_000;
/** A pound cake of Indian bakeries weighs half a kilogram. */
const KG_PER_POUND = 0.5;

/** The meaning of the next `length` tokens: a filter, subjects, or other words. */
export type Meaning = {
  length: number;
  filter?: Partial<Filter>;
  words?: string;
  subjects?: { kind: SubjectKind; words: string }[];
};

const WITH_EGG = phrasesOf(WITH_EGG_WORDS);
const EGGLESS = phrasesOf(EGGLESS_WORDS);
const MOST = phrasesOf(MOST_WORDS);
const LEAST = phrasesOf(LEAST_WORDS);
const MOST_AFTER = phrasesOf(MOST_AFTER_WORDS);
const DAYS = phrasesOf(Object.keys(DAY_WORDS));
const MIDNIGHT = phrasesOf(MIDNIGHT_WORDS);
const REWORDED_PHRASES = phrasesOf(Object.keys(REWORDED));
/** In the order of the table, of which the first counts. */
const SUBJECT_PHRASES = byFirstWord(
  SUBJECTS.map(([phrase, { kind, words }]) => ({ words: wordsOfPhrase(phrase), subject: { kind, words } })),
);

type Reader = (tokens: string[], at: number, today: Day) => Meaning | null;

const readEgg: Reader = (tokens, at) => {
  const egg = longestOf(WITH_EGG, tokens, at);
  if (egg !== null) return { length: egg, filter: {} };
  const phraseLength = longestOf(EGGLESS, tokens, at);
  return phraseLength === null ? null : { length: phraseLength, filter: { eggless: true } };
};

const readPrice: Reader = (tokens, at) => {
  const range = rangeAt(tokens, at);
  if (range) return range;
  for (const [words, side] of [
    [MOST, "max"],
    [LEAST, "min"],
  ] as const) {
    const phraseLength = longestOf(words, tokens, at);
    const price = phraseLength === null ? null : rupeesAt(tokens, at + phraseLength);
    if (phraseLength !== null && price)
      return { length: phraseLength + price.length, filter: { [side]: price.rupees } };
  }
  const price = rupeesAt(tokens, at);
  if (!price) return null;
  const after = longestOf(MOST_AFTER, tokens, at + price.length);
  // `500 rs` and `₹500` name the price that a shopper wants to pay.
  if (after === null && !price.hasUnit) return null;
  return { length: price.length + (after ?? 0), filter: { max: price.rupees } };
};

/** `between 500 and 1000`, `500 to 1000 rs`, `500 se 1000 tak`. */
function rangeAt(tokens: string[], at: number): Meaning | null {
  const isBetween = ["between", "from"].includes(tokens[at] ?? "");
  const start = isBetween ? at + 1 : at;
  const low = rupeesAt(tokens, start);
  if (!low) return null;
  const joint = start + low.length;
  if (!["and", "to", "se"].includes(tokens[joint] ?? "")) return null;
  const high = rupeesAt(tokens, joint + 1);
  if (!high || high.rupees <= low.rupees || low.rupees < LEAST_PRICE) return null;
  const end = joint + 1 + high.length;
  const after = tokens[end] === "tak" ? 1 : 0;
  return { length: end + after - at, filter: { min: low.rupees, max: high.rupees } };
}

/** Smaller numbers between `to` are ages or people. */
const LEAST_PRICE = 50;
const OTHER_UNITS = new Set([
  "kg",
  "kgs",
  "kilo",
  "gm",
  "gms",
  "g",
  "gram",
  "grams",
  "hour",
  "hours",
  "days",
  "year",
]);

function rupeesAt(tokens: string[], at: number): { rupees: number; length: number; hasUnit: boolean } | null {
  const before = ["rs", "inr", "₹", "rupees"].includes(tokens[at] ?? "") ? 1 : 0;
  const number = numberOf(tokens[at + before]);
  if (number === null) return null;
  const unit = tokens[at + before + 1] ?? "";
  const thousands = unit === "k" ? 1 : 0;
  const after = ["rs", "inr", "rupees", "rupee", "rupaye"].includes(tokens[at + before + thousands + 1] ?? "")
    ? 1
    : 0;
  if (OTHER_UNITS.has(unit) || PEOPLE_WORDS.includes(unit)) return null;
  const rupees = Math.round(thousands ? number * 1_000 : number);
  if (rupees < 1 || rupees > MOST_RUPEES) return null;
  return {
    rupees,
    length: before + 1 + thousands + after,
    hasUnit: before + after > 0,
  };
}

const readWeight: Reader = (tokens, at) => {
  const range = weightRangeAt(tokens, at);
  if (range) return range;
  for (const [words, side] of [
    [MOST, "maxGrams"],
    [LEAST, "minGrams"],
  ] as const) {
    const phraseLength = longestOf(words, tokens, at);
    const grams = phraseLength === null ? null : gramsAt(tokens, at + phraseLength);
    if (phraseLength !== null && grams !== null)
      return { length: phraseLength + 2, filter: { [side]: grams } };
  }
  const grams = gramsAt(tokens, at);
  if (grams === null) return null;
  const after = longestOf(MOST_AFTER, tokens, at + 2);
  if (after !== null) return { length: 2 + after, filter: { maxGrams: grams } };
  return { length: 2, filter: { weights: [`${grams / GRAMS_PER_KG}-kg`] } };
};

/** `between 1 and 2 kg`, `500 g to 1 kg`. */
function weightRangeAt(tokens: string[], at: number): Meaning | null {
  const isBetween = ["between", "from"].includes(tokens[at] ?? "");
  const start = isBetween ? at + 1 : at;
  // Without a unit of its own, the first number has that of the second.
  const hasUnit = gramsAt(tokens, start) !== null;
  const joint = start + (hasUnit ? 2 : 1);
  if (!["and", "to", "se"].includes(tokens[joint] ?? "")) return null;
  // `1 kg and 2 kg` are two weights.
  if (tokens[joint] === "and" && !isBetween) return null;
  const high = gramsAt(tokens, joint + 1);
  const low = gramsAt(hasUnit ? tokens : [tokens[start] ?? "", tokens[joint + 2] ?? ""], hasUnit ? start : 0);
  if (low === null || high === null || high <= low) return null;
  const end = joint + 3;
  const after = tokens[end] === "tak" ? 1 : 0;
  return { length: end + after - at, filter: { minGrams: low, maxGrams: high } };
}

/** The weight that a number and its unit name here; null if none. */
function gramsAt(tokens: string[], at: number): number | null {
  const [number = "", unit = ""] = tokens.slice(at);
  const amount = number === "half" ? 0.5 : number === "one" ? 1 : numberOf(number);
  const kg = amount === null ? null : kilogramsOf(amount, unit);
  if (kg === null) return null;
  const grams = Math.round(kg * GRAMS_PER_KG);
  return grams > 0 && grams <= MOST_GRAMS ? grams : null;
}

function kilogramsOf(amount: number, unit: string): number | null {
  if (["kg", "kgs", "kilo", "kilos", "kilogram"].includes(unit)) return amount;
  if (["g", "gm", "gms", "gram", "grams"].includes(unit)) return amount / GRAMS_PER_KG;
  return ["pound", "pounds", "lb", "lbs"].includes(unit) ? amount * KG_PER_POUND : null;
}

const readPeople: Reader = (tokens, at) => {
  const first = ["for", "serves", "serving", "feeds"].includes(tokens[at] ?? "") ? at + 1 : at;
  // `10 to 15 people`: the cake must be enough for 15.
  const isRange = numberOf(tokens[first]) !== null && tokens[first + 1] === "to";
  const start = isRange ? first + 2 : first;
  const people = numberOf(tokens[start]);
  if (people === null || !Number.isInteger(people) || people < 1 || people > MOST_PEOPLE) return null;
  const unit = tokens[start + 1] ?? "";
  if (PEOPLE_WORDS.includes(unit)) return { length: start + 2 - at, filter: { people } };
  // `for 20` alone, but neither `for 5 year old` nor `for 25 dec`.
  const isAlone =
    unit === "" || ["under", "below", "eggless", "tomorrow", "today", "with", "and"].includes(unit);
  return start > at && isAlone && !isRange ? { length: start + 1 - at, filter: { people } } : null;
};

const readDay: Reader = (tokens, at, today) => {
  const start = ["on", "by", "this", "before", "coming", "next"].includes(tokens[at] ?? "") ? at + 1 : at;
  const phraseLength = longestOf(DAYS, tokens, start);
  if (phraseLength !== null) {
    const ahead = DAY_WORDS[tokens.slice(start, start + phraseLength).join(" ")] ?? 0;
    return { length: start + phraseLength - at, filter: { by: addDays(today, ahead) } };
  }
  const weekday = WEEKDAYS.indexOf(tokens[start] ?? "");
  if (weekday >= 0) {
    const coming = (weekday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
    const ahead = coming === 0 && tokens[at] === "next" ? 7 : coming;
    return { length: start + 1 - at, filter: { by: addDays(today, ahead) } };
  }
  const date = dateAt(tokens, start, today);
  return date && { length: start + date.length - at, filter: { by: date.on } };
};

/** `25 dec`, `25th december`, `dec 25`: the next one. */
function dateAt(tokens: string[], at: number, today: Day): { on: Day; length: number } | null {
  const [first = "", second = ""] = tokens.slice(at);
  const [number, name] = /^\d/.test(first) ? [first, second] : [second, first];
  const month =
    name.length >= 3
      ? MONTHS.findIndex(
          (full) => full === name || full.slice(0, 3) === name || (name === "sept" && full === "september"),
        )
      : -1;
  const date = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(number)?.[1];
  if (month < 0 || !date) return null;
  for (const year of [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1]) {
    const on = parseDay(`${year}-${String(month + 1).padStart(2, "0")}-${date.padStart(2, "0")}`);
    if (on && on >= today) return { on, length: 2 };
  }
  return null;
}

const readPincode: Reader = (tokens, at) => {
  const start = ["to", "in", "at", "pin", "pincode"].includes(tokens[at] ?? "") ? at + 1 : at;
  const pin = tokens[start] ?? "";
  return /^[1-9]\d{5}$/.test(pin) ? { length: start + 1 - at, filter: { pin } } : null;
};

/** `5 year old boy`, `boy of 5`, `3 yr old`: a gift for kids. */
const readChild: Reader = (tokens, at) => {
  const [age = "", years = "", old = ""] = tokens.slice(at);
  if (numberOf(age) === null || !/^(year|years|yr|yrs|saal)$/.test(years)) return null;
  if (Number(age) > OLDEST_CHILD) return null;
  const length = old === "old" ? 3 : 2;
  const child = /^(boy|girl|kid|child|son|daughter|baby)$/.test(tokens[at + length] ?? "") ? 1 : 0;
  return { length: length + child, subjects: [{ kind: "relation", words: "kids" }] };
};

const OLDEST_CHILD = 14;

/** The words of Midnight Delivery among those of a search. */
export const MIDNIGHT_DELIVERY = "midnight delivery";

const readMidnight: Reader = (tokens, at) => {
  const start = ["at", "by"].includes(tokens[at] ?? "") ? at + 1 : at;
  const phraseLength = longestOf(MIDNIGHT, tokens, start);
  const next = tokens[start + 1] ?? "";
  const isHour =
    tokens[start] === "midnight" &&
    (next === "" || isFiller(next) || AFTER_MIDNIGHT.has(next) || numberOf(next) !== null);
  if (phraseLength === null && !isHour) return null;
  const length = start - at + (phraseLength ?? 1);
  return { length, subjects: [{ kind: "delivery", words: MIDNIGHT_DELIVERY }] };
};

const readSubject: Reader = (tokens, at) => {
  const phrase = phraseAt(SUBJECT_PHRASES, tokens, at);
  return phrase ? { length: phrase.words.length, subjects: [phrase.subject] } : null;
};

const readReworded: Reader = (tokens, at) => {
  const length = longestOf(REWORDED_PHRASES, tokens, at);
  const words = length && REWORDED[tokens.slice(at, at + length).join(" ")];
  return words ? { length, words } : null;
};

/** In order: `2 kg` is a weight before it can be a price, and `no egg or nuts` a list before it can be eggless. */
export const READERS: Reader[] = [
  ...[
    readAllergens,
    readFreeDelivery,
    readEgg,
    readWeight,
    readPincode,
    readPlace,
    readPeople,
    readDay,
    readMidnight,
    readChild,
    readPrice,
  ],
  ...[readSubject, readReworded],
];

function numberOf(token: string | undefined): number | null {
  return token !== undefined && /^\d+(\.\d+)?$/.test(token) ? Number(token) : null;
}
