import type { ChangedBy } from "../../shop/audit/rules/own-change.ts";
import { showInstant } from "../../shop/basics/india-time.ts";

/** Says who has saved the same meanwhile, and when: the beginning of the answer to a refused save. */
export function savedByWords({ by, at }: ChangedBy): string {
  return `${by} has saved this${at === null ? "" : ` on ${showInstant(new Date(at))}`}.`;
}
