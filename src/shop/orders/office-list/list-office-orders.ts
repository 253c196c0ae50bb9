import type { Session } from "../../accounts/identity.ts";
import { may } from "../../accounts/rules/permissions.ts";
import type { Role } from "../../accounts/rules/roles.ts";
import { type Day, dayOf } from "../../basics/india-time.ts";
import { type Cursor, type KeysetPage, keysetPage } from "../../basics/keyset.ts";
import { type Paise, paise } from "../../basics/money.ts";
import { listKitchens, nameAreas } from "../../delivery/delivery.reads.ts";
import { findOption } from "../../delivery/rules/find-option.ts";
import type { DeliveryOption } from "../../delivery/rules/options.ts";
import { arrival } from "../../delivery/rules/windows.ts";
import type { Services } from "../../services.ts";
import { type Order, selectLines } from "../orders.queries.ts";
import { firstNameOf } from "../rules/first-name.ts";
import { type PricelessLine, withoutPrices } from "../rules/order-line.ts";
import { type DayRange, listedDays, MOST_COUNTED } from "../rules/order-list-range.ts";
import { ORDER_STATUS, type OrderStatus } from "../rules/order-status.ts";
import { visibilityFor, workDayOf } from "../rules/order-visibility.ts";
import { promisedHours } from "../rules/promised-hours.ts";
import { searchKeysOf } from "../rules/search-keys.ts";
import { MOST_COMPARED, selectOrdersByKey } from "./find.queries.ts";
import type { OrderListFilter } from "./order-list.inputs.ts";
import {
  type ListedOrders,
  type ListPosition,
  type SearchedText,
  selectListed,
  sumListed,
} from "./order-list.queries.ts";
import type { OrderRun, OrderRuns } from "./order-runs.ts";
import { searchKeysAllowed } from "./search-keys-allowed.ts";

export const ORDERS_ON_A_PAGE = 100;

/** An order in a list of the office, as far as the member of staff may see it. */
export type OfficeOrder = {
  uuid: string;
  number: string;
  status: OrderStatus;
  /** Open although its promised time is over. */
  isLate: boolean;
  /** The receiver's whole name, or the first one; empty once erased. */
  name: string;
  /** The receiver's phone, E.164; empty for those who do not see it. */
  phone: string;
  /** The customer's e-mail; empty for those who do not see it. */
  email: string;
  /** Area and pincode, as `Connaught Place, 110001`. */
  area: string;
  kitchenId: string;
  kitchen: string;
  /** Null without a run, or where runs are not shown. */
  run: OrderRun | null;
  /** Open, and not collected: it needs a rider. */
  needsRider: boolean;
  /** The day on which it is made and delivered. */
  workOn: Day;
  option: DeliveryOption;
  startMinute: number;
  slotLabel: string;
  hours: string;
  lines: PricelessLine[];
  isGift: boolean;
  placedAt: Date | null;
  /** When it was recorded, and whether on the phone: how long its slot is held. Null once it is not awaited any more. */
  unpaid: { createdAt: Date; byPhone: boolean } | null;
  /** Null for those who do not see money. */
  total: Paise | null;
};

export type OfficeOrders = KeysetPage<OfficeOrder> & {
  /** The days that are listed; null for all. */
  days: DayRange | null;
  sums: {
    /** At most `MOST_COUNTED` + 1. */
    many: number;
    cancelled: number;
    /** The total of those that are not cancelled; null for staff who do not see money. */
    worth: Paise | null;
  };
};

type Request = {
  filter: OrderListFilter;
  staff: Session;
  cursor: Cursor;
  /** Null where runs are neither shown nor filtered by. */
  runs: OrderRuns | null;
};

/**
 * Orders of a day, by slot, or of a range of days, the latest first. Each role sees and searches what it may see. Staff
 * who do not see customers see paid orders only.
 */
export async function listOfficeOrders(
  services: Pick<Services, "db" | "clock">,
  { filter, staff, cursor, runs }: Request,
): Promise<OfficeOrders> {
  const listed = await listedBy(services, { filter, staff, runs });
  const isOneDay = listed.days !== null && listed.days.from === listed.days.to;
  const [rows, sums] = await Promise.all([
    selectListed(services.db, listed, {
      start: cursor && positionOf(cursor.key),
      isAscending: isOneDay === (cursor?.direction !== "before"),
      limit: ORDERS_ON_A_PAGE + 1,
    }),
    sumListed(services.db, listed, MOST_COUNTED + 1),
  ]);
  const page = keysetPage(rows, { size: ORDERS_ON_A_PAGE, cursor, keyOf });
  const money = may(staff.roles, "see money");
  return {
    ...page,
    rows: await officeOrders(services, page.rows, { roles: staff.roles, runs }),
    days: listed.days,
    sums: { ...sums, worth: money ? paise(sums.worth) : null },
  };
}

/** The filter in the terms of the query, as far as these roles may search. */
export async function listedBy(
  services: Pick<Services, "db" | "clock">,
  { filter, staff, runs }: Omit<Request, "cursor">,
): Promise<ListedOrders> {
  const { statuses, option, slot, kitchenId, text } = filter;
  const days = listedDays(filter, dayOf(services.clock()));
  const seesCustomers = may(staff.roles, "see customers");
  const isPaidOnly = !seesCustomers || (statuses.length === 0 && text === "");
  const searched: SearchedText[] = [
    "number",
    ...(may(staff.roles, "see receivers") ? (["receiver"] as const) : []),
    ...(seesCustomers ? (["customer"] as const) : []),
  ];
  const keys = days ? [] : searchKeysAllowed(searchKeysOf(text), staff.roles);
  const ordersByKey = await Promise.all(
    keys.map((key) => selectOrdersByKey(services.db, key, { isPaidOnly, limit: MOST_COMPARED })),
  );
  return {
    ...{ days, isPaidOnly, statuses, option, slot, kitchenId, searched },
    ...{ onRun: runs?.condition ?? null, isToBeDriven: runs?.isToBeDriven ?? false },
    ids: days ? null : [...new Set(ordersByKey.flat().map(({ id }) => id))],
    text: days ? text : "",
  };
}

export async function officeOrders(
  services: Pick<Services, "db" | "clock">,
  rows: Order[],
  { roles, runs }: { roles: readonly Role[]; runs: OrderRuns | null },
): Promise<OfficeOrder[]> {
  if (rows.length === 0) return [];
  const now = services.clock();
  const ids = rows.map(({ id }) => id);
  const [lines, areas, kitchens, runOf] = await Promise.all([
    selectLines(services.db, ids),
    nameAreas(services, { pincodes: rows.map(({ pincode }) => pincode) }),
    listKitchens(services),
    runs?.of(ids),
  ]);
  const kitchenNames = new Map(kitchens.map(({ id, name }) => [id, name]));
  return rows.map((order) => {
    const { money, customer, receiver, phone } = visibilityFor(roles, order, now);
    const { option, endsAt } = dueOf(order);
    return {
      uuid: order.id,
      number: order.number,
      status: order.status,
      isLate: isOpen(order) && endsAt < now,
      name: receiver ? order.recipientName : firstNameOf(order.recipientName),
      phone: phone ? order.recipientPhone : "",
      email: customer ? order.email : "",
      area: [areas.get(order.pincode), order.pincode].filter(Boolean).join(", "),
      kitchenId: order.kitchenId,
      kitchen: kitchenNames.get(order.kitchenId) ?? order.kitchenId,
      run: runOf?.get(order.id) ?? null,
      needsRider: isOpen(order) && option !== "pickup",
      workOn: workDayOf(order),
      option,
      startMinute: order.startMinute,
      slotLabel: order.slotLabel,
      hours: promisedHours(order),
      lines: (lines.get(order.id) ?? []).map(withoutPrices),
      isGift: order.isGift,
      placedAt: order.placedAt,
      unpaid:
        order.status === "awaiting payment" ? { createdAt: order.createdAt, byPhone: order.byPhone } : null,
      total: money ? order.totalPaise : null,
    };
  });
}

function isOpen({ status, placedAt }: Order): boolean {
  return placedAt !== null && ORDER_STATUS[status].phase === "open";
}

function dueOf(order: Order) {
  const option = order.deliveryOption;
  const { endsAt } = arrival({ ...order, option }, order.deliveryOn, order.placedAt ?? order.createdAt);
  return { option, endsAt };
}

export function keyOf({ deliveryOn, startMinute, endMinute, deliveryOption, number }: Order): string {
  return [deliveryOn, startMinute, endMinute, deliveryOption, number].join("~");
}

/** @param key as `OrderListKey` lets it in */
export function positionOf(key: string): ListPosition {
  const [on = "", start, end, optionText, number = ""] = key.split("~");
  const option = findOption(optionText);
  if (!option) throw new Error(`no delivery option in the key ${key}`);
  return { on, startMinute: Number(start), endMinute: Number(end), option, number };
}
