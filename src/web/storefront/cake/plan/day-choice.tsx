import type { RefObject } from "react";
import { addDays, type Day, dayOf, showDay } from "../../../../shop/basics/india-time.ts";
import { shopNow } from "../../../clock/shop-clock.ts";
import { showHours } from "../../../delivery/delivery-calls.ts";
import type { PincodeStatus } from "../../../delivery/pincode-message.tsx";
import { useEarliestSlots } from "../../../delivery/use-earliest.ts";
import type { Plan } from "../../../delivery-plan/use-plan.ts";
import { classes } from "../../../ui/classes.ts";
import { firstOffer, offerOf } from "./day-offer.ts";
import "./day-choice.css";

type DayChoiceProps = {
  plan: Plan;
  /** Hours that it takes to make the cake. */
  leadHours: number;
  /** Focused when the day is what is missing. */
  first: RefObject<HTMLButtonElement | null>;
  /** Called when a day is pressed without a served pincode. */
  onPincode: () => void;
};

/** Shown on the chosen day while its hours are unknown. */
const WITHOUT_HOURS: Record<Exclude<PincodeStatus, "valid">, string> = {
  unknown: "Enter the pincode",
  checking: "Checking",
  invalid: "Not served",
  failed: "Not checked",
};

/** Today, tomorrow, or another day. A press opens the hours of that day. */
export function DayChoice({ plan, leadHours, first, onPincode }: DayChoiceProps) {
  const { choices, decide, pincode, slot } = plan;
  const earliest = useEarliestSlots();
  const offer = earliest && firstOffer(earliest, leadHours);
  const today = earliest?.today ?? plan.windows.data?.today ?? dayOf(shopNow());
  const days = [
    { name: "Today", on: today },
    { name: "Tomorrow", on: addDays(today, 1) },
  ];
  const isLater = choices.date !== "" && days.every(({ on }) => on !== choices.date);
  const pick = (date: Day, isPossible: boolean) => {
    // While the pincode is checked, nothing is asked of the shopper.
    const isPincodeMissing = pincode !== "valid" && pincode !== "checking";
    if (isPossible) decide({ do: "pick-date", date, pincode });
    // The calendar marks the days that are left, but only of a pincode.
    else if (!isPincodeMissing) decide({ do: "open", step: "date" });
    if (isPincodeMissing) onPincode();
  };
  const chosenWords = () => {
    if (pincode !== "valid") return WITHOUT_HOURS[pincode];
    return slot ? showHours(slot.label).replace("by", "By") : "Choose a time";
  };
  return (
    <fieldset className="day-choice needs-script">
      <legend className="sr-only">Delivery day</legend>
      {days.map(({ name, on }, index) => {
        const isChosen = choices.date === on;
        const { words, isPossible } = offerOf({ ahead: index, on }, offer, leadHours);
        return (
          <button
            key={name}
            type="button"
            ref={index === 0 ? first : undefined}
            className={classes("day-choice-day", isChosen && "is-on", !isPossible && "is-over")}
            aria-pressed={isChosen}
            onClick={() => pick(on, isChosen || isPossible)}
          >
            {name} <small>{isChosen ? chosenWords() : words}</small>
          </button>
        );
      })}
      <button
        type="button"
        className={classes("day-choice-day", isLater && "is-on")}
        aria-pressed={isLater}
        onClick={() => decide({ do: "open", step: "date" })}
      >
        {isLater && choices.date !== "" ? showDay(choices.date) : "Another day"}{" "}
        <small>{isLater ? chosenWords() : "Pick a day"}</small>
      </button>
    </fieldset>
  );
}
