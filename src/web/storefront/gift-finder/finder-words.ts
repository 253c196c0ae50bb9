import type { GiftAnswers } from "../../../shop/catalogue/rules/gift-answers.ts";
import type { Tile } from "../../../shop/catalogue/rules/tile-colours.ts";
import type { Question } from "./finder-url.ts";

export const QUESTION_WORDS: Record<Question, string> = {
  for: "Who is it for?",
  day: "What is the day?",
  budget: "What may it cost?",
  when: "When should it arrive?",
};

type AnswerWords = {
  label: string;
  tile: Tile;
  /** Id of the picture; null for an answer with a mark and a note. */
  picture: string | null;
  mark: string;
  note: string;
};

const pictured = (label: string, tile: Tile, picture: string): AnswerWords => {
  return { label, tile, picture, mark: "", note: "" };
};
const plain = (label: string, tile: Tile, mark: string, note: string): AnswerWords => {
  return { label, tile, picture: null, mark, note };
};

const ANSWER_WORDS: { [Name in Question]: Record<GiftAnswers[Name], AnswerWords> } = {
  for: {
    parents: pictured("Parents", "lilac", "kesar-rasmalai-cake"),
    partner: pictured("Partner", "rose", "chocolate-heart-cake"),
    child: pictured("Child", "gold", "kids-rainbow-birthday-cake"),
    friend: pictured("Friend", "pista", "strawberry-drip-cake"),
    colleague: pictured("Colleague", "cream", "coffee-mocha-cake"),
    host: pictured("A host", "rose", "gourmet-gift-hamper"),
  },
  day: {
    birthday: pictured("Birthday", "gold", "birthday-candle-cake"),
    anniversary: pictured("Anniversary", "lilac", "anniversary-heart-cake"),
    "thank-you": pictured("Thank you", "pista", "thank-you-cake"),
    "new-home": pictured("New home", "cream", "jade-plant"),
    "get-well": pictured("Get well", "rose", "fruit-basket-hamper"),
    any: pictured("Just because", "pista", "pink-rose-bouquet"),
  },
  budget: {
    "500": plain("Up to ₹500", "rose", "₹", "A small something"),
    "1000": plain("₹500 to ₹1,000", "gold", "₹₹", "A small cake or a bouquet"),
    "2000": plain("₹1,000 to ₹2,000", "pista", "₹₹₹", "A larger cake or a combo"),
    more: plain("More than ₹2,000", "lilac", "₹₹₹+", "For a full house"),
  },
  when: {
    today: plain("Today", "gold", "0", "What the kitchen makes the same day"),
    tomorrow: plain("Tomorrow", "rose", "1", "What takes a day at most"),
    later: plain("Another day", "pista", "2+", "Everything we make"),
    any: plain("I am only looking", "cream", "?", "Show ideas"),
  },
};

/** The words of an answer to this question; undefined for an unknown one. */
export function wordsOf(question: Question, answer: string | undefined): AnswerWords | undefined {
  const words: Readonly<Record<string, AnswerWords>> = ANSWER_WORDS[question];
  return answer === undefined ? undefined : words[answer];
}

/** How a sentence names who gets the gift, and the day. */
const FOR_WHOM: Record<GiftAnswers["for"], string> = {
  parents: "for parents",
  partner: "for a partner",
  child: "for a child",
  friend: "for a friend",
  colleague: "for a colleague",
  host: "for a host",
};
const FOR_DAY: Record<GiftAnswers["day"], string> = {
  birthday: "for a birthday",
  anniversary: "for an anniversary",
  "thank-you": "to say thank you",
  "new-home": "for a new home",
  "get-well": "to get well soon",
  any: "for any day",
};

/** The title of the result: `Gifts for a partner, for an anniversary`. */
export function giftsTitle({ for: receiver, day }: GiftAnswers): string {
  return `Gifts ${FOR_WHOM[receiver]}, ${FOR_DAY[day]}`;
}

/** Returns the day and receiver that a gift fits, for a sentence: `for an anniversary, for a partner`. */
export function fitWords(
  answers: GiftAnswers,
  { suitsDay, suitsReceiver }: { suitsDay: boolean; suitsReceiver: boolean },
): string {
  const fits = [
    // Everything suits any day.
    ...(suitsDay && answers.day !== "any" ? [FOR_DAY[answers.day]] : []),
    ...(suitsReceiver ? [FOR_WHOM[answers.for]] : []),
  ];
  return fits.length === 0 ? "also at this price" : fits.join(", ");
}
