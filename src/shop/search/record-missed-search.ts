import { createHash } from "node:crypto";
import { dayOf } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { insertPhrase, raiseCount } from "./missed-searches.queries.ts";
import type { MissedOutcome } from "./rules/missed-outcomes.ts";
import { MISSED_LIMIT, missedPhrase } from "./rules/missed-phrase.ts";

/** Tries to get the next number of the day, which another search may take first. */
const TRIES = 3;

/**
 * Counts a search without full results, by phrase and day. Stores neither account nor network. Approximate: a full day
 * or a lost race drops a search. Texts with long numbers or addresses are dropped.
 */
export async function recordMissedSearch(
  { db, clock, rateLimiter }: Pick<Services, "db" | "clock" | "rateLimiter">,
  { typed, outcome, network }: { typed: string; outcome: MissedOutcome; network: string },
): Promise<void> {
  const phrase = missedPhrase(typed);
  if (phrase === null) return;
  const { max, seconds } = MISSED_LIMIT;
  const ofNetwork = `missed:${network}`;
  // First, so that a program with a new phrase each time adds no keys.
  if ((await rateLimiter.used(ofNetwork)) >= max) return;
  const digest = createHash("sha256").update(`${outcome} ${phrase}`).digest("base64url").slice(0, 16);
  const once = await rateLimiter.take(`missed-phrase:${network}:${digest}`, 1, seconds);
  if (!once.allowed) return;
  const { allowed } = await rateLimiter.take(ofNetwork, max, seconds);
  if (!allowed) return;
  const search = { on: dayOf(clock()), phrase, outcome };
  for (let tries = 0; tries < TRIES; tries += 1)
    if ((await raiseCount(db, search)) || (await insertPhrase(db, search))) return;
}
