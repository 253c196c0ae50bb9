import type { ReactNode } from "react";
import { classes } from "../ui/classes.ts";
import { PlacesLeft } from "../ui/marks.tsx";
import { showWindow } from "./delivery-calls.ts";

const FEW_PLACES = 3;

type SlotChoiceProps = {
  slot: { label: string; state: string; placesLeft: number; capacity: number };
  /** The group of radio buttons that it belongs to, and what stands for it there. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  /** What more is said of the hour: its fee, its kind. */
  children?: ReactNode;
};

/** An hour that can be chosen, with the places that are left in it. A full one can only be read. */
export function SlotChoice({ slot, name, value, isChosen, onChoose, children }: SlotChoiceProps) {
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
        onChange={onChoose}
      />
      <b>{showWindow(slot.label)}</b>
      {children}
      <PlacesLeft left={isFull ? 0 : slot.placesLeft} of={slot.capacity} className="slot-left" />
    </label>
  );
}
