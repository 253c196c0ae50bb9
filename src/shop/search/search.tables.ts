import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, smallint, text, unique } from "drizzle-orm/pg-core";
import type { Day } from "../basics/india-time.ts";
import { knownCodes } from "../known-codes.ts";
import { MISSED_OUTCOMES, type MissedOutcome } from "./rules/missed-outcomes.ts";
import { MOST_PHRASES_A_DAY } from "./rules/missed-phrase.ts";

/** Searches that found nothing, or something only without a part of their words: a count per phrase and day, no person. */
export const missedSearches = pgTable(
  "missed_searches",
  {
    searchedOn: date().$type<Day>().notNull(),
    /** Normalised by `missedPhrase`. */
    phrase: text().notNull(),
    outcome: text().$type<MissedOutcome>().notNull(),
    /** Numbers the phrases of a day, which limits them. */
    nth: smallint().notNull(),
    searches: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: "missed_searches_one_per_phrase", columns: [t.searchedOn, t.phrase, t.outcome] }),
    unique("missed_searches_numbered").on(t.searchedOn, t.nth),
    knownCodes("missed_searches_known_outcome", t.outcome, MISSED_OUTCOMES),
    check(
      "missed_searches_limited_a_day",
      sql`${t.nth} between 1 and ${sql.raw(String(MOST_PHRASES_A_DAY))}`,
    ),
  ],
);
