/** Refusals of the checks before opening. */
export type OpeningRefusal = "not-your-move" | "too-many-tries";
