import type { Services } from "../services.ts";
import { CODE_ATTEMPTS, isCodeOpen, spendCode, storeCode } from "./one-time-code.ts";

type CodeServices = Pick<Services, "db" | "clock" | "sign">;

/** Who asked for a code: a browser by the id of its device cookie, or the network of a script that keeps no cookie. */
export type Asker = { kind: "device" | "network"; id: string };

type SignInCode = { email: string; code: string };

/**
 * A network is shared with strangers, who may guess at a code that was asked for in it. They get fewer of its guesses,
 * so that the browser that asked keeps some.
 */
const NETWORK_ATTEMPTS = 2;

function purposeOf(email: string): string {
  return `sign-in:${email}`;
}

function nameOf({ kind, id }: Asker): string {
  return `${kind}:${id}`;
}

function attemptOf(asker: Asker) {
  return { asker: nameOf(asker), most: asker.kind === "device" ? CODE_ATTEMPTS : NETWORK_ATTEMPTS };
}

/** Keeps the code that was mailed, for those who may enter it. The first one's earlier code is void. */
export function storeSignInCode(
  services: CodeServices,
  { email, askers, code }: SignInCode & { askers: Asker[] },
): Promise<void> {
  return storeCode(services, purposeOf(email.toLowerCase()), code, askers.map(nameOf));
}

/** Has this asker a code for this account that can still be guessed? */
export function hasSignInCode(
  services: CodeServices,
  { email, asker }: { email: string; asker: Asker },
): Promise<boolean> {
  return isCodeOpen(services, purposeOf(email), attemptOf(asker));
}

/** Is it the code that this asker may enter? True once, within ten minutes and five guesses of the code. */
export function spendSignInCode(
  services: CodeServices,
  { email, asker, code }: SignInCode & { asker: Asker },
): Promise<boolean> {
  return spendCode(services, purposeOf(email), code, attemptOf(asker));
}
