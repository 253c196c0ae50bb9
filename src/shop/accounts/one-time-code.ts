import { randomInt, timingSafeEqual } from "node:crypto";
import { randomId } from "../basics/ids.ts";
import type { Services } from "../services.ts";
import { countAttempt, hasCode, replaceCode, takeCode } from "./codes.queries.ts";

export const CODE_MINUTES = 10;
/** Guesses of one code, of a million. */
export const CODE_ATTEMPTS = 5;
/** Guesses of codes for one account: the limit beside the one of each code. */
export const ACCOUNT_ATTEMPTS = { max: 20, seconds: 60 * 60 };
/** Who may enter a code of which its purpose says that already. */
const ANYONE = "anyone";

type CodeServices = Pick<Services, "db" | "clock" | "sign">;

/** A new code of six digits for this purpose, to be mailed. What is kept of it is keyed: nobody reads it back. */
export async function issueCode(services: CodeServices, purpose: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await storeCode(services, purpose, code);
  return code;
}

/**
 * Keeps a code that was made elsewhere.
 * @param askers those who may enter it; an earlier code of the first one is void
 */
export async function storeCode(
  services: CodeServices,
  purpose: string,
  code: string,
  askers: string[] = [ANYONE],
): Promise<void> {
  const kept = {
    id: randomId("ver"),
    purpose,
    digest: digestOf(services, purpose, code),
    askers: askers.map((asker) => keyOf(services, asker)),
    expiresAt: new Date(services.clock().getTime() + CODE_MINUTES * 60_000),
  };
  await services.db.transaction((tx) => replaceCode(tx, kept));
}

/** Whose guess it is, and how many guesses of the code may have been made by then, this one included. */
type Attempt = { asker?: string; most?: number };

/** Has this asker a code for the purpose that has neither run out nor been guessed at too often? */
export function isCodeOpen(
  services: CodeServices,
  purpose: string,
  { asker = ANYONE, most = CODE_ATTEMPTS }: Attempt = {},
): Promise<boolean> {
  return hasCode(services.db, { purpose, asker: keyOf(services, asker) }, { now: services.clock(), most });
}

/** Is this the code that was sent for the purpose? It is good for one time, ten minutes and five guesses. */
export async function spendCode(
  services: CodeServices,
  purpose: string,
  code: string,
  { asker = ANYONE, most = CODE_ATTEMPTS }: Attempt = {},
): Promise<boolean> {
  const key = { purpose, asker: keyOf(services, asker) };
  const kept = await countAttempt(services.db, key, { now: services.clock(), most });
  if (kept === undefined || !sameText(kept.digest, digestOf(services, purpose, code))) return false;
  return takeCode(services.db, kept.id);
}

function digestOf({ sign }: Pick<Services, "sign">, purpose: string, code: string): string {
  return sign(`code:${purpose}:${code}`);
}

/** Letters, digits, `-` and `_` alone, so that it fits between the separators. */
function keyOf({ sign }: Pick<Services, "sign">, asker: string): string {
  return sign(`asker:${asker}`).slice(0, 22);
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
