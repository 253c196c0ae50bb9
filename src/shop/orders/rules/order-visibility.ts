import { may } from "../../accounts/rules/permissions.ts";
import type { Role } from "../../accounts/rules/roles.ts";
import { type Day, dayOf } from "../../basics/india-time.ts";
import type { DeliveryOption } from "../../delivery/rules/options.ts";
import { startOf } from "../../delivery/rules/windows.ts";

/** The parts of an order that a member of staff may see: as much as their work needs. */
export type OrderVisibility = {
  /** Totals, payments and refunds. */
  money: boolean;
  /** The customer, their coins and mails. */
  customer: boolean;
  /** The receiver's full name and address; otherwise only first name and area. */
  receiver: boolean;
  /** The receiver's phone numbers. Riders see them on the day of delivery. */
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
  // Midnight orders are delivered in the evening before their date.
  const isToday = today === order.deliveryOn || today === workDayOf(order);
  return { money: may(roles, "see money"), customer, receiver, phone: customer || (receiver && isToday) };
}

/** The day on which an order is made and delivered. */
export function workDayOf(order: {
  deliveryOn: Day;
  deliveryOption: DeliveryOption;
  startMinute: number;
  endMinute: number;
}): Day {
  return dayOf(startOf({ ...order, option: order.deliveryOption }, order.deliveryOn));
}
