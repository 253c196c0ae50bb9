import type { Services } from "../services.ts";
import { type Payment, selectSettled } from "./payments.queries.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** By then the provider has captured, or given up, every other try that was under way when the money came. */
const LOOK_AGAIN_MINUTES = 20;
const MOST = 100;

/** Payments settled within the day that wait for one more look, the oldest first. `noteSecondLook` ends the wait. */
export async function listSettledPayments(services: Services): Promise<Payment[]> {
  const now = services.clock().getTime();
  const [from, to] = [new Date(now - DAY), new Date(now - LOOK_AGAIN_MINUTES * MINUTE)];
  return selectSettled(services.db, { from, to, minutes: LOOK_AGAIN_MINUTES, limit: MOST });
}
