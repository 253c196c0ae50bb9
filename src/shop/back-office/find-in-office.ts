import { type FoundCustomer, findCustomers } from "../accounts/find-customers.ts";
import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { type EditableProduct, findForEditors } from "../catalogue/products/find-for-editors.ts";
import { type FoundProduct, findByName } from "../catalogue/storefront/find-by-name.ts";
import { type FoundOrder, findOrders } from "../orders/office-list/find-orders.ts";
import { searchKeysOf } from "../orders/rules/search-keys.ts";
import type { Services } from "../services.ts";

/** Searches of one person: each letter is one. */
const SEARCHES = { max: 300, seconds: 60 };

export type Found = {
  orders: FoundOrder[];
  /** Products on sale; all products for staff who may change them. */
  products: (FoundProduct | EditableProduct)[];
  customers: FoundCustomer[];
};

/** Searches orders, products and customers, as far as this member of staff may see them. */
export async function findInOffice(
  services: Services,
  { text, staff, limit }: { text: string; staff: Session; limit: number },
): Promise<Outcome<Found, "too-many-tries">> {
  const key = `office-find:${staff.userId}`;
  const { allowed, retryAfter } = await services.rateLimiter.take(key, SEARCHES.max, SEARCHES.seconds);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  // `#` and `@` ask for orders or customers alone.
  const [, sign = "", typed = ""] = /^([#@]?)(.*)$/su.exec(text.trim()) ?? [];
  const keys = searchKeysOf(typed);
  const findProducts = may(staff.roles, "change catalogue") ? findForEditors : findByName;
  const [orders, products, customers] = await Promise.all([
    sign === "@" ? [] : findOrders(services, { keys, staff, limit }),
    sign === "" ? findProducts(services, { text: typed, limit }) : [],
    sign === "#" ? [] : findCustomers(services, { keys, staff, limit }),
  ]);
  return ok({ orders, products, customers });
}
