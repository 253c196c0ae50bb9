import { type Day, instantsOf } from "../basics/india-time.ts";
import { type Cursor, type KeysetPage, keysetPage } from "../basics/keyset.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { countCustomers, selectCustomers } from "./customer-list.queries.ts";
import type { Session } from "./identity.ts";
import { may } from "./rules/permissions.ts";

const CUSTOMERS_PER_PAGE = 30;

/** An account in the list, with only what tells two people of one name apart. */
export type CustomerRow = { id: string; name: string; email: string; createdAt: Date };

/** The days on which the accounts were made, both included. Null: no limit. */
export type CustomerDays = { from: Day | null; to: Day | null };

const ALL: CustomerDays = { from: null, to: null };

/** Customers for staff who see them, the newest first. Accounts of staff are found by a search. */
export async function listCustomers(
  services: Pick<Services, "db">,
  {
    since = ALL,
    cursor,
    staff,
    size = CUSTOMERS_PER_PAGE,
  }: { since?: CustomerDays; cursor: Cursor; staff: Session; size?: number },
): Promise<Outcome<KeysetPage<CustomerRow>, "not-your-move">> {
  if (!may(staff.roles, "see customers")) return refuse("not-your-move");
  const rows = await selectCustomers(services.db, instantsOf(since), { cursor, limit: size + 1 });
  const page = keysetPage(rows, { size, cursor, keyOf: ({ key }) => key });
  return ok({ ...page, rows: page.rows.map(({ key: _key, ...row }) => row) });
}

/** How many customers there are, at most `most`. The caller has checked permissions. */
export function countListedCustomers(
  services: Pick<Services, "db">,
  { since, most }: { since: CustomerDays; most: number },
): Promise<number> {
  return countCustomers(services.db, instantsOf(since), most);
}
