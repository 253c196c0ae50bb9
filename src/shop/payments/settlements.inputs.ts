import { z } from "zod";
import { line } from "../basics/text-fields.ts";
import { LONGEST_EXPLANATION } from "./rules/settlement-limits.ts";

/** The id of what a line is about, in the form that providers use: `pay_…`. */
export const EntityId = providerId("is no id of the provider");
export const SettlementId = providerId("is no settlement's id");
export const LineKind = z.string().regex(/^[a-z][a-z_.]{1,30}$/, "is no kind of line");
/** The bank's reference of a payout; empty if the provider names none. */
export const Utr = z
  .string()
  .max(60, "is too long")
  .regex(/^[\w /.-]*$/, "is no bank reference");
/** The staff's explanation of a line; empty to open it again. */
export const Explanation = line({ most: LONGEST_EXPLANATION });

function providerId(problem: string) {
  return z.string().regex(/^[A-Za-z]{2,12}_[A-Za-z0-9]{1,40}$/, problem);
}
