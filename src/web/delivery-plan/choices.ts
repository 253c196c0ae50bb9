import type { Day } from "../../shop/basics/india-time.ts";
import { fitMessage } from "../../shop/checkout/rules/cake-message.ts";
import { showWindow } from "../delivery/delivery-calls.ts";
import type { DeliveryMode, Draft, SelectedAddon } from "../draft/draft.ts";

/** What covers the page: the three modals of the order. */
export type Step = "date" | "time" | "add-ons";

/** Everything a shopper decides on the cake page. An empty text means: not chosen. */
export type Choices = {
  typedPincode: string;
  mode: DeliveryMode;
  date: Day | "";
  /** Name of the delivery option; `Pickup` while the mode is Pickup. */
  type: string;
  /** Label of the window, as the shop's calls know it. */
  time: string;
  /** The hour was chosen elsewhere and is not for these goods: it stays chosen for all others. */
  hasYielded: boolean;
  message: string;
  addOns: SelectedAddon[];
  open: Step | null;
  /** What was refused just now, for the person; shown inside the modal that is open, else in the plan. */
  alert: string;
};

/** Where the shop stands with the pincode that was typed. */
export type PincodeStatus = "unknown" | "checking" | "valid" | "invalid" | "failed";

/** What can still be had at the chosen place and day, as far as a choice can go stale. */
export type OpenWindows = {
  type: string;
  times: string[];
  /** Hours whose last order for these goods has passed. */
  tooSoon?: string[];
}[];

export type Decision =
  | { do: "restore"; draft: Draft; isSameCake: boolean }
  | { do: "type-pincode"; text: string }
  | { do: "write-message"; text: string }
  | { do: "open"; step: Step }
  | { do: "close" }
  | { do: "pick-date"; date: Day; pincode: PincodeStatus }
  | { do: "choose-mode"; mode: DeliveryMode }
  | { do: "choose-type"; type: string }
  | { do: "choose-time"; time: string }
  | { do: "check-windows"; open: OpenWindows }
  /** `by` is added to its quantity; the other fields replace those that were chosen before. */
  | { do: "change-add-on"; addOn: Omit<SelectedAddon, "quantity">; by: number };

export const NOTHING_CHOSEN: Choices = {
  typedPincode: "",
  mode: "Delivery",
  date: "",
  type: "",
  time: "",
  hasYielded: false,
  message: "",
  addOns: [],
  open: null,
  alert: "",
};

export const PICKUP = "Pickup";

/** The next state of the page. Pure: whatever comes from the shop is handed in with the decision. */
export function decide(choices: Choices, decision: Decision): Choices {
  const next = { ...choices, alert: "" };
  switch (decision.do) {
    case "restore":
      return { ...next, ...restored(choices, decision.draft, decision.isSameCake) };
    case "type-pincode":
      return { ...next, typedPincode: decision.text };
    case "write-message":
      return { ...next, message: fitMessage(decision.text).text };
    case "open":
      return { ...next, open: decision.step };
    case "close":
      return { ...next, open: null };
    case "pick-date":
      if (decision.pincode !== "valid") return { ...next, alert: WHY_NO_DATE[decision.pincode] };
      return {
        ...next,
        date: decision.date,
        time: decision.date === choices.date ? choices.time : "",
        hasYielded: false,
        open: "time",
      };
    case "choose-mode":
      if (decision.mode === choices.mode) return next;
      return {
        ...next,
        mode: decision.mode,
        type: decision.mode === "Pickup" ? PICKUP : "",
        time: "",
        hasYielded: false,
      };
    case "choose-type":
      return decision.type === choices.type
        ? next
        : { ...next, type: decision.type, time: "", hasYielded: false };
    case "choose-time":
      return { ...next, time: decision.time, hasYielded: false };
    case "check-windows":
      return checked(choices, decision.open);
    case "change-add-on":
      return { ...next, addOns: withAddOn(choices.addOns, decision.addOn, decision.by) };
  }
}

const WHY_NO_DATE: Record<Exclude<PincodeStatus, "valid">, string> = {
  unknown: "Pincode is missing!",
  checking: "One moment: the pincode is being checked.",
  invalid: "Delivery not available for this pincode.",
  failed: "The pincode could not be checked. Please try again.",
};

/** Is there all that ORDER NOW needs: a date, a type and a time at a place that is served? */
export function isPlanned({ date, type, time }: Choices, pincode: PincodeStatus): boolean {
  return pincode === "valid" && date !== "" && type !== "" && time !== "";
}

/** The choices as they are kept in this browser. An hour that is only not for these goods stays as it was. */
export function toDraft(choices: Choices, sku: string): Partial<Draft> {
  const { mode, date, type, time, message, addOns } = choices;
  const when = { mode, deliveryDate: date, selectedDeliveryType: type, deliveryTime: time };
  return { sku, message, selectedAddons: addOns, ...(choices.hasYielded ? {} : when) };
}

/** Place and time hold for any cake; what is iced on it and what goes with it only for the one it was meant for. */
function restored({ typedPincode }: Choices, draft: Draft, isSameCake: boolean): Partial<Choices> {
  const { location, mode, deliveryDate, selectedDeliveryType, deliveryTime } = draft;
  return {
    // Whoever has typed already meant it: the page may have been there before its script.
    typedPincode: typedPincode || location,
    mode,
    date: deliveryDate,
    type: mode === "Pickup" ? PICKUP : selectedDeliveryType,
    time: deliveryTime,
    hasYielded: false,
    alert: draft.hasLapsed ? "The day that you had chosen has passed. Please choose another one." : "",
    ...(isSameCake ? { message: draft.message, addOns: draft.selectedAddons } : {}),
  };
}

/** Lets go of a type or hour that can't be had any more; of an hour it says so. */
function checked(choices: Choices, open: OpenWindows): Choices {
  const { mode, type, time } = choices;
  const offered = open.find((option) => option.type === type);
  const isTimeGone = time !== "" && !offered?.times.includes(time);
  if (!isTimeGone && (offered || type === "")) return choices;
  return {
    ...choices,
    type: offered || mode === "Pickup" ? type : "",
    time: "",
    hasYielded: choices.hasYielded || isTimeGone,
    alert: isTimeGone ? `${showWindow(time)} ${whyGone(offered, time)}. Please choose another time.` : "",
  };
}

function whyGone(offered: OpenWindows[number] | undefined, time: string): string {
  return offered?.tooSoon?.includes(time) ? "is too soon for this order" : "can no longer be had";
}

function withAddOn(
  addOns: SelectedAddon[],
  addOn: Omit<SelectedAddon, "quantity">,
  by: number,
): SelectedAddon[] {
  const isChosen = addOns.some(({ SKU }) => SKU === addOn.SKU);
  const before = isChosen ? addOns : [...addOns, { ...addOn, quantity: 0 }];
  return before
    .map((other) => (other.SKU === addOn.SKU ? { ...other, ...addOn, quantity: other.quantity + by } : other))
    .filter(({ quantity }) => quantity > 0);
}
