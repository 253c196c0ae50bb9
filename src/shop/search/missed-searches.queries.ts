import { and, between, desc, eq, lt, max, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import type { Day } from "../basics/india-time.ts";
import type { MissedOutcome } from "./rules/missed-outcomes.ts";
import { MOST_PHRASES_A_DAY } from "./rules/missed-phrase.ts";
import { missedSearches } from "./search.tables.ts";

type Handle = Db | Tx;

export type MissedSearch = { on: Day; phrase: string; outcome: MissedOutcome };

/** Adds one to the count of a phrase. Returns false if it has no row on this day. */
export async function raiseCount(db: Handle, { on, phrase, outcome }: MissedSearch): Promise<boolean> {
  const { searchedOn, searches } = missedSearches;
  const raised = await db
    .update(missedSearches)
    .set({ searches: sql`${searches} + 1` })
    .where(and(eq(searchedOn, on), eq(missedSearches.phrase, phrase), eq(missedSearches.outcome, outcome)))
    .returning({ on: searchedOn });
  return raised.length === 1;
}

/**
 * Inserts the row of a phrase. Returns false if the day is full, or if another insert took the same number or phrase
 * meanwhile.
 */
export async function insertPhrase(db: Handle, { on, phrase, outcome }: MissedSearch): Promise<boolean> {
  const { searchedOn, nth } = missedSearches;
  const last = sql`coalesce(max(${nth}), 0)`;
  const inserted = await db
    .insert(missedSearches)
    .select(
      db
        .select({
          searchedOn: sql`${on}::date`.as("searched_on"),
          phrase: sql`${phrase}::text`.as("phrase"),
          outcome: sql`${outcome}::text`.as("outcome"),
          nth: sql`(${last} + 1)::smallint`.as("nth"),
          searches: sql`1`.as("searches"),
        })
        .from(missedSearches)
        .where(eq(searchedOn, on))
        .having(sql`${last} < ${MOST_PHRASES_A_DAY}`),
    )
    .onConflictDoNothing()
    .returning({ on: searchedOn });
  return inserted.length === 1;
}

/** Phrases of these days by their number of searches, and how many there are without the limit. */
export function selectMissed(db: Handle, { from, to, limit }: { from: Day; to: Day; limit: number }) {
  const { phrase, outcome, searchedOn, searches } = missedSearches;
  const many = sql<number>`sum(${searches})::int`;
  return db
    .select({
      ...{ phrase, outcome, searches: many, lastOn: max(searchedOn) },
      total: sql<number>`count(*) over ()::int`,
    })
    .from(missedSearches)
    .where(between(searchedOn, from, to))
    .groupBy(phrase, outcome)
    .orderBy(desc(many), phrase, outcome)
    .limit(limit);
}

export async function deleteMissedBefore(db: Handle, before: Day): Promise<void> {
  await db.delete(missedSearches).where(lt(missedSearches.searchedOn, before));
}
