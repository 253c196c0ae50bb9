import type { Services } from "../services.ts";
import { type CustomerKey, selectCustomersByKey } from "./find.queries.ts";
import type { Session } from "./identity.ts";
import { may } from "./rules/permissions.ts";

export type FoundCustomer = { id: string; name: string; email: string; phone: string | null };

/** Customers that match an office search, by name. Empty for staff who do not see customers. */
export async function findCustomers(
  services: Pick<Services, "db">,
  {
    keys,
    staff,
    limit,
  }: { keys: { phone?: string; email?: string; name?: string }; staff: Session; limit: number },
): Promise<FoundCustomer[]> {
  if (!may(staff.roles, "see customers")) return [];
  const { phone, email, name } = keys;
  const wanted: CustomerKey[] = [
    ...(phone ? [{ by: "phone", text: phone } as const] : []),
    ...(email ? [{ by: "email", text: email } as const] : []),
    ...(name ? (["name", "surname"] as const).map((by) => ({ by, text: name })) : []),
  ];
  const lists = await Promise.all(wanted.map((key) => selectCustomersByKey(services.db, key, limit)));
  return [...new Map(lists.flat().map((row) => [row.id, row])).values()].slice(0, limit);
}
