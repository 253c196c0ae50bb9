import { NothingReply } from "../../contract/envelope.ts";
import { apiFetch } from "./api-fetch.ts";

const KEY = "referral";

/** Stores a referral code until its reader has an account, however they create it. */
export function storeReferral(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Storage may be forbidden; then there is no reward.
  }
}

/**
 * Reports the stored referral code for the customer who is now signed in. Any answer settles it (existing customers
 * can't be referred); only an unreachable shop is asked again later.
 */
export async function reportReferral(): Promise<void> {
  const code = storedCode();
  if (!code) return;
  const reported = await apiFetch("/api/rewards/referral", { reply: NothingReply, body: { code } });
  if (reported.ok || (reported.status >= 400 && reported.status < 500 && reported.status !== 429))
    removeStoredCode();
}

function storedCode(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function removeStoredCode(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden.
  }
}
