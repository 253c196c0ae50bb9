import { type Day, showDay } from "../../../../shop/basics/india-time.ts";
import type { KitchenOrder } from "../../../../shop/orders/kitchen/get-kitchen-board.ts";
import type { RunOfOrder } from "../../../../shop/runs/list-runs-of.ts";
import { clockTime } from "../kitchen-words.ts";
import type { ReadyGroup } from "./board-types.ts";

type Grouped = Pick<KitchenOrder, "uuid" | "option" | "day" | "finishBy">;

/**
 * The group of an order in Ready: its run, with rider and latest time to leave, which is that of its most urgent order
 * here. Runs are counted by day, so one of another day is named with it. Orders of no run are one group.
 */
export function readyGroupsOf(
  orders: Grouped[],
  { runs, today }: { runs: ReadonlyMap<string, RunOfOrder>; today: Day },
): (order: Grouped) => ReadyGroup {
  const ofRun = Map.groupBy(orders, ({ uuid }) => runs.get(uuid)?.id);
  return ({ uuid, option, day }) => {
    if (option === "pickup") return { title: "To be collected", isWarning: false };
    const run = runs.get(uuid);
    if (!run) return { title: "No rider yet", isWarning: true };
    const times = (ofRun.get(run.id) ?? []).map(({ finishBy }) => finishBy.getTime());
    const leaves = clockTime(new Date(Math.min(...times)));
    const name = day === today ? `run ${run.nth}` : `run ${run.nth} of ${showDay(day)}`;
    return { title: `${run.rider}, ${name}, leaves by ${leaves}`, isWarning: false };
  };
}
