import { type Cursor, type KeysetPage, keysetPage } from "../basics/keyset.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectCustomers } from "./customer-list.queries.ts";
import type { Session } from "./identity.ts";
import { may } from "./rules/permissions.ts";

const CUSTOMERS_PER_PAGE = 30;

/** An account in the list, with only what tells two people of one name apart. */
export type CustomerRow = { id: string; name: string; email: string; createdAt: Date };

/** Customers for staff who see them, the newest first. Accounts of staff are found by a search. */
export async function listCustomers(
  services: Pick<Services, "db">,
  { cursor, staff }: { cursor: Cursor; staff: Session },
): Promise<Outcome<KeysetPage<CustomerRow>, "not-your-move">> {
  if (!may(staff.roles, "see customers")) return refuse("not-your-move");
  const rows = await selectCustomers(services.db, { cursor, limit: CUSTOMERS_PER_PAGE + 1 });
  const page = keysetPage(rows, { size: CUSTOMERS_PER_PAGE, cursor, keyOf: ({ key }) => key });
  return ok({ ...page, rows: page.rows.map(({ key: _key, ...row }) => row) });
}
