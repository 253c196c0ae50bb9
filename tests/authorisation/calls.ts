import { CATALOGUE_CALLS, CATALOGUE_REQUESTS } from "./catalogue-calls.ts";
import { DELIVERY_CALLS, DELIVERY_REQUESTS } from "./delivery-calls.ts";
import type { KamalasData, Requests } from "./kamalas-data.ts";
import { OFFICE_CALLS, OFFICE_REQUESTS } from "./office-calls.ts";
import { ORDER_CALLS, ORDER_REQUESTS } from "./order-calls.ts";
import type { Who } from "./read-table.ts";
import { SHOPPER_CALLS, SHOPPER_REQUESTS } from "./shopper-calls.ts";

/**
 * Permissions of API calls, with Kamala's data where a call is about a person. A new call needs a row in the file of
 * its area, and a request there if it takes more than its path. Rows run from top to bottom, people from left to right.
 */
export const CALLS = [
  ...SHOPPER_CALLS,
  ...ORDER_CALLS,
  ...CATALOGUE_CALLS,
  ...DELIVERY_CALLS,
  ...OFFICE_CALLS,
];

/** Calls that no cookie authenticates. They need no CSRF pair; the value says what protects them instead. */
export const WITHOUT_CSRF: Record<string, string> = {
  "POST /api/payment-links/:token/pay": "the signed token in the path, which no other site knows",
  "POST /api/payment-links/:token/verify": "the signed token in the path, which no other site knows",
  "POST /api/payment/webhook": "the provider's signature over the bytes",
};

const PARAMS = {
  SKU: "TRUF05",
  ProductID: "PTRUFFLE",
  pincode: "110001",
  nth: "1",
  kitchenId: "delhi",
  slug: "birthday",
  kind: "page",
};

const REQUESTS: Requests = {
  ...SHOPPER_REQUESTS,
  ...ORDER_REQUESTS,
  ...CATALOGUE_REQUESTS,
  ...DELIVERY_REQUESTS,
  ...OFFICE_REQUESTS,
};

/** The path, query and body of a call about Kamala's data, by this person. */
export function requestParts(what: string, kamala: KamalasData, who: Who = "kamala") {
  const [method = "", path = ""] = what.split(/\s+/);
  const { params = {}, query = "", body } = REQUESTS[`${method} ${path}`]?.(kamala, who) ?? {};
  const { email, uuid } = kamala;
  const { runId, proofId, photoId, userId } = kamala.records;
  const ofOffice = { runId, proofId, photoId, userId };
  const known: Record<string, string> = {
    ...PARAMS,
    ...ofOffice,
    ...{ email, customerOrderId: uuid, uuid },
    ...params,
  };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const unknown = names.find((name) => known[name] === undefined);
  if (unknown) throw new Error(`what is the ${unknown} of ${what}? Say so in REQUESTS.`);
  const needed = Object.fromEntries(names.map((name) => [name, known[name] ?? ""]));
  return { method, path, params: needed, query, body };
}

/** The call as a request to send. */
export function requestOf(what: string, kamala: KamalasData, who?: Who) {
  const { method, path, params, query, body } = requestParts(what, kamala, who);
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  return { method, url: query ? `${url}?${query}` : url, ...(body ? { body } : {}) };
}
