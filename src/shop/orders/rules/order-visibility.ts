import { may, type Role } from "../../accounts/rules/permissions.ts";
import { type Day, dayOf } from "../../basics/india-time.ts";
import type { DeliveryOption } from "../../delivery/rules/options.ts";
import { startOf } from "../../delivery/rules/windows.ts";

/** What somebody of the staff sees of an order: what their work needs, and no more. */
export type OrderVisibility = {
  /** Totals, payments and refunds. */
  money: boolean;
  /** Who ordered, their coins and mails. */
  customer: boolean;
  /** The receiver's whole name and address; else the first name and the area. */
  receiver: boolean;
  /** The receiver's numbers. A rider has them on the day on which they ride. */
  phone: boolean;
};

export function visibilityFor(
  roles: readonly Role[],
  order: { deliveryOn: Day; deliveryOption: DeliveryOption; startMinute: number; endMinute: number },
  now: Date,
): OrderVisibility {
  const today = dayOf(now);
  const receiver = may(roles, "see receivers");
  const customer = may(roles, "see customers");
  // What comes at midnight is ridden in the evening before its date.
  const isToday = today === order.deliveryOn || today === workDayOf(order);
  return { money: may(roles, "see money"), customer, receiver, phone: customer || (receiver && isToday) };
}

/** The day on which an order is made and ridden. */
export function workDayOf(order: {
  deliveryOn: Day;
  deliveryOption: DeliveryOption;
  startMinute: number;
  endMinute: number;
}): Day {
  return dayOf(startOf({ ...order, option: order.deliveryOption }, order.deliveryOn));
}

/** The name by which somebody is asked for: `Asha` of `Asha Rao`. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}
