import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import type { Day } from "../basics/india-time.ts";
import { type Paise, paise } from "../basics/money.ts";
import { listKitchens, nameAreas } from "../delivery/delivery.reads.ts";
import type { DeliveryOption } from "../delivery/rules/options.ts";
import type { Services } from "../services.ts";
import { countDay, selectDay } from "./day.queries.ts";
import { type Order, selectLines } from "./orders.queries.ts";
import { firstNameOf } from "./rules/first-name.ts";
import { type StaffGift, staffGiftOf } from "./rules/gift.ts";
import { type PricelessLine, withoutPrices } from "./rules/order-line.ts";
import type { OrderStatus } from "./rules/order-status.ts";

export const ORDERS_ON_A_PAGE = 100;

/** An order in the list of a day: what is needed to make and deliver it. */
export type DayOrder = {
  uuid: string;
  number: string;
  status: OrderStatus;
  /** The receiver's first name; empty once erased. */
  firstName: string;
  /** Area and pincode, as `Connaught Place, 110001`. */
  area: string;
  /** The kitchen's id. */
  kitchenId: string;
  /** When it was paid: for Express the two hours count from here. */
  placedAt: Date | null;
  lines: PricelessLine[];
  /** Null if it is no gift. */
  gift: StaffGift | null;
  /** Null for those who do not see money. */
  total: Paise | null;
};

export type DaySlot = { label: string; option: DeliveryOption; orders: DayOrder[] };

export type WorkDay = {
  on: Day;
  /** In the order of the day. */
  slots: DaySlot[];
  /** Kitchens with orders on this day, and their number. */
  kitchens: { id: string; name: string; city: string; many: number }[];
  /** Orders of the selected kitchen, on all pages. */
  total: number;
  /** Cancelled ones of these. */
  cancelled: number;
  /** Total of the orders that are not cancelled; null for staff who may not see money. */
  worth: Paise | null;
  page: number;
  pages: number;
};

/**
 * The paid orders to make and deliver on a day, by slot, as far as this member of staff may see them. Midnight orders
 * belong to the evening before. Pages count from 1.
 * @param kitchenId null for all kitchens
 */
export async function listDay(
  services: Pick<Services, "db">,
  {
    on,
    staff,
    kitchenId = null,
    page = 1,
  }: { on: Day; staff: Session; kitchenId?: string | null; page?: number },
): Promise<WorkDay> {
  const range = { limit: ORDERS_ON_A_PAGE, offset: (page - 1) * ORDERS_ON_A_PAGE };
  const [rows, counts, kitchens] = await Promise.all([
    selectDay(services.db, { on, kitchenId, ...range }),
    countDay(services.db, on),
    listKitchens(services),
  ]);
  const counted = counts.filter((count) => kitchenId === null || count.kitchenId === kitchenId);
  const uncancelled = counted.filter(({ status }) => status !== "cancelled");
  const total = sum(counted, ({ many }) => many);
  const money = may(staff.roles, "see money");
  return {
    on,
    slots: await slotsOf(services, rows, money),
    kitchens: kitchens
      .map((kitchen) => ({
        ...kitchen,
        many: sum(
          counts.filter((count) => count.kitchenId === kitchen.id),
          ({ many }) => many,
        ),
      }))
      .filter(({ id, many }) => many > 0 || id === kitchenId),
    total,
    cancelled: total - sum(uncancelled, ({ many }) => many),
    worth: money ? paise(sum(uncancelled, ({ total: paid }) => paid)) : null,
    page,
    pages: Math.max(1, Math.ceil(total / ORDERS_ON_A_PAGE)),
  };
}

async function slotsOf(services: Pick<Services, "db">, rows: Order[], money: boolean): Promise<DaySlot[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await selectLines(services.db, ids);
  const areas = await nameAreas(services, { pincodes: rows.map(({ pincode }) => pincode) });
  const slots = Map.groupBy(rows, (row) => `${row.slotLabel} ${row.deliveryOption}`);
  return [...slots.values()].map((inSlot) => ({
    label: inSlot[0]?.slotLabel ?? "",
    option: inSlot[0]?.deliveryOption ?? "standard",
    orders: inSlot.map((order) => ({
      uuid: order.id,
      number: order.number,
      status: order.status,
      firstName: firstNameOf(order.recipientName),
      area: [areas.get(order.pincode), order.pincode].filter(Boolean).join(", "),
      kitchenId: order.kitchenId,
      placedAt: order.placedAt,
      gift: staffGiftOf(order),
      lines: (lines.get(order.id) ?? []).map(withoutPrices),
      total: money ? paise(order.totalPaise) : null,
    })),
  }));
}

function sum<T>(rows: T[], of: (row: T) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
