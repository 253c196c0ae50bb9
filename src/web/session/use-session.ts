import { useEffect } from "react";
import useSWR, { mutate } from "swr";
import { browserStore } from "../draft/text-store.ts";
import { apiFetch } from "./api-fetch.ts";
import { rememberCustomer } from "./forget-customer.ts";
import { tellReferral } from "./referral.ts";
import { MOST_TRIES, retryDelay } from "./retry-delay.ts";

/** The signed-in customer, as `/api/me` tells it. */
export type Me = {
  userId: string;
  email: string;
  /** May be empty: who signs in with a code has not told it yet. `firstName` never is. */
  name: string;
  firstName: string;
  phone: string | null;
  coins: number;
  roles: string[];
  cartCount: number;
};

/** The hosted identity provider beside the embedded one, where there is one. */
type Hosted = { hosted: { label: string } | null };

type Reply = (({ signedIn: true } & Me) | { signedIn: false }) & Hosted;

export type SessionState = {
  /** `degraded`: what is shown is from before, and asking again failed. `error`: nothing is known, after all tries. */
  status: "loading" | "ready" | "degraded" | "error";
  /** Null for a visitor, and as long as nobody is known. */
  me: Me | null;
  hosted: { label: string } | null;
  refresh: () => Promise<unknown>;
  /** Ends the session. False when the shop could not be reached, and the session stands. */
  signOut: () => Promise<boolean>;
};

export const SESSION_KEY = "/api/me";

let signingOut = false;

/** Has this page ended its session itself? Then it leads away by itself. */
export function isSigningOut(): boolean {
  return signingOut;
}

/** Who is signed in. Asked once a page however many use it; pages themselves are the same for everybody. */
export function useSession(): SessionState {
  const { data, error } = useSWR<Reply, Error>(SESSION_KEY, load, { onErrorRetry: retry });
  const me = data?.signedIn ? data : null;
  const email = me?.email;
  useEffect(() => {
    if (data) remember(email ?? null);
  }, [data, email]);
  const hosted = data?.hosted ?? null;
  return { status: statusOf(data, error), me, hosted, refresh: refreshSession, signOut };
}

/** Asks again who is signed in, after something changed coins or cart. */
export function refreshSession(): Promise<unknown> {
  return mutate(SESSION_KEY);
}

/**
 * Asks the shop who is signed in, as often as it takes, and tells it to every component that shows it. Null for
 * nobody, or no answer after all tries.
 */
export async function readSession(): Promise<Me | null> {
  for (let failures = 1; failures <= MOST_TRIES; failures += 1) {
    const reply = await mutate<Reply>(SESSION_KEY, load(), { revalidate: false }).catch(() => undefined);
    if (reply) return reply.signedIn ? reply : null;
    await new Promise((done) => setTimeout(done, retryDelay(failures)));
  }
  return null;
}

async function signOut(): Promise<boolean> {
  const ended = await apiFetch("/api/auth/sign-out", { body: {} });
  if (!ended.ok) return false;
  // First, so that other tabs know at once. This page is left by whoever signs out here.
  signingOut = true;
  // The browser may show this page again as it was left.
  window.addEventListener(
    "pageshow",
    () => {
      signingOut = false;
    },
    { once: true },
  );
  remember(null);
  await refreshSession().catch(() => {});
  return true;
}

async function load(): Promise<Reply> {
  const reply = await apiFetch<Reply>(SESSION_KEY);
  if (!reply.ok) throw new Error(reply.message);
  if (reply.data.signedIn) void tellReferral();
  return reply.data;
}

function retry(
  _error: unknown,
  _key: string,
  _config: unknown,
  again: (options: { retryCount: number }) => void,
  { retryCount }: { retryCount: number },
) {
  if (retryCount < MOST_TRIES) setTimeout(() => again({ retryCount }), retryDelay(retryCount));
}

function statusOf(data: Reply | undefined, error: Error | undefined): SessionState["status"] {
  if (data) return error ? "degraded" : "ready";
  return error ? "error" : "loading";
}

function remember(email: string | null): void {
  rememberCustomer({ browser: browserStore("localStorage"), tab: browserStore("sessionStorage") }, email);
}
