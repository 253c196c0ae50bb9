import { nextTurn } from "../basics/in-turns.ts";
import { type Day, dayOf } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { findProducts } from "./find-products.ts";
import { selectMissed } from "./missed-searches.queries.ts";
import type { MissedOutcome } from "./rules/missed-outcomes.ts";
import { understandQuery } from "./rules/understand-query.ts";
import { wordsToDrop } from "./rules/words-to-drop.ts";
import { searchProducts } from "./search-products.ts";

/** Words of a phrase that are tried without. */
const MOST_ATTEMPTS = 4;

export type MissedSearchRow = {
  phrase: string;
  outcome: MissedOutcome;
  searches: number;
  lastOn: Day;
};

/** Help for a missed phrase: the products that it finds by now, and the word without which it would find some. */
export type MissedHelp = { finds: number; without: { word: string; rest: string; finds: number } | null };

/** Phrases of a period (both ends included) that found nothing or too little, the most searched first. For staff. */
export async function listMissedSearches(
  { db }: Pick<Services, "db">,
  { from, to, limit }: { from: Day; to: Day; limit: number },
): Promise<{ rows: MissedSearchRow[]; total: number }> {
  const rows = await selectMissed(db, { from, to, limit });
  return {
    rows: rows.map(({ phrase, outcome, searches, lastOn }) => ({
      ...{ phrase, outcome, searches, lastOn: lastOn ?? to },
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** Searches these phrases again, in their order: the catalogue may have changed since. */
export async function findMissedHelp(
  services: Services,
  { phrases }: { phrases: readonly string[] },
): Promise<MissedHelp[]> {
  const help: MissedHelp[] = [];
  for (const phrase of phrases) {
    await nextTurn();
    help.push(await helpFor(services, phrase));
  }
  return help;
}

async function helpFor(services: Services, phrase: string): Promise<MissedHelp> {
  const { ids } = await searchProducts(services, { q: phrase });
  const finds = ids?.length ?? 0;
  const { words } = understandQuery(phrase, dayOf(services.clock()));
  let without: MissedHelp["without"] = null;
  for (const { word, rest } of finds > 0 ? [] : wordsToDrop(words).slice(0, MOST_ATTEMPTS)) {
    if (rest === "") continue;
    const matches = (await findProducts(services, { q: rest })).ids.length;
    if (matches > (without?.finds ?? 0)) without = { word, rest, finds: matches };
  }
  return { finds, without };
}
