import { NothingReply } from "../../contract/envelope.ts";
import { apiFetch } from "./api-fetch.ts";

const KEY = "referral";

/** Stores a referral code until its reader has an account, however they create it. */
export function keepReferral(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Storage may be forbidden; then nobody gets the reward.
  }
}

/**
 * Reports the stored referral code for the customer who is now signed in. Any answer settles it (existing customers
 * can't be referred); only an unreachable shop is asked again later.
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
    // Storage may be forbidden.
  }
}
