import CalendarDays from "lucide-react/icons/calendar-days";
import Clock from "lucide-react/icons/clock";
import Gift from "lucide-react/icons/gift";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { PincodeField } from "../../../delivery-plan/pincode-field.tsx";
import type { Planned } from "../../../delivery-plan/planned.ts";
import type { Plan } from "../../../delivery-plan/use-plan.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/note.tsx";
import { dayAndSlot } from "./order-choice.ts";
import "../../../ui/fields.css";

const loadDialog = () =>
  import("../../../delivery-plan/order-dialog.tsx").then((file) => ({ default: file.OrderDialog }));
const OrderDialog = lazy(loadDialog);

type CartPlanProps = {
  planned: Planned;
  plan: Plan;
  /** The products of the cart that are not part of this order, in words; empty if there are none. */
  leftOut: string;
  /** The changes since an order that is repeated. */
  repeated: ReactNode;
};

/**
 * Location, day and hour for the whole cart, by the same steps as on the cake page, and the products that are left out.
 */
export function CartPlan({ planned, plan, leftOut, repeated }: CartPlanProps) {
  const { choices, decide, pincode, place } = plan;
  const input = useRef<HTMLInputElement>(null);
  const isTimed = choices.date !== "" && choices.time !== "";
  const needsTime = pincode === "valid" && choices.date !== "" && !isTimed;
  useEffect(() => {
    if (place) void loadDialog();
  }, [place]);
  const focusPincode = () => {
    decide({ do: "close" });
    setTimeout(() => input.current?.focus(), 50);
  };
  return (
    <section className="box cart-plan" id="delivery" aria-labelledby="when">
      <h2 id="when">{isTimed ? "Delivery" : "When shall it come?"}</h2>
      {repeated}
      {leftOut !== "" && <Alert>{leftOut}</Alert>}
      <PincodeField plan={plan} input={input} />
      {choices.alert !== "" && choices.open === null && <Alert>{choices.alert}</Alert>}
      {isTimed && (
        <p className="cart-plan-chosen">
          <Clock className="icon" aria-hidden="true" />
          <b>{dayAndSlot(choices).join(", ")}</b>
        </p>
      )}
      <div className="cart-plan-acts">
        {pincode === "unknown" && (
          <Button wide disabled>
            Enter your PIN code to check availability
          </Button>
        )}
        {needsTime && (
          <Button wide onClick={() => decide({ do: "open", step: "time" })}>
            <Clock className="icon" aria-hidden="true" />
            Select Delivery Time
          </Button>
        )}
        <Button
          look={pincode === "valid" && choices.date === "" ? "primary" : "ghost"}
          wide
          onClick={() => decide({ do: "open", step: "date" })}
        >
          <CalendarDays className="icon" aria-hidden="true" />
          {isTimed ? "Change date and time" : "Select Delivery Date"}
        </Button>
        {isTimed && (
          <Button look="soft" wide onClick={() => decide({ do: "open", step: "add-ons" })}>
            <Gift className="icon" aria-hidden="true" />
            Make It Extra Special
          </Button>
        )}
      </div>
      {choices.open !== null && (
        <Suspense>
          <OrderDialog
            planned={planned}
            plan={plan}
            onPincode={focusPincode}
            onContinue={() => decide({ do: "close" })}
          />
        </Suspense>
      )}
    </section>
  );
}
