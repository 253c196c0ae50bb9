import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { ChangedCartReply } from "../../../contract/cart.ts";
import { useCart } from "../../cart/cart.tsx";
import { storeCart } from "../../cart/stored-cart.ts";
import { storeCartMessage } from "../../draft/cart-messages.ts";
import { storePendingAdd, takePendingAdd } from "../../draft/pending-add.ts";
import { browserStore } from "../../draft/text-store.ts";
import { apiFetch } from "../../session/api-fetch.ts";
import { readSession, refreshSession, useSession } from "../../session/use-session.ts";
import { useAskToSignIn } from "../../sign-in/ask-sign-in.tsx";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toaster.tsx";

/** State of the add-to-cart button. */
export type Adding = "idle" | "adding" | "added";

/** Value of `then` in the URL that the sign-in returns to: add to the cart. */
const THEN_ADD = "add";

/** Adds one of this SKU to the cart. A visitor signs in first. */
export function useAddToCart({ sku, href }: { sku: string; href: string }, message: string) {
  const [state, setState] = useState<{ sku: string; adding: Adding }>({ sku, adding: "idle" });
  const { status, me } = useSession();
  const say = useToast();
  const { openCart } = useCart();
  const email = me?.email ?? null;

  const addFor = useCallback(
    async (email: string) => {
      setState({ sku, adding: "adding" });
      const body = { email, SKU: [{ skuid: sku, quantity: 1 }] };
      const reply = await apiFetch("/api/user/addTocart", { reply: ChangedCartReply, body });
      setState({ sku, adding: reply.ok ? "added" : "idle" });
      if (reply.ok) {
        storeCart(reply.data.at(-1) ?? "[]");
        storeCartMessage(browserStore("localStorage"), email, sku, message);
        void refreshSession();
        say(
          "It is in your cart.",
          <SeeCart
            onClick={() => {
              say(null);
              openCart();
            }}
          />,
        );
      } else say(`That could not be added to your cart. ${reply.message}`);
    },
    [sku, message, say, openCart],
  );

  const [params, setParams] = useSearchParams();
  const isWished = params.get("then") === THEN_ADD;
  const isKnown = status === "ready";
  useEffect(() => {
    if (!isWished || !isKnown) return;
    // Remove it from the URL first, so that a reload does not add again.
    setParams({}, { replace: true, preventScrollReset: true });
    const isOwnWish = takePendingAdd(browserStore("sessionStorage"), sku);
    if (email !== null && isOwnWish) void addFor(email);
  }, [isWished, isKnown, email, sku, addFor, setParams]);

  const askToSignIn = useAskToSignIn();
  /** The customer, or null for a visitor. Waits until the session is loaded. */
  const whoIsIt = async () => (status === "loading" ? readSession() : me);
  const add = async () => {
    if (status === "loading") setState({ sku, adding: "adding" });
    const customer = await whoIsIt();
    if (customer) return addFor(customer.email);
    setState({ sku, adding: "idle" });
    storePendingAdd(browserStore("sessionStorage"), sku);
    askToSignIn({
      lead: "A code by e-mail is enough; it takes a few seconds. Then the item is in your cart.",
      returnTo: `${href}?then=${THEN_ADD}`,
      goOn: (customer) => {
        takePendingAdd(browserStore("sessionStorage"), sku);
        void addFor(customer.email);
      },
    });
  };

  return {
    add: () => void add(),
    // Another weight of the same cake starts anew.
    adding: state.sku === sku ? state.adding : "idle",
    whoIsIt,
  };
}

/** A cake's page on phones has no other link to the cart. */
function SeeCart({ onClick }: { onClick: () => void }) {
  return (
    <Button look="gold" size="small" onClick={onClick}>
      See cart
    </Button>
  );
}
