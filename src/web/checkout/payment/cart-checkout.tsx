import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { typedPincode } from "../../../shop/delivery/rules/pincode.ts";
import { CART_HASH } from "../../cart/cart.tsx";
import type { Planned } from "../../delivery-plan/planned.ts";
import { type Plan, usePlan } from "../../delivery-plan/use-plan.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyBoard } from "../../ui/empty-board.tsx";
import { Checkout, type CheckoutFacts } from "./checkout.tsx";
import { CartPlan } from "./plan/cart-plan.tsx";
import type { OrderChoice } from "./plan/order-choice.ts";
import { plannedCart } from "./plan/planned-cart.ts";
import type { OrderedCake } from "./summary/order-summary.tsx";
import { useHydrated } from "./use-hydrated.ts";

type CartFacts = CheckoutFacts & { cakes: OrderedCake[] };
type CartCheckoutProps = CartFacts & { leftOut: string };

const RepeatOrder = lazy(() => import("./repeat/repeat-order.tsx"));

/** The URL that opens the cart. */
const BACK = `/${CART_HASH}`;

/** Checkout of the whole cart: one recipient, one day and hour. */
export function CartCheckout(props: CartCheckoutProps) {
  const { hydrated, key } = useHydrated();
  const { state } = useLocation();
  const [first, ...others] = props.cakes;
  if (state?.again) return <CartRepeat {...props} />;
  if (!first) return <NothingToOrder />;
  return <CartOrder key={key} {...props} hydrated={hydrated} planned={plannedCart(first, others)} />;
}

function CartOrder(props: CartCheckoutProps & { hydrated: boolean; planned: Planned }) {
  const { planned, leftOut, hydrated, ...facts } = props;
  const plan = usePlan(planned);
  const { choices, place } = plan;
  const choice: OrderChoice = {
    // Earlier choices stand until the shop, which checks them again, refuses them.
    pincode:
      place?.pincode ?? (plan.pincode === "checking" ? (typedPincode(choices.typedPincode) ?? "") : ""),
    area: place?.area ?? "",
    collectAt: choices.mode === "Pickup" ? (plan.windows.data?.collectAt ?? "") : "",
    date: choices.date,
    time: choices.date && choices.time,
    option: choices.option,
    message: "",
    addOns: choices.addOns,
  };
  return (
    <Checkout
      {...facts}
      hydrated={hydrated}
      title={`Your cart, ${planned.what}`}
      fromCart
      choice={hydrated ? choice : null}
      before={
        <CartPlan
          planned={planned}
          plan={plan}
          leftOut={leftOut}
          repeated={<CartRepeat {...facts} planned={planned} plan={plan} />}
        />
      }
      canOrder
      isReady={plan.isReady}
      back={BACK}
      remedies={{
        time: "#delivery",
        instead: { to: BACK, words: "See your cart" },
        here: "/payment/cart",
      }}
    />
  );
}

/** Loads an earlier order into this checkout, if the customer repeats one. */
function CartRepeat({ account, addresses, cakes, ...order }: CartFacts & { planned?: Planned; plan?: Plan }) {
  const { state } = useLocation();
  if (!state) return null;
  return (
    <Suspense>
      <RepeatOrder state={state} account={account} addresses={addresses} cakes={cakes} {...order} />
    </Suspense>
  );
}

function NothingToOrder() {
  return (
    <div className="alone pay-nothing">
      <EmptyBoard />
      <h1>Your cart is Empty</h1>
      <p className="muted">Let's fill it up</p>
      <LinkButton to="/AllCakes">See all cakes</LinkButton>
    </div>
  );
}
