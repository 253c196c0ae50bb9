import type { Work } from "../../catalogue/rules/work.ts";

/** The capacity of a slot, or the free part of it. Minutes are null without a limit, below 0 once it was lowered. */
export type Room = { places: number; ovenMinutes: number | null; decoratorMinutes: number | null };

/** How many orders of this work have room: as in `hasRoom`, work without minutes of one kind is not limited by it. */
export function ordersThatFit(free: Room, work: Work): number {
  const fits = (left: number | null, needed: number) =>
    left === null || needed === 0 ? Number.POSITIVE_INFINITY : Math.floor(Math.max(0, left) / needed);
  return Math.max(
    0,
    Math.min(
      free.places,
      fits(free.ovenMinutes, work.ovenMinutes),
      fits(free.decoratorMinutes, work.decoratorMinutes),
    ),
  );
}

/** Subtracts the taken capacity from these limits. */
export function roomLeft(limits: Room, taken: { places: number } & Work): Room {
  const left = (limit: number | null, minutes: number) => (limit === null ? null : limit - minutes);
  return {
    places: limits.places - taken.places,
    ovenMinutes: left(limits.ovenMinutes, taken.ovenMinutes),
    decoratorMinutes: left(limits.decoratorMinutes, taken.decoratorMinutes),
  };
}
