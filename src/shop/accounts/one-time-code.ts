import { randomInt } from "node:crypto";
import { randomId } from "../basics/ids.ts";
import { isSameSecret } from "../basics/is-same-secret.ts";
import type { Services } from "../services.ts";
import { countAttempt, hasCode, replaceCode, takeCode } from "./codes.queries.ts";

export const CODE_MINUTES = 10;
/** Attempts at one code, out of a million possible codes. */
export const CODE_ATTEMPTS = 5;
/** Attempts at codes per account, besides the limit of each code. */
export const ACCOUNT_ATTEMPTS = { max: 20, seconds: 60 * 60 };
/** The requester of codes whose purpose already names the session. */
const ANYONE = "anyone";

type CodeServices = Pick<Services, "db" | "clock" | "sign">;

/** Creates a six-digit code for this purpose. Only a keyed digest is stored. */
export async function issueCode(services: CodeServices, purpose: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await storeCode(services, purpose, code);
  return code;
}

/**
 * Stores a code created elsewhere.
 * @param requesters who may enter it; voids the previous code of the first
 */
export async function storeCode(
  services: CodeServices,
  purpose: string,
  code: string,
  requesters: string[] = [ANYONE],
): Promise<void> {
  const storedCode = {
    id: randomId("ver"),
    purpose,
    digest: digestOf(services, purpose, code),
    requesters: requesters.map((requester) => keyOf(services, requester)),
    expiresAt: new Date(services.clock().getTime() + CODE_MINUTES * 60_000),
  };
  await services.db.transaction((tx) => replaceCode(tx, storedCode));
}

/** The person or browser that attempts a code, and the attempts that the code allows, including this one. */
type Attempt = { requester?: string; most?: number };

/** Has this requester a code for the purpose that is neither expired nor used up? */
export function isCodeOpen(
  services: CodeServices,
  purpose: string,
  { requester = ANYONE, most = CODE_ATTEMPTS }: Attempt = {},
): Promise<boolean> {
  return hasCode(
    services.db,
    { purpose, requester: keyOf(services, requester) },
    { now: services.clock(), most },
  );
}

/** Checks and consumes a code. Each works once, for ten minutes and five attempts. */
export async function spendCode(
  services: CodeServices,
  purpose: string,
  code: string,
  { requester = ANYONE, most = CODE_ATTEMPTS }: Attempt = {},
): Promise<boolean> {
  const key = { purpose, requester: keyOf(services, requester) };
  const storedCode = await countAttempt(services.db, key, { now: services.clock(), most });
  if (storedCode === undefined || !isSameSecret(storedCode.digest, digestOf(services, purpose, code)))
    return false;
  return takeCode(services.db, storedCode.id);
}

function digestOf({ sign }: Pick<Services, "sign">, purpose: string, code: string): string {
  return sign(`code:${purpose}:${code}`);
}

/** Only letters, digits, `-` and `_`, to fit between the separators. */
function keyOf({ sign }: Pick<Services, "sign">, requester: string): string {
  // The prefix is part of stored codes: another one would void them.
  return sign(`asker:${requester}`).slice(0, 22);
}
