import { listBakingFacts } from "../../catalogue/catalogue.reads.ts";
import type { Services } from "../../services.ts";
import { type Order, selectLines } from "../orders.queries.ts";
import { isDueOnBoard } from "../rules/due-on-board.ts";
import { columnOf } from "../rules/kitchen-columns.ts";
import { mayBeBegun, type NoticeKind } from "../rules/kitchen-notice.ts";
import { kitchenTimes } from "../rules/kitchen-times.ts";
import { isAddOn } from "../rules/order-line.ts";
import { insertNotice } from "./kitchen-notices.queries.ts";

/**
 * Keeps a change of a begun order on its kitchen's board until it is marked as seen. Otherwise a cancelled order would
 * disappear from the board during baking. Runs in the caller's transaction, which has locked the order.
 * @param before the order as it was, with its former kitchen and slot
 */
export async function notifyKitchen(
  services: Pick<Services, "db" | "clock">,
  { before, kind }: { before: Order; kind: NoticeKind },
): Promise<void> {
  const { id: orderId, kitchenId, status } = before;
  if (!mayBeBegun(status)) return;
  const at = services.clock();
  const isBegun = columnOf(status) !== "start";
  if (!isBegun && !isDueOnBoard(before, await timesOf(services, before), at)) return;
  await insertNotice(services.db, { orderId, kitchenId, kind, status, at });
}

async function timesOf(services: Pick<Services, "db">, order: Order) {
  const lines = (await selectLines(services.db, [order.id])).get(order.id) ?? [];
  const skus = lines.filter((line) => !isAddOn(line)).map(({ sku }) => sku);
  const facts = await listBakingFacts(services, { skus });
  return kitchenTimes(order, Math.max(0, ...[...facts.values()].map(({ leadHours }) => leadHours)));
}
