import { may } from "../../accounts/rules/permissions.ts";
import type { Role } from "../../accounts/rules/roles.ts";
import { type Paise, paise } from "../../basics/money.ts";

/** The most that staff with these roles may refund of one order at the shop's cost; null for no limit. */
export function refundLimit(
  roles: readonly Role[],
  { careRefundLimit }: { careRefundLimit: number },
): Paise | null {
  return may(roles, "refund any amount") ? null : paise(careRefundLimit * 100);
}
