import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useCart } from "../../../cart/cart.tsx";
import { browserStore } from "../../../draft/text-store.ts";
import { readSession, refreshSession, useSession } from "../../../session/use-session.ts";
import { useAskToSignIn } from "../../../sign-in/ask-sign-in.tsx";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toaster.tsx";
import type { CakeView } from "../cake-view.ts";
import { storePendingAdd, takePendingAdd } from "./pending-add.ts";

/** State of the add-to-cart button. */
export type Adding = "idle" | "adding" | "added";

/** Its code could not be loaded. */
const UNREACHED = { ok: false, message: "Please check your connection and try again." } as const;

/** Value of `then` in the URL that the sign-in returns to: add to the cart. */
const THEN_ADD = "add";

/** Adds one of the chosen SKU to the cart, with this message and the photos of the page. A visitor signs in first. */
export function useAddToCart({ chosen, productId, photoPrint }: CakeView, message: string) {
  const { sku, href } = chosen;
  const photosOf = photoPrint && productId;
  const made = `${sku} ${message}`;
  const [state, setState] = useState<{ made: string; adding: Adding }>({ made, adding: "idle" });
  const { status, me } = useSession();
  const say = useToast();
  const { openCart } = useCart();
  const email = me?.email ?? null;

  const addFor = useCallback(
    async (email: string) => {
      setState({ made, adding: "adding" });
      const code = await import("../../../cart/add-to-cart.ts").catch(() => null);
      const reply = (await code?.addToCart(email, { sku, message, photosOf })) ?? UNREACHED;
      setState({ made, adding: reply.ok ? "added" : "idle" });
      if (reply.ok) {
        void refreshSession();
        say("It is in your cart.", <SeeCart onClick={openCart} />);
      } else say(`That could not be added to your cart. ${reply.message}`);
    },
    [sku, message, made, photosOf, say, openCart],
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
    if (status === "loading") setState({ made, adding: "adding" });
    const customer = await whoIsIt();
    if (customer) return addFor(customer.email);
    setState({ made, adding: "idle" });
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
    // Another weight or message starts anew, and so do other photos.
    adding: state.made === made ? state.adding : "idle",
    startAnew: useCallback(() => setState({ made: "", adding: "idle" }), []),
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
