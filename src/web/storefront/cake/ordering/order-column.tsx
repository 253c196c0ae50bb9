import {
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
} from "react";
import { useNavigate } from "react-router";
import { optionName } from "../../../../shop/delivery/rules/options.ts";
import { type Plan, usePlan } from "../../../delivery-plan/use-plan.ts";
import { LazyPhotoBox } from "../../../photos/lazy-photo-box.tsx";
import { useAskToSignIn } from "../../../sign-in/ask-sign-in.tsx";
import type { CakeView } from "../cake-view.ts";
import { DayChoice } from "../plan/day-choice.tsx";
import { PlanPanel } from "../plan/plan-panel.tsx";
import { plannedCake } from "../plan/planned-cake.ts";
import { MessageField } from "./message-field.tsx";
import type { Missing } from "./missing.ts";
import { OrderButtons, StickyBuy } from "./order-buttons.tsx";
import { useAddToCart } from "./use-add-to-cart.tsx";
import { usePhotoCheck } from "./use-photo-check.ts";

const loadDialog = () =>
  import("../../../delivery-plan/order-dialog.tsx").then((file) => ({ default: file.OrderDialog }));
const OrderDialog = lazy(loadDialog);

/** Everything between price and cart: day, location, slot, message, and the two buttons. `children` follow the day. */
export function OrderColumn({ cake, children }: { cake: CakeView; children: ReactNode }) {
  const planned = plannedCake(cake);
  const plan = usePlan(planned);
  const behind = usePlanBehind(plan);
  const { choices, decide, place } = plan;
  const navigate = useNavigate();
  const pincodeInput = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);

  useFocusOnPlan(behind.choices.open !== null, panel);
  // The dialog is the next step: preload its code.
  useEffect(() => {
    if (place) void loadDialog();
  }, [place]);

  const goOn = () => {
    const { addOns, date, time, option, message } = choices;
    navigate(`/payment/${encodeURIComponent(cake.chosen.sku)}`, {
      state: {
        selectedAddons: addOns,
        deliveryDate: date,
        deliveryTime: time,
        deliveryType: optionName(option),
        message,
        pinCode: place?.pincode ?? "",
      },
    });
  };

  return (
    <>
      <OrderForm cake={cake} plan={behind} pincodeInput={pincodeInput} panel={panel}>
        {children}
      </OrderForm>
      {choices.open !== null && (
        <Suspense>
          <OrderDialog
            planned={planned}
            plan={plan}
            onPincode={() => {
              decide({ do: "close" });
              setTimeout(leadTo, 50, pincodeInput);
            }}
            onContinue={goOn}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * The plan for the page behind the dialog, also while the dialog closes. It follows after the next paint: a press waits
 * for the dialog alone. What is typed on the page itself never waits.
 */
function usePlanBehind(plan: Plan): Plan {
  const deferred = useDeferredValue(plan);
  const { choices: now } = plan;
  const { choices: before } = deferred;
  const isTyped =
    deferred.pincode !== plan.pincode ||
    before.typedPincode !== now.typedPincode ||
    before.message !== now.message;
  return isTyped || (now.open ?? before.open) === null ? plan : deferred;
}

type OrderFormProps = {
  cake: CakeView;
  plan: Plan;
  pincodeInput: RefObject<HTMLInputElement | null>;
  panel: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Drawn again only for another plan, see `usePlanBehind`. */
const OrderForm = memo(function OrderForm({ cake, plan, pincodeInput, panel, children }: OrderFormProps) {
  const { choices, decide, place } = plan;
  const firstDay = useRef<HTMLButtonElement>(null);
  const photos = usePhotoCheck(cake);
  const cart = useAddToCart(cake, cake.takesMessage ? choices.message : "");
  const askToSignIn = useAskToSignIn();

  const onMissing = (what: Missing["what"]) => {
    if (what === "pincode") leadTo(pincodeInput);
    else if (what === "day") leadTo(firstDay);
    else decide({ do: "open", step: "time" });
  };
  const order = async () => {
    if (!(await photos.areReady())) return;
    const openAddOns = () => decide({ do: "open", step: "add-ons" });
    if (await cart.whoIsIt()) return openAddOns();
    askToSignIn({
      lead: "A code by e-mail is enough; it takes a few seconds. Then your order goes on.",
      returnTo: cake.chosen.href,
      goOn: openAddOns,
    });
  };

  return (
    <>
      <DayChoice
        plan={plan}
        leadHours={cake.leadHours}
        first={firstDay}
        onPincode={() => leadTo(pincodeInput)}
      />
      {children}
      {cake.photoPrint && (
        <LazyPhotoBox
          print={cake.photoPrint}
          weight={cake.chosen.weight}
          itemShape={cake.chosen.shape}
          photoKey={cake.productId}
          onStored={cart.startAnew}
          alert={photos.alert}
          onLater={photos.sendLater}
          chooser={photos.chooser}
        />
      )}
      <PlanPanel cake={cake} plan={plan} input={pincodeInput} panel={panel} />
      {place && cake.takesMessage && (
        <MessageField plan={plan} flavour={cake.chosen.flavour} shape={cake.chosen.shape} />
      )}
      <OrderButtons
        plan={plan}
        adding={cart.adding}
        onAdd={() => void photos.areReady().then((areReady) => areReady && cart.add())}
        onOrder={() => void order()}
        onMissing={onMissing}
      />
      <StickyBuy plan={plan} onOrder={() => void order()} onMissing={onMissing} />
    </>
  );
});

function leadTo(field: RefObject<HTMLElement | null>): void {
  field.current?.focus({ preventScroll: true });
  field.current?.scrollIntoView({ block: "center" });
}

/** When the dialog closes and its button has been replaced by the ticket, focus the plan, not the page's top. */
function useFocusOnPlan(isOpen: boolean, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // After the dialog has returned the focus itself: without its button, to the page's content.
      setTimeout(() => {
        if (document.activeElement?.contains(panel.current)) panel.current?.focus({ preventScroll: true });
      }, 20);
    };
  }, [isOpen, panel]);
}
