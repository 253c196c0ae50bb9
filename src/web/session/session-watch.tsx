import { useCallback, useEffect, useRef } from "react";
import { dropDataExcept } from "../client-data/data-store.ts";
import { OWNER_KEY } from "./remember-customer.ts";
import { isSigningOut, refreshSession, SESSION_URL, useSession } from "./use-session.ts";

/**
 * Removes personal content from a page after a sign-out, another sign-in or an erasure in another tab, and when the
 * browser restores the page. `useSession` checks again on focus.
 * @param personalPages source of the pattern that personal paths match
 */
export function SessionWatch({ personalPages }: { personalPages: string }): null {
  const isPersonalPage = useCallback(
    () => new RegExp(personalPages, "i").test(window.location.pathname),
    [personalPages],
  );
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      // `key` is null when the whole storage was cleared.
      if (key !== null && (key !== OWNER_KEY || oldValue === newValue)) return;
      if (oldValue !== null && isPersonalPage()) window.location.reload();
      else void refreshSession();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (isPersonalPage()) window.location.reload();
      else void refreshSession();
    };
    window.addEventListener("storage", onStorage);
    window.addEventListener("pageshow", onShow);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("pageshow", onShow);
    };
  }, [isPersonalPage]);
  useOwnerChange(isPersonalPage);
  return null;
}

/** Drops loaded data of a customer as soon as this page knows that another person, or no one, is signed in. */
function useOwnerChange(isPersonalPage: () => boolean): void {
  const { me, status } = useSession();
  const owner = useRef<string | null>(null);
  const userId = me?.userId ?? null;
  const isKnown = status === "ready" || status === "degraded";
  useEffect(() => {
    if (!isKnown) return;
    const before = owner.current;
    owner.current = userId;
    if (before === null || before === userId) return;
    if (!isSigningOut() && isPersonalPage()) window.location.reload();
    else dropDataExcept(SESSION_URL, { refetch: !isSigningOut() });
  }, [isKnown, userId, isPersonalPage]);
}
