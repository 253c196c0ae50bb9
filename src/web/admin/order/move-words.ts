import type { StaffMove } from "../../../shop/orders/rules/offered-moves.ts";

/** What the button of each move says. */
const BUTTONS: Record<StaffMove, string> = {
  "awaiting payment": "",
  lapsed: "",
  placed: "",
  accepted: "Accept it",
  preparing: "Start making it",
  ready: "It is ready",
  shipped: "Hand it to the rider",
  "out for delivery": "Set out with it",
  delivered: "It is delivered",
  undeliverable: "Could not be delivered",
};

export function buttonOf(to: StaffMove): string {
  return BUTTONS[to];
}
