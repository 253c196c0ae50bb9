import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { accountPath } from "../../session/account-path.ts";
import { apiFetch } from "../../session/api-fetch.ts";
import { refreshSession, useSession } from "../../session/use-session.ts";
import { useToast } from "../../ui/toaster.tsx";
import { keepCart } from "../shell/keep-cart.ts";

/** Of the button that puts a cake into the cart. */
export type Adding = "idle" | "adding" | "added";

/** What `then` says in the address that the sign-in comes back to: the wish that sent the shopper there. */
const THEN_ADD = "add";

/** Puts one of this SKU into the customer's cart, also after a sign-in that was needed for it. */
export function useAddToCart({ sku, href }: { sku: string; href: string }) {
  const [state, setState] = useState<{ sku: string; adding: Adding }>({ sku, adding: "idle" });
  const { status, me } = useSession();
  const say = useToast();
  const email = me?.email ?? null;

  const add = useCallback(async () => {
    if (email === null) return;
    setState({ sku, adding: "adding" });
    const body = { email, SKU: [{ skuid: sku, quantity: 1 }] };
    const reply = await apiFetch<string[]>("/api/user/addTocart", { body });
    setState({ sku, adding: reply.ok ? "added" : "idle" });
    if (reply.ok) {
      keepCart(reply.data.at(-1) ?? "[]");
      void refreshSession();
    } else say(`That could not be added to your cart. ${reply.message}`);
  }, [email, sku, say]);

  const [params, setParams] = useSearchParams();
  const isWished = params.get("then") === THEN_ADD;
  const isKnown = status === "ready";
  useEffect(() => {
    if (!isWished || !isKnown) return;
    // Taken out of the address first, so that a reload does not add once more.
    setParams({}, { replace: true, preventScrollReset: true });
    if (email !== null) void add();
  }, [isWished, isKnown, email, add, setParams]);

  return {
    add,
    // Another weight of the same cake starts anew.
    adding: state.sku === sku ? state.adding : "idle",
    isSignedIn: me !== null,
    signInToAdd: accountPath(`${href}?then=${THEN_ADD}`),
  };
}
