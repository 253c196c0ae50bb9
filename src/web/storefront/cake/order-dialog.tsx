import { Button, LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { AddOnsFoot, AddOnsStep } from "./add-ons-step.tsx";
import type { CakeView } from "./cake-view.ts";
import type { Step } from "./choices.ts";
import { DateFoot, DateStep } from "./date-step.tsx";
import { TimeFoot, TimeStep } from "./time-step.tsx";
import type { Plan } from "./use-plan.ts";
import "./choose.css";
import "./time-step.css";

type OrderDialogProps = {
  cake: CakeView;
  plan: Plan;
  /** Closes, and puts the focus into the pincode field. */
  onPincode: () => void;
  /** Goes on to checkout. */
  onContinue: () => void;
  /** Where signing in starts, to come back and add to the cart. */
  signInHref: string;
};

const TITLES: Record<Step, string> = {
  date: "Select Delivery Date",
  time: "Select Delivery Time",
  "add-ons": "Make It Extra Special",
  "sign-in": "Please login to add items to cart",
};

const WIDTHS: Record<Step, string> = { date: "56rem", time: "56rem", "add-ons": "64rem", "sign-in": "30rem" };

/** The windows of an order, one after another in one frame, so that the focus stays inside. */
export function OrderDialog({ cake, plan, onPincode, onContinue, signInHref }: OrderDialogProps) {
  const { choices, decide } = plan;
  const step = choices.open;
  if (step === null) return null;
  const close = () => decide({ do: "close" });
  const parts = {
    date: () => ({
      body: <DateStep cake={cake} plan={plan} onPincode={onPincode} />,
      foot: <DateFoot plan={plan} />,
    }),
    time: () => ({
      body: <TimeStep plan={plan} />,
      foot: <TimeFoot cake={cake} plan={plan} onKeep={close} />,
    }),
    "add-ons": () => ({
      body: <AddOnsStep plan={plan} />,
      foot: <AddOnsFoot plan={plan} onContinue={onContinue} />,
    }),
    "sign-in": () => ({
      body: (
        <p>
          A code by e-mail is enough; it takes a few seconds. Then the item is in your cart and you are back
          here.
        </p>
      ),
      foot: <SignInFoot href={signInHref} onClose={close} />,
    }),
  }[step]();
  return (
    <Dialog
      open
      onClose={close}
      title={TITLES[step]}
      width={WIDTHS[step]}
      foot={parts.foot}
      {...(step === "time" ? { onBack: () => decide({ do: "open", step: "date" }) } : {})}
    >
      {parts.body}
    </Dialog>
  );
}

function SignInFoot({ href, onClose }: { href: string; onClose: () => void }) {
  return (
    <>
      <Button look="ghost" className="push" onClick={onClose}>
        Not now
      </Button>
      <LinkButton to={href}>Sign in</LinkButton>
    </>
  );
}
