import { NothingReply } from "../../contract/envelope.ts";
import { apiFetch } from "./api-fetch.ts";

const KEY = "referral";

/** Keeps the code of an invitation until its reader has an account, by whatever way they come to it. */
export function keepReferral(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Storage may be forbidden; then nobody is thanked.
  }
}

/**
 * Tells the shop who brought the customer who is signed in now, if somebody did. Whatever the shop says to it is
 * the end of it (an old customer can't be brought any more); only a shop that does not answer is asked again later.
 */
export async function tellReferral(): Promise<void> {
  const code = kept();
  if (!code) return;
  const told = await apiFetch("/api/rewards/referral", { reply: NothingReply, body: { code } });
  if (told.ok || (told.status >= 400 && told.status < 500 && told.status !== 429)) forget();
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
