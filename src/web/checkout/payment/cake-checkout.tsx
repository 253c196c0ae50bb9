import { useLocation } from "react-router";
import { dayOf } from "../../../shop/basics/india-time.ts";
import { cakeHref } from "../../../shop/catalogue/product-card.ts";
import { shopNow } from "../../clock/shop-clock.ts";
import { useDraft } from "../../draft/draft-store.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Checkout, type CheckoutFacts } from "./checkout.tsx";
import { choiceFor, isComplete, type OrderChoice } from "./plan/order-choice.ts";
import type { OrderedCake } from "./summary/order-summary.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** Checkout of one cake, chosen on its page. */
export function CakeCheckout({ cake, ...facts }: CheckoutFacts & { cake: OrderedCake }) {
  const { hydrated, key } = useHydrated();
  const choice = useChoice(cake, hydrated);
  const page = cakeHref(cake.sku);
  return (
    <Checkout
      key={key}
      {...facts}
      hydrated={hydrated}
      title={cake.name}
      cakes={[cake]}
      fromCart={false}
      choice={choice}
      before={choice && !(isComplete(choice) && cake.active) && <NotYet choice={choice} cake={cake} />}
      canOrder={cake.active}
      isReady
      back={page}
      remedies={{
        time: `${page}#delivery`,
        instead: { to: "/AllCakes", words: "See all cakes" },
        here: `/payment/${encodeURIComponent(cake.sku)}`,
      }}
    />
  );
}

/** Shown while something must still be chosen on the cake page, with a link to it. */
function NotYet({ choice, cake }: { choice: OrderChoice; cake: OrderedCake }) {
  if (!cake.active) {
    return (
      <Note
        title="This cake is currently unavailable."
        action={<LinkButton to="/AllCakes">See all cakes</LinkButton>}
      />
    );
  }
  return (
    <Note
      title="When shall it come?"
      action={<LinkButton to={cakeHref(cake.sku)}>Choose day and time</LinkButton>}
    >
      {choice.pincode === ""
        ? "Choose pincode, day and time on the cake’s page, then come back here."
        : "Choose day and time on the cake’s page, then come back here."}
    </Note>
  );
}

/** The choice stored in this browser; null until the page is hydrated. */
function useChoice({ sku, takesMessage }: OrderedCake, hydrated: boolean): OrderChoice | null {
  const { state } = useLocation();
  const draft = useDraft();
  if (!hydrated) return null;
  const choice = choiceFor(sku, state, draft, dayOf(shopNow()));
  return takesMessage ? choice : { ...choice, message: "" };
}
