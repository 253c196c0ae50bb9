import { useEffect } from "react";
import { SignedOutReply } from "../../contract/auth.ts";
import { MeReply } from "../../contract/me.ts";
import { fetchData } from "../client-data/data-store.ts";
import { useData } from "../client-data/use-data.ts";
import { browserStore } from "../draft/text-store.ts";
import { plainFetch } from "./api-fetch.ts";
import { fetchOrThrow } from "./fetch-or-throw.ts";
import { reportReferral } from "./referral.ts";
import { rememberCustomer } from "./remember-customer.ts";
import { MOST_TRIES, retryDelay } from "./retry-delay.ts";

/** The signed-in customer. The name may be empty after signing in with a code. */
export type Me = Present<
  Omit<MeReply["data"], "signedIn" | "hosted">,
  "userId" | "email" | "name" | "firstName"
>;

type Present<T, Keys extends keyof T> = T & { [Key in Keys]: NonNullable<T[Key]> };

type Visitor = {
  /** Null for visitors. */
  me: Me | null;
  /** The hosted identity provider next to the embedded one, if configured. */
  hosted: MeReply["data"]["hosted"];
};

export type SessionState = {
  /** `degraded`: the last known session, as the check failed. `error`: unknown after all tries. */
  status: "loading" | "ready" | "degraded" | "error";
  /** Null for visitors, and while it is unknown. */
  me: Me | null;
  hosted: Visitor["hosted"];
  refresh: () => Promise<unknown>;
  /** Ends the session. False if the shop could not be reached, so that the session is still valid. */
  signOut: () => Promise<boolean>;
};

export const SESSION_URL = "/api/me";

let signingOut = false;

/** Whether this page is signing out itself and navigates away on its own. */
export function isSigningOut(): boolean {
  return signingOut;
}

/** The session, loaded once per page. Pages themselves are the same for everybody. */
export function useSession(): SessionState {
  const { data, error } = useData(SESSION_URL, load, RETRIES);
  const me = data?.me ?? null;
  const email = me?.email;
  useEffect(() => {
    if (data) remember(email ?? null);
  }, [data, email]);
  const hosted = data?.hosted ?? null;
  return { status: statusOf(data, error), me, hosted, refresh: refreshSession, signOut };
}

/** Reloads the session after a change of coins or cart. */
export function refreshSession(): Promise<unknown> {
  return fetchData(SESSION_URL);
}

/**
 * Loads the session, with retries, and updates every component that shows it. Null for visitors, or when all tries
 * failed.
 */
export async function readSession(): Promise<Me | null> {
  for (let failures = 1; failures <= MOST_TRIES; failures += 1) {
    const reply = await fetchData<Visitor>(SESSION_URL);
    if (reply) return reply.me;
    await new Promise((done) => setTimeout(done, retryDelay(failures)));
  }
  return null;
}

async function signOut(): Promise<boolean> {
  const ended = await plainFetch("/api/auth/sign-out", { reply: SignedOutReply, body: {} });
  if (!ended.ok) return false;
  // First, so that other tabs know at once. This page is left by the sign-out itself.
  signingOut = true;
  // The browser may restore this page from its back/forward cache.
  window.addEventListener(
    "pageshow",
    () => {
      signingOut = false;
    },
    { once: true },
  );
  remember(null);
  await refreshSession();
  return true;
}

async function load(): Promise<Visitor> {
  const { hosted, ...who } = await fetchOrThrow(SESSION_URL, MeReply);
  const me = meOf(who);
  if (me) void reportReferral();
  return { me, hosted };
}

function meOf({
  signedIn,
  userId,
  email,
  name,
  firstName,
  ...rest
}: Omit<MeReply["data"], "hosted">): Me | null {
  if (!signedIn || userId === null || email === null || name === null || firstName === null) return null;
  return { ...rest, userId, email, name, firstName };
}

const RETRIES = {
  retryDelay: (failures: number) => (failures < MOST_TRIES ? retryDelay(failures) : null),
};

function statusOf(data: Visitor | undefined, error: Error | undefined): SessionState["status"] {
  if (data) return error ? "degraded" : "ready";
  return error ? "error" : "loading";
}

function remember(email: string | null): void {
  rememberCustomer({ browser: browserStore("localStorage"), tab: browserStore("sessionStorage") }, email);
}
