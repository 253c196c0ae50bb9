import type { Services } from "../services.ts";
import { type Payment, selectDue, setChecked } from "./payments.queries.ts";
import { AWAITED, OPEN } from "./rules/payment-lifecycle.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MOST = 100;

/**
 * Open payments to ask the provider about, less often as they age: a minute to a day old, and older ones whose order
 * still waits (after an outage the provider may hold their money). Marks them as checked, for the next run.
 */
export async function listOpenPayments(services: Services): Promise<Payment[]> {
  const now = services.clock();
  const dayAgo = new Date(now.getTime() - DAY);
  const due = { now, limit: MOST };
  const minuteAgo = new Date(now.getTime() - MINUTE);
  const payments = [
    ...(await selectDue(services.db, { ...due, statuses: OPEN, from: dayAgo, to: minuteAgo })),
    ...(await selectDue(services.db, { ...due, statuses: AWAITED, from: null, to: dayAgo })),
  ];
  await setChecked(
    services.db,
    payments.map(({ id }) => id),
    now,
  );
  return payments;
}
