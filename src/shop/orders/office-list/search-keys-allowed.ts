import { may } from "../../accounts/rules/permissions.ts";
import type { Role } from "../../accounts/rules/roles.ts";
import type { SearchKeys } from "../rules/search-keys.ts";
import type { OrderKey } from "./find.queries.ts";

/**
 * Returns the keys by which these roles may find orders: number alone, with receivers also the name, with customers
 * also phone and e-mail.
 */
export function searchKeysAllowed(
  { numberEnd, phone, email, name }: SearchKeys,
  roles: readonly Role[],
): OrderKey[] {
  const seesReceivers = may(roles, "see receivers");
  const seesCustomers = may(roles, "see customers");
  return [
    ...(numberEnd ? [{ by: "numberEnd", text: numberEnd } as const] : []),
    ...(phone && seesCustomers ? [{ by: "phone", text: phone } as const] : []),
    ...(email && seesCustomers ? [{ by: "email", text: email } as const] : []),
    ...(name && seesReceivers ? (["name", "surname"] as const).map((by) => ({ by, text: name })) : []),
  ];
}
