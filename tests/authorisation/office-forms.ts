import { randomUuid } from "../../src/shop/basics/ids.ts";
import { REFUSAL_SENTENCES } from "../../src/shop/refusals.ts";
import { soon } from "../support/whole-shop.ts";
import { HER_TEXTS, type KamalasData } from "./kamalas-data.ts";
import { urlOf } from "./pages.ts";
import { readTable } from "./read-table.ts";

/**
 * Permissions of office forms that not all viewers of the page may send. `refused` is a reply that says so; `taken` is
 * any other, even if refused for its contents. Forms of other pages follow PAGES.
 */
export const FORMS = readTable(`
form                               | visitor | other | kamala | owner | manager | care    | accountant | kitchen | rider
/admin/orders/:uuid move accepted  | sign in | 404   | 404    | taken | taken   | refused | refused    | taken   | refused
/admin/orders/:uuid cancel         | sign in | 404   | 404    | taken | taken   | taken   | refused    | refused | refused
/admin/orders/:uuid refund         | sign in | 404   | 404    | taken | taken   | taken   | refused    | refused | refused
/admin/orders/:uuid kitchen        | sign in | 404   | 404    | taken | taken   | taken   | refused    | refused | refused
/admin/orders/:uuid resend         | sign in | 404   | 404    | taken | taken   | taken   | refused    | refused | refused
/admin/orders/:uuid note           | sign in | 404   | 404    | taken | taken   | taken   | refused    | refused | refused
/admin/orders/:uuid time           | sign in | 404   | 404    | taken | taken   | taken   | refused    | refused | refused
/admin/orders/:uuid receiver       | sign in | 404   | 404    | taken | taken   | taken   | refused    | refused | refused
/admin/orders/:uuid message 0      | sign in | 404   | 404    | taken | taken   | taken   | refused    | refused | refused
/admin/orders/:uuid resend-link    | sign in | 404   | 404    | taken | taken   | taken   | refused    | refused | refused
/admin/orders/:uuid cancel-unpaid  | sign in | 404   | 404    | taken | taken   | taken   | refused    | refused | refused
-- a view for all staff; who bakes or drives has views of their own
/admin/orders save-view            | sign in | 404   | 404    | taken | taken   | taken   | refused    | refused | refused
/admin/orders accept               | sign in | 404   | 404    | taken | taken   | refused | refused    | taken   | refused
-- riders see their runs; their taps are calls
/admin/run plan                    | sign in | 404   | 404    | taken | taken   | 404     | 404        | 404     | refused
/admin/run/:id remove              | sign in | 404   | 404    | taken | taken   | 404     | 404        | 404     | refused
/admin/run/:id/sheet rider         | sign in | 404   | 404    | taken | taken   | 404     | 404        | 404     | refused
-- a token may do no more than its holder
/admin/programs create             | sign in | 404   | 404    | taken | taken   | 404     | refused    | 404     | 404
`);

type Form = {
  query?: string;
  fields: Record<string, string>;
  /** The order that it is about, if not Kamala's paid one. */
  uuid?: string;
};

const RECEIVER = { phone: "+919876543210", altPhone: "", addressType: "Home" };

/**
 * The fields of each form: valid ones, where a test can send them. Only then does a refusal show that the permission is
 * missing.
 */
const FORM_FIELDS: Record<string, (kamala: KamalasData) => Form> = {
  "/admin/orders/:uuid move accepted": () => ({ fields: { to: "accepted", seen: "placed" } }),
  "/admin/orders/:uuid cancel": () => ({
    fields: { cause: "customer", note: "No oven", refund: "1", coins: "0", compensation: "0" },
  }),
  "/admin/orders/:uuid refund": ({ records }) => ({
    uuid: records.deliveredOrder,
    fields: { amount: "1", left: "1", note: "Crushed", ticket: "", seen: "" },
  }),
  "/admin/orders/:uuid kitchen": () => ({ fields: { from: "saket", kitchen: "delhi" } }),
  "/admin/orders/:uuid resend": () => ({ fields: { resent: "0" } }),
  "/admin/orders/:uuid note": () => ({ fields: { noteId: randomUuid(), text: "Call first" } }),
  "/admin/orders/:uuid time": () => ({
    fields: { day: soon(4), slot: JSON.stringify(["Standard Delivery", "9 AM - 12 PM", 0]) },
  }),
  "/admin/orders/:uuid receiver": () => ({
    fields: {
      read: JSON.stringify({ ...HER_TEXTS, ...RECEIVER }),
      ...HER_TEXTS,
      ...RECEIVER,
      name: "Usha Rao",
    },
  }),
  "/admin/orders/:uuid message 0": () => ({
    fields: { line: "0", read: "Canary day", message: "Another text" },
  }),
  "/admin/orders/:uuid resend-link": () => ({ fields: {} }),
  "/admin/orders/:uuid cancel-unpaid": () => ({ fields: {} }),
  "/admin/orders save-view": () => ({ query: "on=tomorrow", fields: { name: "Tomorrow", shared: "on" } }),
  "/admin/orders accept": ({ uuid }) => ({ fields: { id: uuid } }),
  "/admin/run plan": ({ uuid, records }) => ({
    query: `on=${soon()}`,
    fields: { run: records.runId, rider: "", orders: uuid },
  }),
  "/admin/run/:id remove": ({ records }) => ({ fields: { order: records.orderOnRun } }),
  // To a person who is no rider, so that the run stays for the other rows.
  "/admin/run/:id/sheet rider": () => ({ fields: { rider: "nobody", seen: "nobody" } }),
  "/admin/programs create": () => ({
    fields: { id: randomUuid(), name: "A program", scopes: "orders:write", days: "30" },
  }),
};

const REFUSALS = (
  ["not-your-move", "not-your-order-to-take", "may-not-share-views", "scope-not-yours"] as const
).map((code) => REFUSAL_SENTENCES[code]);

/** Whether the reply says that another member of staff may do this. */
export function isRefusal(text: string): boolean {
  return REFUSALS.some((sentence) => text.includes(sentence));
}

/** Returns the URLs of a page's forms: without script, and by the router. `index` also reaches the page of a folder. */
export function formUrls(page: string, kamala: KamalasData, ownQuery = "") {
  const [path = "", query = ownQuery] = urlOf(page, kamala).split("?");
  const search = `?index${query && `&${query}`}`;
  return { page: `${path}${search}`, data: `${path}.data${search}` };
}

/** The URL and the fields of a form. */
export function formOf(what: string, kamala: KamalasData): { url: string; fields: Record<string, string> } {
  const [page = "", ...words] = what.split(" ");
  const known = FORM_FIELDS[what];
  if (!known) throw new Error(`what does ${what} send? Say so in FORM_FIELDS.`);
  const { query, fields, uuid = kamala.uuid } = known(kamala);
  const { data } = formUrls(page, { ...kamala, uuid }, query);
  return { url: data, fields: { intent: words.join(" "), ...fields } };
}
