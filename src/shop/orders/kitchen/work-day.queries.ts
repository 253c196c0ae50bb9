import { sql } from "drizzle-orm";
import type { Day } from "../../basics/india-time.ts";
import { orders } from "../orders.tables.ts";

/** `workDayOf` in SQL: Midnight is delivered in the evening before its date. */
export const workOn = sql<Day>`(${orders.deliveryOn} - case when ${orders.deliveryOption} = 'midnight' then 1 else 0 end)`;
