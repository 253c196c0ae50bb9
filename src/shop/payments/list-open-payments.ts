import type { Services } from "../services.ts";
import { type Payment, selectDue, selectOverdue, setChecked } from "./payments.queries.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MOST = 100;

/** Payments to ask the provider about, and those too old to ask about. */
export type OpenPayments = { toAsk: Payment[]; tooOld: Payment[] };

/**
 * Open payments between a minute and a day old, checked less often as they age. Marks them as checked, so that the
 * next run takes others.
 */
export async function listOpenPayments(services: Services): Promise<OpenPayments> {
  const now = services.clock();
  const dayAgo = new Date(now.getTime() - DAY);
  const toAsk = await selectDue(services.db, dayAgo, new Date(now.getTime() - MINUTE), now, MOST);
  const tooOld = await selectOverdue(services.db, dayAgo, MOST);
  await setChecked(
    services.db,
    toAsk.map((payment) => payment.id),
    now,
  );
  return { toAsk, tooOld };
}
