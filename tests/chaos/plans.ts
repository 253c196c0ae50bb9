import type { Database } from "../support/demo-place.ts";
import type { ChaosPlan } from "./run.ts";

type Plans = [Database, Omit<ChaosPlan, "seed">][];

/** A few dozen shoppers: with every `npm test`. */
export const SHORT: Plans = [
  ["PostgreSQL", { shoppers: 30, seconds: 60, atOnce: 12, days: 1, places: 7 }],
  ["PGlite", { shoppers: 12, seconds: 60, atOnce: 6, days: 1, places: 3 }],
];

/** Hundreds of shoppers: `npm run chaos`. */
export const LONG: Plans = [
  ["PostgreSQL", { shoppers: 400, seconds: 90, atOnce: 30, days: 3, places: 22 }],
  ["PGlite", { shoppers: 100, seconds: 30, atOnce: 10, days: 1, places: 18 }],
];
