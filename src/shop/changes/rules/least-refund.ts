import { paise } from "../../basics/money.ts";

/** The provider refuses refunds below one rupee. */
export const LEAST_REFUND = paise(100);
