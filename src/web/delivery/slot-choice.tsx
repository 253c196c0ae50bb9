import { memo, type ReactNode } from "react";
import type { Slot } from "../../contract/delivery.ts";
import { classes } from "../ui/classes.ts";
import { PlacesLeft } from "../ui/marks.tsx";
import { showHours } from "./delivery-calls.ts";

const FEW_PLACES = 3;

type SlotChoiceProps = {
  slot: Slot;
  /** Name and value of its radio button. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: (value: string) => void;
  /** Further facts on the slot: its fee, its type. */
  children?: ReactNode;
};

/**
 * A slot to choose, with its remaining capacity. A full one is read-only. With stable props it is rendered only when
 * it changes: React writes name and type of a radio button at each rendering, which is slow on a cheap phone.
 */
export const SlotChoice = memo(function SlotChoice(props: SlotChoiceProps) {
  const { slot, name, value, isChosen, onChoose, children } = props;
  const isFull = slot.state === "full";
  const isFew = !isFull && slot.placesLeft <= FEW_PLACES;
  return (
    <label className={classes("slot", isChosen && "is-on", isFull && "is-full", isFew && "is-few")}>
      <input
        type="radio"
        className="sr-only"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isFull}
        onChange={() => onChoose(value)}
        // The marked proposal is no choice yet.
        onClick={() => isChosen && onChoose(value)}
      />
      <b>{showHours(slot.label).replace("by", "By")}</b>
      {children}
      {isFull && slot.placesLeft > 0 ? (
        <span className="places-left slot-left">Full for this order</span>
      ) : (
        <PlacesLeft left={isFull ? 0 : slot.placesLeft} of={slot.capacity} className="slot-left" />
      )}
    </label>
  );
});
