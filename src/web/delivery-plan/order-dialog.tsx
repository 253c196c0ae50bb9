import { useState } from "react";
import { Dialog } from "../ui/dialog.tsx";
import { AddOnsFoot, AddOnsStep } from "./add-ons-step.tsx";
import type { Step } from "./choices.ts";
import { DateFoot, DateStep } from "./date-step.tsx";
import type { Planned } from "./planned.ts";
import { TimeFoot, TimeStep } from "./time-step.tsx";
import type { Plan } from "./use-plan.ts";
import "./choose.css";
import "./time-step.css";

type OrderDialogProps = {
  planned: Planned;
  plan: Plan;
  /** Closes the dialog and focuses the pincode field. */
  onPincode: () => void;
  /** Continues to checkout. */
  onContinue: () => void;
};

const TITLES: Record<Step, string> = {
  date: "Select Delivery Date",
  time: "Select Delivery Time",
  "add-ons": "Make It Extra Special",
};

const WIDTHS: Record<Step, string> = { date: "56rem", time: "56rem", "add-ons": "64rem" };

/** The steps of an order in one dialog, so that the focus stays inside. */
export function OrderDialog({ planned, plan, onPincode, onContinue }: OrderDialogProps) {
  const { choices, decide } = plan;
  const step = choices.open;
  const [isChecked, setChecked] = useState(false);
  if (step === null) return null;
  const close = () => decide({ do: "close" });
  const parts = {
    date: () => ({
      body: <DateStep planned={planned} plan={plan} onPincode={onPincode} />,
      foot: <DateFoot plan={plan} />,
    }),
    time: () => ({
      body: <TimeStep planned={planned} plan={plan} />,
      foot: <TimeFoot planned={planned} plan={plan} onKeep={close} />,
    }),
    "add-ons": () => ({
      body: <AddOnsStep planned={planned} plan={plan} isChecked={isChecked} />,
      foot: <AddOnsFoot plan={plan} onContinue={onContinue} onMissing={() => setChecked(true)} />,
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
