import type { Database } from "../support/demo-deployment.ts";
import type { ChaosPlan } from "./run.ts";

type Plans = [Database, Omit<ChaosPlan, "seed">][];

/** A few dozen shoppers, in every `npm test`. */
export const SHORT: Plans = [
  ["PostgreSQL", { shoppers: 30, seconds: 60, atOnce: 12, days: 1, places: 7, killsInStarts: 0 }],
  ["PGlite", { shoppers: 12, seconds: 60, atOnce: 6, days: 1, places: 3, killsInStarts: 0 }],
];

/** Hundreds of shoppers: `npm run chaos`. More at once would slow down starts and so reduce kills. */
export const LONG: Plans = [
  ["PostgreSQL", { shoppers: 300, seconds: 270, atOnce: 14, days: 3, places: 18, killsInStarts: 0.7 }],
  ["PGlite", { shoppers: 100, seconds: 90, atOnce: 8, days: 1, places: 15, killsInStarts: 0 }],
];
