import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { knownCodes } from "../known-codes.ts";
import { FACTS, type Fact } from "./rules/fact-names.ts";

/** Facts of the shop that the owner has entered on screen. Triggers record each change for all instances. */
export const shopFacts = pgTable(
  "shop_facts",
  {
    fact: text().$type<Fact>().primaryKey(),
    /** The entries of a list; a single fact has one. */
    lines: text().array().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [knownCodes("shop_facts_known_fact", t.fact, FACTS)],
);
