import { type Day, showDay } from "../../shop/basics/india-time.ts";
import type { OrderRun } from "../../shop/orders/office-list/order-runs.ts";

type Driven = { run: OrderRun | null; needsRider: boolean; workOn: Day };

/** Names the rider and the run of an order: `Imran Khan, run 2`. Empty if it is not driven. */
export function runWords({ run, needsRider, workOn }: Driven): string {
  if (!run) return needsRider ? "No rider yet" : "";
  // An order that was not handed over may be brought on another day.
  return `${run.rider}, run ${run.nth}${run.day === workOn ? "" : ` of ${showDay(run.day)}`}`;
}
