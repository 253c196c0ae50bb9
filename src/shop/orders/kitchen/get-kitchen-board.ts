import type { Session } from "../../accounts/identity.ts";
import { may } from "../../accounts/rules/permissions.ts";
import { addDays, type Day, dayOf, showDay } from "../../basics/india-time.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import { getLongestLeadHours, listBakingFacts } from "../../catalogue/catalogue.reads.ts";
import { listKitchens } from "../../delivery/delivery.reads.ts";
import type { DeliveryOption } from "../../delivery/rules/options.ts";
import type { Services } from "../../services.ts";
import { selectCakePhotos } from "../cake-photos/cake-photos.queries.ts";
import { type Order, selectLines } from "../orders.queries.ts";
import { type PhotoAnswer, takesCakePhoto } from "../rules/cake-photo.ts";
import { type StaffGift, staffGiftOf } from "../rules/gift.ts";
import { columnOf, type TappedStatus, tapOf } from "../rules/kitchen-columns.ts";
import {
  type KitchenTimes,
  kitchenTimes,
  URGENCIES,
  type Urgency,
  urgencyOf,
} from "../rules/kitchen-times.ts";
import { isAddOn, type OrderLine, type PricelessLine, withoutPrices } from "../rules/order-line.ts";
import { type OrderStatus, statusesBeforeForStaff } from "../rules/order-status.ts";
import { workDayOf } from "../rules/order-visibility.ts";
import { promisedHours } from "../rules/promised-hours.ts";
import type { KitchenColumn } from "../rules/staff-status.ts";
import { UNDO_MINUTES, type UndoableMove, undoableMove } from "../rules/undoable-move.ts";
import { countKitchenOrders, selectEventsOfOrders, selectKitchenOrders } from "./kitchen.queries.ts";
import { boardStateOf, listUnseen, type Unseen, type UnseenChanges } from "./unseen-changes.ts";

/** Days read beyond the longest lead time: an order is shown 16 hours before its start, and Midnight comes a day early. */
const DAYS_BEYOND_LEAD = 2;
/** More than any kitchen has open. The orders of the last days are left out first. */
const MOST_ORDERS = 1_000;
/** Number of latest changes in which the newest undoable one is searched. */
const LATEST_MOVES = 5;

/** An order on the kitchen board. It holds no price, no address, and no name except the one on a gift's card. */
export type KitchenOrder = KitchenTimes & {
  uuid: string;
  number: string;
  status: OrderStatus;
  placedAt: Date | null;
  column: KitchenColumn;
  option: DeliveryOption;
  /** The kitchen that has it now: another one if it was moved away. */
  kitchenId: string;
  /** The day on which it is made and delivered. */
  day: Day;
  slot: { key: string; label: string };
  /** The promised hours in words. */
  hours: string;
  /** Minutes to Start by in To start, to Finish by while it is made, to the promise once it is ready. */
  minutesLeft: number;
  urgency: Urgency;
  lines: PricelessLine[];
  gift: StaffGift | null;
  /** The newest photo of the cake that the customer has, with their answer; null without one. */
  photo: { answer: PhotoAnswer | null; wish: string } | null;
  /** Whether the kitchen can send one. */
  takesPhoto: boolean;
  /** Its changes since the kitchen may have begun; null if it has seen all of them. */
  changes: UnseenChanges | null;
  /** The status that one tap sets; null if this person may not, or it takes more than a tap. */
  tap: TappedStatus | null;
};

export type KitchenBoard = {
  kitchen: { id: string; name: string };
  /** When this was read: all minutes count from here. */
  at: Date;
  /** Slots with orders on the board, in order of time. */
  slots: { key: string; label: string; many: number }[];
  /** The most urgent first. */
  orders: KitchenOrder[];
  /** Orders that were cancelled or moved away after the kitchen may have begun, until it has seen that. */
  withdrawn: KitchenOrder[];
  /** The newest change that this person can take back. */
  undo: (UndoableMove & { uuid: string; number: string }) | null;
};

/**
 * The open orders of a kitchen: today's, those left from yesterday, and those of later days that start soon. For staff
 * who bake.
 */
export async function getKitchenBoard(
  services: Pick<Services, "db" | "clock">,
  { kitchenId, staff }: { kitchenId: string; staff: Session },
): Promise<Outcome<KitchenBoard, "unknown-kitchen">> {
  const kitchen = (await listKitchens(services)).find(({ id }) => id === kitchenId);
  if (!kitchen || !may(staff.roles, "bake")) return refuse("unknown-kitchen");
  const at = services.clock();
  const days = await daysOf(services, at);
  const [rows, unseen] = await Promise.all([
    selectKitchenOrders(services.db, {
      ...{ kitchenId, ...days, limit: MOST_ORDERS },
      handedOverSince: new Date(at.getTime() - UNDO_MINUTES * 60_000),
    }),
    listUnseen(services, { kitchenId, at }),
  ]);
  const [noticed, undo] = await Promise.all([
    ordersOf(services, rows, { staff, at, kitchenId, unseen }),
    latestUndo(services, rows, { staff, at }),
  ]);
  const isGone = ({ changes }: KitchenOrder) => changes !== null && changes.why !== null;
  const orders = noticed.filter((order) => !isGone(order));
  const bySlot = [...Map.groupBy(orders, (order) => order.slot.key).values()];
  const slots = bySlot.flatMap((inSlot) => (inSlot[0] ? [{ ...inSlot[0].slot, many: inSlot.length }] : []));
  return ok({
    kitchen: { id: kitchen.id, name: kitchen.name },
    ...{ at, slots, undo },
    withdrawn: noticed.filter(isGone),
    orders: orders.toSorted(byUrgency),
  });
}

/** Every kitchen that is open or has open orders, with their number. For those who bake. */
export async function listBoards(
  services: Pick<Services, "db" | "clock">,
): Promise<{ id: string; name: string; city: string; many: number }[]> {
  const days = await daysOf(services, services.clock());
  const [kitchens, counts] = await Promise.all([
    listKitchens(services),
    countKitchenOrders(services.db, days),
  ]);
  const manyOf = new Map(counts.map(({ kitchenId, many }) => [kitchenId, many]));
  return kitchens
    .map((kitchen) => ({ ...kitchen, many: manyOf.get(kitchen.id) ?? 0 }))
    .filter(({ isOpen, many }) => isOpen || many > 0);
}

/** Yesterday to the last day whose orders may have to be begun by now. */
async function daysOf(services: Pick<Services, "db">, at: Date) {
  const leadDays = Math.ceil((await getLongestLeadHours(services)) / 24);
  const today = dayOf(at);
  return { from: addDays(today, -1), to: addDays(today, leadDays + DAYS_BEYOND_LEAD) };
}

type Reader = { staff: Session; at: Date };

async function ordersOf(
  services: Pick<Services, "db">,
  rows: Order[],
  { staff, at, kitchenId, unseen }: Reader & { kitchenId: string; unseen: Unseen },
): Promise<KitchenOrder[]> {
  const openRows = rows.filter(({ status }) => columnOf(status) !== null);
  const noticedRows = [...unseen.values()].map(({ order }) => order);
  const open = [...new Map([...openRows, ...noticedRows].map((order) => [order.id, order])).values()];
  if (open.length === 0) return [];
  const linesOf = await selectLines(
    services.db,
    open.map(({ id }) => id),
  );
  const skus = [...linesOf.values()].flatMap((lines) => lines.filter(isMade).map(({ sku }) => sku));
  const withPhoto = open.filter(({ status }) => takesCakePhoto(status)).map(({ id }) => id);
  const [facts, photos] = await Promise.all([
    listBakingFacts(services, { skus }),
    withPhoto.length === 0 ? [] : selectCakePhotos(services.db, withPhoto),
  ]);
  return open.flatMap((order): KitchenOrder[] => {
    const lines = linesOf.get(order.id) ?? [];
    const leadHours = Math.max(0, ...lines.filter(isMade).map(({ sku }) => facts.get(sku)?.leadHours ?? 0));
    const times = kitchenTimes(order, leadHours);
    const noticed = unseen.get(order.id);
    const { changes, column, isOnBoard } = boardStateOf(order, { noticed, kitchenId, times, at });
    if (column === null || !isOnBoard) return [];
    const why = changes?.why ?? null;
    const photo = photos.findLast(({ orderId }) => orderId === order.id);
    const tap = tapOf(order.status, order.deliveryOption);
    return [
      {
        ...{ uuid: order.id, number: order.number, status: order.status, column },
        placedAt: order.placedAt,
        ...{ option: order.deliveryOption, day: workDayOf(order), slot: slotKeyOf(order, at) },
        ...{ kitchenId: order.kitchenId, hours: promisedHours(order) },
        ...times,
        ...urgencyOf(column, times, at),
        lines: lines.map(withoutPrices),
        gift: staffGiftOf(order),
        photo: photo ? { answer: photo.answer, wish: photo.wish } : null,
        takesPhoto: why === null && takesCakePhoto(order.status),
        changes,
        tap:
          why === null && tap && statusesBeforeForStaff(tap, staff.roles).includes(order.status) ? tap : null,
      },
    ];
  });
}

function isMade(line: OrderLine): boolean {
  return !isAddOn(line);
}

/** A slot of another day than today is named with its day. Orders of Express have no common hours. */
function slotKeyOf(order: Order, at: Date): { key: string; label: string } {
  const on = workDayOf(order);
  const name = order.deliveryOption === "express" ? "Express" : order.slotLabel;
  return { key: `${on} ${order.slotLabel}`, label: on === dayOf(at) ? name : `${showDay(on)}, ${name}` };
}

function byUrgency(a: KitchenOrder, b: KitchenOrder): number {
  return URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency) || a.minutesLeft - b.minutesLeft;
}

async function latestUndo(
  services: Pick<Services, "db">,
  rows: Order[],
  { staff, at }: Reader,
): Promise<KitchenBoard["undo"]> {
  const since = at.getTime() - UNDO_MINUTES * 60_000;
  const latest = rows
    .filter(({ updatedAt }) => updatedAt.getTime() >= since)
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .slice(0, LATEST_MOVES);
  if (latest.length === 0) return null;
  const events = await selectEventsOfOrders(
    services.db,
    latest.map(({ id }) => id),
  );
  for (const order of latest) {
    const eventsOfOrder = events.filter(({ orderId }) => orderId === order.id);
    const move = undoableMove(order, eventsOfOrder, at);
    if (move && statusesBeforeForStaff(move.to, staff.roles).includes(move.from))
      return { ...move, uuid: order.id, number: order.number };
  }
  return null;
}
