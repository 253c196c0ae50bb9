import type { Day } from "../../shop/basics/india-time.ts";
import { fitMessage } from "../../shop/checkout/rules/cake-message.ts";
import type { DeliveryOption } from "../../shop/delivery/rules/options.ts";
import { slotWords } from "../../shop/delivery/rules/slot-words.ts";
import type { PincodeStatus } from "../delivery/pincode-message.tsx";
import type { DeliveryMode, Draft } from "../draft/draft.ts";
import { contentsOf, type SelectedAddon } from "../draft/draft-contents.ts";

/** The open modal of the order, one of three. */
export type Step = "date" | "time" | "add-ons";

/** Everything a shopper decides on the cake page. An empty string means not chosen. */
export type Choices = {
  typedPincode: string;
  mode: DeliveryMode;
  date: Day | "";
  /** Pickup while the mode is Pickup. */
  option: DeliveryOption | "";
  /** Label of the slot, as in the API. */
  time: string;
  /** True if the chosen slot is too early for these products. It stays chosen for all others. */
  hasYielded: boolean;
  message: string;
  addOns: SelectedAddon[];
  open: Step | null;
  /** The last refusal, for the shopper; shown in the open modal, else in the plan. */
  alert: string;
  /** True if a day was picked before the pincode was known to be served. The hours open once it is. */
  awaitsPincode: boolean;
};

/** The slots that are still available at the chosen location and day, to detect choices that have gone stale. */
export type OpenWindows = {
  option: DeliveryOption;
  times: string[];
  /** Slots whose order deadline for these products has passed. */
  tooSoon?: string[];
}[];

export type Decision =
  | { do: "restore"; draft: Draft; isSameCake: boolean }
  | { do: "type-pincode"; text: string }
  | { do: "write-message"; text: string }
  | { do: "open"; step: Step }
  | { do: "close" }
  | { do: "pick-date"; date: Day; pincode: PincodeStatus }
  /** The check that a picked day waits for has ended. */
  | { do: "continue-with-pincode"; pincode: CheckedPincode }
  | { do: "choose-mode"; mode: DeliveryMode }
  | { do: "choose-option"; option: DeliveryOption | "" }
  | { do: "choose-time"; option: DeliveryOption | ""; time: string }
  | { do: "check-windows"; open: OpenWindows }
  /** `by` is added to the quantity; the other fields replace the previous ones. For add-ons that ask for nothing. */
  | { do: "change-add-on"; addOn: OfferedAddOn; by: number }
  /** For add-ons that ask for something: one more, still without its answer. */
  | { do: "add-add-on"; addOn: OfferedAddOn }
  /** `place` is the position in `addOns`. */
  | { do: "answer-add-on"; place: number; answer: string; quantity: number }
  | { do: "remove-add-on"; place: number };

/** The possible results of a pincode check. */
export type CheckedPincode = Exclude<PincodeStatus, "unknown" | "checking">;

/** An add-on as it is offered. */
export type OfferedAddOn = Omit<SelectedAddon, "quantity" | "answer">;

export const NOTHING_CHOSEN: Choices = {
  typedPincode: "",
  mode: "Delivery",
  date: "",
  option: "",
  time: "",
  hasYielded: false,
  message: "",
  addOns: [],
  open: null,
  alert: "",
  awaitsPincode: false,
};

/** Returns the next state of the page. Pure: a decision carries the answers of the shop. */
export function decide(choices: Choices, decision: Decision): Choices {
  const next = { ...choices, alert: "", awaitsPincode: false };
  switch (decision.do) {
    case "restore":
      return { ...next, ...restored(choices, decision.draft, decision.isSameCake) };
    case "type-pincode":
      return { ...next, typedPincode: decision.text, awaitsPincode: choices.awaitsPincode };
    case "write-message":
      return { ...next, message: fitMessage(decision.text).text };
    case "open":
      return { ...next, open: decision.step };
    case "close":
      return { ...next, open: null, awaitsPincode: choices.awaitsPincode };
    case "pick-date":
      return {
        ...next,
        date: decision.date,
        // Without a day, the hour comes from a repeated order and stays.
        time: choices.date === "" || decision.date === choices.date ? choices.time : "",
        hasYielded: false,
        // The day stays chosen while the pincode is asked for. Hours exist only at a pincode.
        ...hoursAt(decision.pincode),
      };
    case "continue-with-pincode":
      return choices.awaitsPincode ? { ...next, ...hoursAt(decision.pincode) } : choices;
    case "choose-mode":
      if (decision.mode === choices.mode) return next;
      return {
        ...next,
        mode: decision.mode,
        option: decision.mode === "Pickup" ? "pickup" : "",
        time: "",
        hasYielded: false,
      };
    case "choose-option":
      return decision.option === choices.option
        ? next
        : { ...next, option: decision.option, time: "", hasYielded: false };
    case "choose-time":
      // The hours of the option before are still shown for a moment after another was chosen.
      return decision.option === choices.option
        ? { ...next, time: decision.time, hasYielded: false }
        : choices;
    case "check-windows":
      return checked(choices, decision.open);
    case "change-add-on":
      return { ...next, addOns: withAddOn(choices.addOns, decision.addOn, decision.by) };
    case "add-add-on":
      return { ...next, addOns: [...choices.addOns, { ...decision.addOn, quantity: 1, answer: "" }] };
    case "answer-add-on": {
      const { place, answer, quantity } = decision;
      const answered = choices.addOns.map((addOn, at) =>
        at === place ? { ...addOn, answer, quantity } : addOn,
      );
      return { ...next, addOns: answered };
    }
    case "remove-add-on":
      return { ...next, addOns: choices.addOns.filter((_, at) => at !== decision.place) };
  }
}

/** Opens the hours of the picked day, or says why there are none yet. */
function hoursAt(pincode: PincodeStatus): Partial<Choices> {
  if (pincode === "valid") return { open: "time" };
  return { alert: WHY_NO_DATE[pincode], awaitsPincode: true };
}

const WHY_NO_DATE: Record<Exclude<PincodeStatus, "valid">, string> = {
  unknown: "Pincode is missing!",
  checking: "One moment: the pincode is being checked.",
  invalid: "Delivery not available for this pincode.",
  failed: "The pincode could not be checked. Please try again.",
};

/** Whether ORDER NOW has all it needs: a date, an option and a time at a served location. */
export function isPlanned({ date, option, time }: Choices, pincode: PincodeStatus): boolean {
  return pincode === "valid" && date !== "" && option !== "" && time !== "";
}

/** The choices as stored in this browser. A slot that is only too early for these products is stored too. */
export function toDraft(choices: Choices, sku: string): Partial<Draft> {
  const { mode, date, option, time, message, addOns } = choices;
  const when = { mode, deliveryDate: date, selectedDeliveryType: option, deliveryTime: time };
  return { sku, message, selectedAddons: addOns, ...(choices.hasYielded ? {} : when) };
}

/** Location and time apply to any cake; message and add-ons only to the cake they were chosen for. */
function restored({ typedPincode }: Choices, draft: Draft, isSameCake: boolean): Partial<Choices> {
  const { location, mode, deliveryDate, selectedDeliveryType, deliveryTime } = draft;
  return {
    // Input typed before the page's script ran wins over the stored draft.
    typedPincode: typedPincode || location,
    mode,
    date: deliveryDate,
    option: mode === "Pickup" ? "pickup" : selectedDeliveryType,
    time: deliveryTime,
    hasYielded: false,
    alert: draft.isDayOver ? "The day that you had chosen has passed. Please choose another one." : "",
    ...(isSameCake ? contentsOf(draft) : {}),
  };
}

/** Drops an option or slot that is no longer available, and reports a dropped slot. */
function checked(choices: Choices, open: OpenWindows): Choices {
  const { mode, option, time } = choices;
  const offered = open.find((windows) => windows.option === option);
  const isTimeGone = time !== "" && !offered?.times.includes(time);
  const optionThere = mode === "Pickup" ? option : optionWithHours(option, open);
  if (!isTimeGone && optionThere === option) return choices;
  return {
    ...choices,
    option: optionThere,
    time: "",
    hasYielded: choices.hasYielded || isTimeGone,
    alert: isTimeGone ? `${slotWords(time)} ${whyGone(offered, time)}. Please choose another time.` : "",
  };
}

/**
 * The option if it has free hours, else Standard, else the only one that has; empty if there are several to choose
 * from. If none has, the option stays, so that the page can say that its hours are over.
 */
function optionWithHours(chosen: DeliveryOption | "", open: OpenWindows): DeliveryOption | "" {
  const options: Choices["option"][] = open
    .filter(({ option, times }) => option !== "pickup" && times.length > 0)
    .map(({ option }) => option);
  const [first = open.some(({ option }) => option === chosen) ? chosen : "", second] = options;
  return [chosen, "standard" as const].find((option) => options.includes(option)) ?? (second ? "" : first);
}

function whyGone(offered: OpenWindows[number] | undefined, time: string): string {
  return offered?.tooSoon?.includes(time) ? "is too soon for this order" : "can no longer be had";
}

function withAddOn(addOns: SelectedAddon[], addOn: OfferedAddOn, by: number): SelectedAddon[] {
  const isChosen = addOns.some(({ SKU }) => SKU === addOn.SKU);
  const before = isChosen ? addOns : [...addOns, { ...addOn, quantity: 0, answer: "" }];
  return before
    .map((other) => (other.SKU === addOn.SKU ? { ...other, ...addOn, quantity: other.quantity + by } : other))
    .filter(({ quantity }) => quantity > 0);
}
