import { showDay } from "../../basics/india-time.ts";
import type { Services } from "../../services.ts";
import type { Order } from "../orders.queries.ts";
import { isDueOnBoard } from "../rules/due-on-board.ts";
import { columnOf } from "../rules/kitchen-columns.ts";
import {
  NOTICE_DAYS,
  NOTICE_KINDS,
  type NoticeKind,
  type Withdrawal,
  withdrawalOf,
} from "../rules/kitchen-notice.ts";
import type { KitchenTimes } from "../rules/kitchen-times.ts";
import { promisedHours } from "../rules/promised-hours.ts";
import type { KitchenColumn } from "../rules/staff-status.ts";
import { type Notice, selectUnseenNotices } from "./kitchen-notices.queries.ts";

/** More changes than a kitchen leaves unseen in a week. */
const MOST_NOTICES = 200;

/** The changes of an order that its kitchen has not seen. */
export type UnseenChanges = {
  /** The newest of them: marking it as seen marks the others too. */
  notice: number;
  /** The most serious first. */
  kinds: NoticeKind[];
  at: Date;
  /** The one for which the order has left the board; null while it is on it. */
  why: Withdrawal | null;
  /** Its new day and hours; null unless it was moved to another time. */
  movedTo: string | null;
};

type NoticedOrder = { order: Order; notices: Notice[] };
/** Orders with changes that their kitchen has not seen, by id. */
export type Unseen = ReadonlyMap<string, NoticedOrder>;

/** @param wanted orderId: only of this order */
export async function listUnseen(
  services: Pick<Services, "db">,
  { at, ...wanted }: { kitchenId: string; orderId?: string; at: Date },
): Promise<Unseen> {
  const since = new Date(at.getTime() - NOTICE_DAYS * 86_400_000);
  const rows = await selectUnseenNotices(services.db, { ...wanted, since, limit: MOST_NOTICES });
  const unseen = new Map<string, NoticedOrder>();
  // The oldest first.
  for (const { notice, order } of rows.toReversed()) {
    const noticed = unseen.get(order.id);
    if (noticed) noticed.notices.push(notice);
    else unseen.set(order.id, { order, notices: [notice] });
  }
  return unseen;
}

/** How an order stands to the board of a kitchen. */
type BoardState = {
  changes: UnseenChanges | null;
  /** Its column, or the one where it stood when it left the board. */
  column: KitchenColumn | null;
  isOnBoard: boolean;
};

/** An order is on the board while it is due there, and until its withdrawal is seen. */
export function boardStateOf(
  order: Order,
  { noticed, kitchenId, times, at }: Board & { noticed: NoticedOrder | undefined },
): BoardState {
  const column = order.kitchenId === kitchenId ? columnOf(order.status) : null;
  const isDue = column !== null && isDueOnBoard(order, times, at);
  const changes = noticed ? unseenChanges(noticed, { kitchenId, isShown: isDue }) : null;
  if (!noticed || !changes?.why) return { changes, column, isOnBoard: isDue };
  return { changes, column: formerColumn(noticed, changes.why), isOnBoard: true };
}

type Board = { kitchenId: string; times: KitchenTimes; at: Date };

/** @param isShown whether the order is on the board of this kitchen by itself */
export function unseenChanges(
  { order, notices }: NoticedOrder,
  { kitchenId, isShown }: { kitchenId: string; isShown: boolean },
): UnseenChanges | null {
  const newest = notices.at(-1);
  if (!newest) return null;
  const kinds = NOTICE_KINDS.filter((kind) => notices.some((notice) => notice.kind === kind));
  const why = isShown ? null : withdrawalOf(order, { kinds, kitchenId });
  const movedTo = why === "time" ? `${showDay(order.deliveryOn)}, ${promisedHours(order)}` : null;
  return { notice: newest.id, kinds, at: newest.at, why, movedTo };
}

/** Returns the column where an order stood when it left the board. */
export function formerColumn({ notices }: NoticedOrder, why: Withdrawal): KitchenColumn | null {
  const before = notices.findLast(({ kind }) => kind === why);
  return before ? columnOf(before.status) : null;
}
