import type { Day } from "../../basics/india-time.ts";
import type { DeliveryOption } from "../../delivery/rules/options.ts";
import { arrival } from "../../delivery/rules/windows.ts";
import type { KitchenColumn } from "./staff-status.ts";

const MINUTE = 60_000;

/** Minutes between the kitchen's door and the customer's. */
const RIDE_MINUTES = 45;
/** The shortest time in which anything is made and packed. */
const LEAST_MAKING_MINUTES = 30;
/** An order is never due to start sooner than this after its payment. */
const NOTICE_MINUTES = 10;
/** An order that starts later than in this many minutes is listed under Start later. */
const SOON_MINUTES = 15;
/** Minutes left at which an order is at risk, by where it is. */
const RISK_MINUTES = { start: 5, making: 20 } as const;

type TimedOrder = {
  deliveryOn: Day;
  deliveryOption: DeliveryOption;
  startMinute: number;
  endMinute: number;
  createdAt: Date;
  placedAt: Date | null;
};

/** When an order must be begun, be finished, and be with its receiver. */
export type KitchenTimes = { startBy: Date; finishBy: Date; promisedAt: Date };

/**
 * The deadlines of an order. It is promised by the end of its slot; an order that is picked up by the beginning, because
 * its receiver may come then. Finish by is the promise minus the ride, Start by the promise minus the lead time.
 * @param leadHours the longest lead time of its products
 */
export function kitchenTimes(order: TimedOrder, leadHours: number): KitchenTimes {
  const paidAt = order.placedAt ?? order.createdAt;
  const { startsAt, endsAt } = arrival({ ...order, option: order.deliveryOption }, order.deliveryOn, paidAt);
  const isPickup = order.deliveryOption === "pickup";
  const promisedAt = isPickup ? startsAt : endsAt;
  const finishBy = new Date(promisedAt.getTime() - (isPickup ? 0 : RIDE_MINUTES * MINUTE));
  const latestStart = finishBy.getTime() - LEAST_MAKING_MINUTES * MINUTE;
  const start = Math.min(promisedAt.getTime() - leadHours * 60 * MINUTE, latestStart);
  const noticed = Math.max(start, paidAt.getTime() + NOTICE_MINUTES * MINUTE);
  return { startBy: new Date(noticed), finishBy, promisedAt };
}

/** How urgent an order is, the most urgent first. `later` waits in To start. */
export const URGENCIES = ["late", "at risk", "normal", "later"] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Whole minutes to the deadline of this column, negative once it has passed, and what that means. */
export function urgencyOf(
  column: KitchenColumn,
  { startBy, finishBy, promisedAt }: KitchenTimes,
  now: Date,
): { minutesLeft: number; urgency: Urgency } {
  const minutesTo = (deadline: Date) => Math.floor((deadline.getTime() - now.getTime()) / MINUTE);
  if (column === "ready") {
    const minutesLeft = minutesTo(promisedAt);
    const isRisk = minutesTo(finishBy) < 0;
    return { minutesLeft, urgency: minutesLeft < 0 ? "late" : isRisk ? "at risk" : "normal" };
  }
  const minutesLeft = minutesTo(column === "start" ? startBy : finishBy);
  if (minutesLeft < 0) return { minutesLeft, urgency: "late" };
  if (minutesLeft < RISK_MINUTES[column]) return { minutesLeft, urgency: "at risk" };
  return { minutesLeft, urgency: column === "start" && minutesLeft > SOON_MINUTES ? "later" : "normal" };
}
