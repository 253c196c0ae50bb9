import { paise } from "../../basics/money.ts";

/** The most that the items of an order cost: ₹2 crore. Columns of amounts hold ₹2.14 crore. */
export const HIGHEST_GOODS = paise(2_000_000_000);
