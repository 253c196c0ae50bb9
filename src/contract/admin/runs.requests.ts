import { z } from "zod";
import { MOST_STOPS } from "../../shop/runs/rules/run-limits.ts";
import { DayField } from "../request-fields.ts";

const RunId = z.string().regex(/^[\w-]{1,40}$/, "There is no such run.");
const RiderId = z.string().regex(/^[\w-]{1,100}$/, "There is no such rider.");
const OrderId = z.uuid().toLowerCase();

export const RunsQuery = z.object({ day: DayField });
export const RunParams = z.object({ runId: RunId });
export const RunStopParams = z.object({ runId: RunId, uuid: OrderId });

const Orders = z.array(OrderId).min(1).max(MOST_STOPS);

export const NewRunBody = z.object({
  day: DayField,
  rider: RiderId.describe("The id of a rider of `/api/admin/runs`"),
  orders: Orders.describe("Orders of that day without a run. They are sorted by slot and pincode"),
});

export const NewRider = z.object({
  from: RiderId.describe("The id of its rider as the program read it"),
  to: RiderId.describe("The id of a rider of `/api/admin/runs`"),
});

export const NewStops = z.object({ orders: Orders });

export const StopMove = z.object({
  from: z.array(OrderId).max(MOST_STOPS).describe("The stops in the order in which the program read them"),
  by: z
    .union([z.literal(-1), z.literal(1)])
    .describe("Before or behind the nearest stop that is still to drive"),
});
