import { randomInt, timingSafeEqual } from "node:crypto";
import { randomId } from "../basics/ids.ts";
import type { Services } from "../services.ts";
import { countGuess, replaceCode, takeCode } from "./codes.queries.ts";

export const CODE_MINUTES = 10;
/** Of a million codes. */
const GUESSES = 5;

/** A new code of six digits for this purpose, to be mailed. What is kept of it is keyed: nobody reads it back. */
export async function issueCode(
  services: Pick<Services, "db" | "clock" | "sign">,
  purpose: string,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await keepCode(services, purpose, code);
  return code;
}

/**
 * Keeps a code that was made elsewhere.
 * @param asking names what it was mailed for, where one code is kept for several purposes
 */
export async function keepCode(
  services: Pick<Services, "db" | "clock" | "sign">,
  purpose: string,
  code: string,
  asking = randomId("asking"),
): Promise<void> {
  const expiresAt = new Date(services.clock().getTime() + CODE_MINUTES * 60_000);
  const kept = { id: randomId("ver"), purpose, digest: digestOf(services, purpose, code), asking, expiresAt };
  await services.db.transaction((tx) => replaceCode(tx, kept));
}

/**
 * Is this the code that was sent for the purpose? It is good for one time, ten minutes and five guesses.
 * @param family how all purposes begin for which it was kept; used for one, it is used for all
 */
export async function spendCode(
  services: Pick<Services, "db" | "clock" | "sign">,
  purpose: string,
  code: string,
  family = purpose,
): Promise<boolean> {
  const now = services.clock();
  const kept = await countGuess(services.db, purpose, { now, most: GUESSES });
  const digest = digestOf(services, purpose, code);
  if (kept === undefined || !sameText(kept.digest, digest)) return false;
  return takeCode(services.db, purpose, { digest, asking: kept.asking, family });
}

function digestOf({ sign }: Pick<Services, "sign">, purpose: string, code: string): string {
  return sign(`code:${purpose}:${code}`);
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
