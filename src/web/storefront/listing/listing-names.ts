/** The query names of a listing, in the order in which its URL writes them. */
export const LISTING_NAMES = [
  ...[
    "q",
    "as",
    "price",
    "delivery",
    "personalization",
    "gift",
    "flavour",
    "weight",
    "min-grams",
    "max-grams",
    "eggless",
  ],
  ...["min", "max", "people", "occasion", "ready", "by", "pin", "sort", "page"],
] as const;
