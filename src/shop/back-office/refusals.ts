/** What the back office can refuse, beside what its neighbours do. */
export type BackOfficeRefusal = "alarm-moved-on" | "not-your-alarm";
