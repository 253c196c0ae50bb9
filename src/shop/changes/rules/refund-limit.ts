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

/**
 * The role that the log names for a refund: one of the person's roles that may refund this amount of an order at the
 * shop's cost. Undefined if there is none.
 */
export function refundingRole(
  roles: readonly Role[],
  settings: { careRefundLimit: number },
  amount: Paise,
): Role | undefined {
  return roles.find((role) => {
    const limit = refundLimit([role], settings);
    return limit === null || amount <= limit;
  });
}
