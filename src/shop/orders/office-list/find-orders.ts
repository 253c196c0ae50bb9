import type { Session } from "../../accounts/identity.ts";
import { may } from "../../accounts/rules/permissions.ts";
import type { Day } from "../../basics/india-time.ts";
import type { Services } from "../../services.ts";
import { firstNameOf } from "../rules/first-name.ts";
import type { OrderStatus } from "../rules/order-status.ts";
import { promisedHours } from "../rules/promised-hours.ts";
import type { SearchKeys } from "../rules/search-keys.ts";
import { selectOrdersByKey } from "./find.queries.ts";
import { searchKeysAllowed } from "./search-keys-allowed.ts";

export type FoundOrder = {
  uuid: string;
  number: string;
  status: OrderStatus;
  /** The receiver's whole name, or the first one; empty once erased. */
  name: string;
  on: Day;
  hours: string;
};

/**
 * Orders that a search in the office means, the newest first. Each role searches by what it may see: the kitchen by
 * number alone, riders also by the receiver's name; e-mails and phones are for those who see customers.
 */
export async function findOrders(
  services: Pick<Services, "db">,
  { keys, staff, limit }: { keys: SearchKeys; staff: Session; limit: number },
): Promise<FoundOrder[]> {
  if (!may(staff.roles, "see orders")) return [];
  const seesReceivers = may(staff.roles, "see receivers");
  const seesCustomers = may(staff.roles, "see customers");
  const lists = await Promise.all(
    searchKeysAllowed(keys, staff.roles).map((key) =>
      selectOrdersByKey(services.db, key, { isPaidOnly: !seesCustomers, limit }),
    ),
  );
  const rows = new Map(lists.flat().map((row) => [row.id, row]));
  return [...rows.values()]
    .sort((first, second) => second.createdAt.getTime() - first.createdAt.getTime())
    .slice(0, limit)
    .map((row) => ({
      ...{ uuid: row.id, number: row.number, status: row.status, on: row.deliveryOn },
      name: seesReceivers ? row.recipientName : firstNameOf(row.recipientName),
      hours: promisedHours(row),
    }));
}
