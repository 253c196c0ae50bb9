import { may, type Permission } from "../../../shop/accounts/rules/permissions.ts";
import type { Role } from "../../../shop/accounts/rules/roles.ts";
import { RECEIVER_DAYS } from "../../../shop/basics/retention.ts";

/** The search keys of orders, and the permission that each needs, as `findOrders` allows. */
const ORDER_KEYS: { key: string; permission: Permission }[] = [
  { key: "number", permission: "see orders" },
  { key: "phone", permission: "see customers" },
  { key: "name", permission: "see receivers" },
  { key: "e-mail", permission: "see customers" },
];

export type FindWords = ReturnType<typeof findWords>;

/**
 * Texts of the search. They name only what these roles can find. Rendered by the server, so that no page of the office
 * loads code for it.
 */
export function findWords(roles: readonly Role[]) {
  const keys = ORDER_KEYS.filter(({ permission }) => may(roles, permission)).map(({ key }) => key);
  const seesReceivers = may(roles, "see receivers");
  const seesCustomers = may(roles, "see customers");
  return {
    short: ["Order", ...keys.filter((key) => key === "phone"), "product or action"].join(", "),
    long: ["Order", ...keys.filter((key) => key !== "number"), "product or action"].join(", "),
    page: `Order ${keys.join(", ")}, product or page`,
    note: [
      `Orders are found by ${listed(keys)}.`,
      seesCustomers
        ? `Names and phones of receivers are erased ${RECEIVER_DAYS} days after the delivery.`
        : seesReceivers
          ? `Names of receivers are erased ${RECEIVER_DAYS} days after the delivery.`
          : "",
    ]
      .join(" ")
      .trim(),
    signs: `> actions only, # order${seesCustomers ? ", @ customer" : ""}`,
  };
}

/** `number, phone or name`. */
function listed(keys: string[]): string {
  const last = keys.at(-1) ?? "";
  return keys.length < 2 ? last : `${keys.slice(0, -1).join(", ")} or ${last}`;
}
