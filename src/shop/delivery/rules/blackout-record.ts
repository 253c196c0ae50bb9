import type { Fields, FieldValue } from "../../audit/rules/changed-record.ts";

/** A blackout as the log records it. Only its end can change. */
export type RecordedBlackout = {
  startsAt: string;
  endsAt: string | null;
  kitchenId: string | null;
  option: string | null;
  startMinute: number | null;
  pincodes: string[] | null;
  reason: string;
  /** It was ended early, or withdrawn by an undo. */
  isEnded: boolean;
};

export type Closed = Omit<RecordedBlackout, "startsAt" | "endsAt" | "isEnded"> & {
  startsAt: Date;
  endsAt: Date | null;
  endedAt: Date | null;
};

export function recordedBlackout(blackout: Closed): RecordedBlackout {
  const { startsAt, endsAt, kitchenId, option, startMinute, pincodes, reason, endedAt } = blackout;
  return {
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null },
    ...{ kitchenId, option, startMinute, pincodes, reason, isEnded: endedAt !== null },
  };
}

/** The fields that take a blackout out of force. */
export const WITHDRAWN: Fields = { isEnded: true };

/** Whether shoppers can order in the times of a blackout. */
export function isEndedWords(isEnded: FieldValue): string {
  return isEnded === true ? "Open for orders" : "Closed for orders";
}
