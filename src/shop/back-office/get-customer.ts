import type { AccountDetails } from "../accounts/accounts.reads.ts";
import { findCustomerAccount } from "../accounts/find-customer-account.ts";
import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { listComplaintsOfOrders } from "../complaints/complaints.reads.ts";
import type { ComplaintKind } from "../complaints/rules/complaint-kinds.ts";
import type { ComplaintStatus } from "../complaints/rules/complaint-lifecycle.ts";
import { type CustomerOrders, listCustomerOrders } from "../orders/list-customer-orders.ts";
import { type CoinEntry, getCoinBalance, getLedger } from "../rewards/rewards.reads.ts";
import type { Services } from "../services.ts";

/** Entries of the coin ledger that are shown. */
const MOST_ENTRIES = 10;

/** A customer as the office sees them: their addresses are counted, not shown. */
export type CustomerView = AccountDetails & {
  id: string;
  addressCount: number;
  orders: CustomerOrders;
  coins: { balance: number; newest: CoinEntry[] };
  /** About the orders shown, the newest first. */
  complaints: { ticket: string; kind: ComplaintKind; status: ComplaintStatus; at: Date }[];
};

/** A customer with orders, coins and complaints, for staff who see customers. */
export async function getCustomer(
  services: Services,
  { id, staff }: { id: string; staff: Session },
): Promise<Outcome<CustomerView, "unknown-customer">> {
  if (!may(staff.roles, "see customers")) return refuse("unknown-customer");
  const account = await findCustomerAccount(services, { userId: id });
  if (!account) return refuse("unknown-customer");
  const [orders, balance, newest] = await Promise.all([
    listCustomerOrders(services, { userId: id }),
    getCoinBalance(services, { userId: id }),
    getLedger(services, { userId: id, limit: MOST_ENTRIES }),
  ]);
  const orderIds = orders.newest.map((order) => order.id);
  const listed = orderIds.length === 0 ? [] : await listComplaintsOfOrders(services, { orderIds });
  const complaints = listed.map(({ ticket, kind, status, at }) => ({ ticket, kind, status, at })).reverse();
  return ok({ id, ...account, orders, coins: { balance, newest }, complaints });
}
