import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { accountPath } from "../../session/account-path.ts";
import type { CakeView } from "./cake-view.ts";
import { MessageField } from "./message-field.tsx";
import { OrderButtons, StickyBuy } from "./order-buttons.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import { useAddToCart } from "./use-add-to-cart.ts";
import { usePlan } from "./use-plan.ts";

const loadDialog = () => import("./order-dialog.tsx").then((file) => ({ default: file.OrderDialog }));
const OrderDialog = lazy(loadDialog);

/** Everything between the price and the cart: place, day, hour, message, and the two ways on. */
export function OrderColumn({ cake }: { cake: CakeView }) {
  const plan = usePlan(cake);
  const { choices, decide, place } = plan;
  const navigate = useNavigate();
  const pincodeInput = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const cart = useAddToCart(cake.chosen);

  useFocusBack(choices.open !== null, panel);
  // The dialog is what comes next, so its code is on the way before it is asked for.
  useEffect(() => {
    if (place) void loadDialog();
  }, [place]);

  const focusPincode = useCallback(() => {
    pincodeInput.current?.focus();
    pincodeInput.current?.scrollIntoView({ block: "center" });
  }, []);
  const order = () => {
    if (cart.isSignedIn) decide({ do: "open", step: "add-ons" });
    else navigate(accountPath(cake.chosen.href));
  };
  const add = () => {
    if (cart.isSignedIn) void cart.add();
    else decide({ do: "open", step: "sign-in" });
  };
  const goOn = () => {
    const { addOns, date, time, type, message } = choices;
    navigate(`/payment/${encodeURIComponent(cake.chosen.sku)}`, {
      state: {
        selectedAddons: addOns,
        deliveryDate: date,
        deliveryTime: time,
        deliveryType: type,
        message,
        pinCode: place?.pincode ?? "",
      },
    });
  };

  return (
    <>
      <PlanPanel cake={cake} plan={plan} input={pincodeInput} panel={panel} />
      {place && cake.takesMessage && <MessageField plan={plan} />}
      <OrderButtons plan={plan} adding={cart.adding} onAdd={add} onOrder={order} />
      <StickyBuy
        plan={plan}
        onOrder={order}
        onNext={() => (place ? decide({ do: "open", step: "date" }) : focusPincode())}
      />
      {choices.open !== null && (
        <Suspense>
          <OrderDialog
            cake={cake}
            plan={plan}
            onPincode={() => {
              decide({ do: "close" });
              setTimeout(focusPincode, 50);
            }}
            onContinue={goOn}
            signInHref={cart.signInToAdd}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * When the dialog closes, the focus goes back to what opened it. If that has given way to the ticket, it goes
 * to the plan, not to the top of the page.
 */
function useFocusBack(isOpen: boolean, panel: RefObject<HTMLElement | null>): void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    return () => {
      const back = opener.current;
      // After the dialog's own handling of the focus.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
        else panel.current?.focus({ preventScroll: true });
      }, 20);
    };
  }, [isOpen, panel]);
}
