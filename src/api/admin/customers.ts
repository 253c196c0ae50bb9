import { AdminCustomersQuery, CustomerParams } from "../../contract/admin/customers.requests.ts";
import {
  type AdminCustomer,
  AdminCustomerReply,
  AdminCustomersReply,
} from "../../contract/admin/customers.ts";
import { listCustomers } from "../../shop/accounts/list-customers.ts";
import { MOST_CUSTOMERS_FOUND } from "../../shop/accounts/rules/customer-search.ts";
import { findInOffice } from "../../shop/back-office/find-in-office.ts";
import { type CustomerView, getCustomer } from "../../shop/back-office/get-customer.ts";
import { cursorAfter } from "../../shop/basics/keyset.ts";
import { toRupees } from "../../shop/basics/money.ts";
import { ApiError, answer } from "../envelope.ts";
import { accepted } from "../refusals.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Customers' accounts, for programs of the staff. */
export const adminCustomers = staffCalls((app, services) => {
  const config = { scope: "customer-accounts:read", permission: "see customers" } as const;

  app.get(
    "/admin/customers",
    {
      config,
      schema: {
        operationId: "listOfficeCustomers",
        summary: "Customers' accounts, the newest first, 30 at a time; or those that match a search",
        description: `A search shows ${MOST_CUSTOMERS_FOUND} at most.`,
        querystring: AdminCustomersQuery,
        response: { 200: AdminCustomersReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const { q, after } = request.query;
      if (q !== undefined) {
        const limit = MOST_CUSTOMERS_FOUND;
        const results = accepted(await findInOffice(services, { text: `@${q}`, staff, limit }));
        return answer({ customers: results.customers.map(rowOf), next: null });
      }
      const cursor = cursorAfter(after);
      const listed = accepted(await listCustomers(services, { cursor, staff }));
      return answer({ customers: listed.rows.map(rowOf), next: listed.after });
    },
  );

  app.get(
    "/admin/customers/:id",
    {
      config,
      schema: {
        operationId: "getOfficeCustomer",
        summary: "One customer with orders, coins and complaints",
        description: "The newest 50 orders, and the newest 10 entries of the coins.",
        params: CustomerParams,
        response: { 200: AdminCustomerReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const customer = await getCustomer(services, { id: request.params.id, staff });
      // The sentence of the refusal is about orders taken on the phone.
      if (!customer.ok) throw new ApiError(404, "unknown-account", "There is no such customer.");
      return answer(customerOf(customer.value));
    },
  );
});

function rowOf({ id, name, email }: { id: string; name: string; email: string }) {
  return { id, name, email };
}

function customerOf(customer: CustomerView): AdminCustomer {
  const { id, name, email, emailVerified, phone, orders, coins, complaints } = customer;
  return {
    ...{ id, name, email, emailVerified, phone, since: customer.createdAt.toISOString() },
    addresses: customer.addressCount,
    orders: {
      ...{ paid: orders.count, worth: toRupees(orders.worth) },
      newest: orders.newest.map(({ id: uuid, number, status, deliveryOn: day, total }) => ({
        ...{ uuid, number, status, day, total: toRupees(total) },
      })),
    },
    coins: {
      balance: coins.balance,
      newest: coins.newest.map(({ at, reason, amount, balance, orderId: order }) => ({
        ...{ at: at.toISOString(), reason, amount, balance, order },
      })),
    },
    complaints: complaints.map(({ ticket, kind, status, at }) => ({
      ...{ ticket, kind, status, at: at.toISOString() },
    })),
  };
}
