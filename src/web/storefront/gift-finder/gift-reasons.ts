import type { ProductCard } from "../../../shop/catalogue/product-card.ts";
import type { GiftAnswers } from "../../../shop/catalogue/rules/gift-answers.ts";
import { fitWords } from "./finder-words.ts";

type Idea = {
  card: Pick<ProductCard, "sellPaise" | "rating" | "reviews" | "serves" | "leadHours">;
  suitsDay: boolean;
  suitsReceiver: boolean;
};

/**
 * Why these gifts are shown. What is true of all is said once, in `common`; each gift has its own reason, by what it is
 * among the others. No reason is there twice.
 */
export function reasonsFor(
  answers: GiftAnswers,
  ideas: readonly Idea[],
): { common: string; reasons: string[] } {
  const fits = ideas.map((idea) => fitWords(answers, idea));
  const isCommon = ideas.length > 1 && new Set(fits).size === 1;
  const giftReasons = ownReasons(ideas.map(({ card }) => card));
  return {
    common: isCommon ? `Each of these is ${fits[0]}.` : "",
    reasons: giftReasons.map((reason, at) => {
      if (isCommon) return reason;
      return [asSentence(fits[at]), reason].filter(Boolean).join(". ");
    }),
  };
}

function asSentence(words = ""): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Card = Idea["card"];
type Superlative = { of: (card: Card) => number; words: (card: Card) => string };

/** The highest value stands out, if only one card has it. Zero is unknown. */
const SUPERLATIVES: Superlative[] = [
  { of: ({ sellPaise }) => 1 / sellPaise, words: () => "The lowest price of these" },
  { of: ({ serves }) => mostPeople(serves), words: ({ serves }) => `Feeds the most: ${serves}` },
  {
    of: ({ rating, reviews }) => (reviews > 0 ? rating : 0),
    words: ({ rating }) => `The best rating of these: ${rating.toFixed(1)}`,
  },
  {
    of: ({ leadHours }) => 1 / leadHours,
    words: ({ leadHours }) =>
      leadHours === 0
        ? "Ready at once"
        : `Ready soonest: in ${leadHours} ${leadHours === 1 ? "hour" : "hours"}`,
  },
  { of: ({ reviews }) => reviews, words: ({ reviews }) => `Reviewed most often: ${reviews} times` },
];

function ownReasons(cards: readonly Card[]): string[] {
  const reasons = cards.map(() => "");
  for (const { of, words } of SUPERLATIVES) {
    const values = cards.map(of);
    const most = Math.max(...values);
    const at = values.indexOf(most);
    const card = cards[at];
    if (!card || cards.length === 1 || most <= 0 || values.lastIndexOf(most) !== at || reasons[at]) continue;
    reasons[at] = words(card);
  }
  for (const [at, card] of cards.entries())
    reasons[at] ||= otherFacts(card).find((fact) => !reasons.includes(fact)) ?? "";
  return reasons;
}

function otherFacts({ serves, rating, reviews }: Card): string[] {
  return [
    ...(serves === "" ? [] : [`Enough for ${serves}`]),
    ...(reviews === 0 ? [] : [`Rated ${rating.toFixed(1)} by ${reviews}`]),
  ];
}

/** 5 of `4-5 people`; 0 for what is not eaten together. */
function mostPeople(serves: string): number {
  return Math.max(0, ...(serves.match(/\d+/g) ?? []).map(Number));
}
