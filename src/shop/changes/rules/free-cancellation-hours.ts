/** A cancellation is free until this many hours before the slot. */
export const FREE_CANCELLATION_HOURS = 24;
