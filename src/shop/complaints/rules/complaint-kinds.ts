import { keysOf } from "../../basics/record-of.ts";

/** Kinds of complaints, in the customer's words. */
export const COMPLAINT_KINDS = {
  damaged: "It arrived damaged",
  "wrong-item": "It is not what I ordered",
  "wrong-message": "The message on it is wrong",
  "not-fresh": "It is not fresh, or tastes wrong",
  egg: "Egg and eggless were mixed up",
  missing: "Something is missing",
  late: "It came late",
  "not-delivered": "It says delivered, but it is not here",
  other: "Something else",
} as const;

export type ComplaintKind = keyof typeof COMPLAINT_KINDS;

export const KIND_NAMES = keysOf(COMPLAINT_KINDS);

/** Kinds with a visible defect: the form asks for a photo or video. */
const SEEN: readonly string[] = ["damaged", "wrong-item", "wrong-message", "not-fresh"];

export function needsProof(kind: string): boolean {
  return SEEN.includes(kind);
}
