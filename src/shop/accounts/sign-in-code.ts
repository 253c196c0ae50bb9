import type { Services } from "../services.ts";
import { CODE_ATTEMPTS, isCodeOpen, spendCode, storeCode } from "./one-time-code.ts";

type CodeServices = Pick<Services, "db" | "clock" | "sign">;

/** The source of a request for a code: a browser, by its device cookie, or a network, for scripts without cookies. */
export type Requester = { kind: "device" | "network"; id: string };

type SignInCode = { email: string; code: string };

/** Strangers share the network, so it gets fewer attempts, leaving some for the browser that requested the code. */
const NETWORK_ATTEMPTS = 2;

function purposeOf(email: string): string {
  return `sign-in:${email}`;
}

function nameOf({ kind, id }: Requester): string {
  return `${kind}:${id}`;
}

function attemptOf(requester: Requester) {
  return {
    requester: nameOf(requester),
    most: requester.kind === "device" ? CODE_ATTEMPTS : NETWORK_ATTEMPTS,
  };
}

/** Stores a mailed code for those who may enter it, and voids the previous code of the first. */
export function storeSignInCode(
  services: CodeServices,
  { email, requesters, code }: SignInCode & { requesters: Requester[] },
): Promise<void> {
  return storeCode(services, purposeOf(email.toLowerCase()), code, requesters.map(nameOf));
}

/** Has this requester a code for this e-mail with attempts left? */
export function hasSignInCode(
  services: CodeServices,
  { email, requester }: { email: string; requester: Requester },
): Promise<boolean> {
  return isCodeOpen(services, purposeOf(email), attemptOf(requester));
}

/** Checks and consumes the code that this requester may enter: once, for ten minutes and five attempts. */
export function spendSignInCode(
  services: CodeServices,
  { email, requester, code }: SignInCode & { requester: Requester },
): Promise<boolean> {
  return spendCode(services, purposeOf(email), code, attemptOf(requester));
}
