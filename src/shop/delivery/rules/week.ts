/** Days in the view of capacity. */
export const WEEK_DAYS = 7;
