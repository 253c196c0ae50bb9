/** Answers of the gift finder, by their codes in URLs. Labels are made at the screen. */
export const RECEIVERS = ["parents", "partner", "child", "friend", "colleague", "host"] as const;
export type Receiver = (typeof RECEIVERS)[number];

export const GIFT_DAYS = ["birthday", "anniversary", "thank-you", "new-home", "get-well", "any"] as const;
export type GiftDay = (typeof GIFT_DAYS)[number];

/** Budgets, named by their upper limit in rupees. */
export const BUDGETS = ["500", "1000", "2000", "more"] as const;
export type Budget = (typeof BUDGETS)[number];

export const ARRIVALS = ["today", "tomorrow", "later", "any"] as const;
export type Arrival = (typeof ARRIVALS)[number];

export type GiftAnswers = { for: Receiver; day: GiftDay; budget: Budget; when: Arrival };

/** Categories whose products suit each kind of receiver. A shop without one of them finds gifts by the others. */
export const CATEGORIES_FOR: Record<Receiver, readonly string[]> = {
  parents: ["parents", "mother", "father"],
  partner: ["wife", "husband", "couple", "love"],
  child: ["kids", "first-birthday"],
  friend: ["friend", "friendship-day"],
  colleague: ["congratulations", "farewell", "retirement"],
  host: ["hampers", "plants", "chocolates"],
};

/** The category of a day; null if every product suits. */
export const CATEGORY_OF_DAY: Record<GiftDay, string | null> = {
  birthday: "birthday",
  anniversary: "anniversary",
  "thank-you": "thank-you",
  "new-home": "house-warming",
  "get-well": "get-well-soon",
  any: null,
};

/** Lowest and highest price in paise, both included. */
export const PRICES: Record<Budget, { from: number; to: number }> = {
  "500": { from: 0, to: 50_000 },
  "1000": { from: 50_000, to: 100_000 },
  "2000": { from: 100_000, to: 200_000 },
  more: { from: 200_000, to: Number.POSITIVE_INFINITY },
};

/** In how many days a gift must have arrived; null if any day will do. */
export const DAYS_TO_ARRIVAL: Record<Arrival, number | null> = {
  today: 0,
  tomorrow: 1,
  later: null,
  any: null,
};
