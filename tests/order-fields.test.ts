import { expect, test } from "vitest";
import { may, type Permission } from "../src/shop/accounts/rules/permissions.ts";
import { ROLES, type Role } from "../src/shop/accounts/rules/roles.ts";
import { randomUuid } from "../src/shop/basics/ids.ts";
import { dueToday } from "./support/due-today.ts";
import { orderOf, type Person, soon, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

const CANARIES = {
  ...{ phone: "98111 22334", altPhone: "98111 55667", message: "Marzipan for ever" },
  ...{ account: "Vasant Oberoi", note: "Ring the gong twice" },
};

/**
 * The fields of an order, the permission by which staff see each, and how it is recognised in a reply. A new field of
 * an order needs a row.
 */
const FIELDS: { field: string; permission: Permission; text: RegExp }[] = [
  { field: "message on the cake", permission: "see orders", text: /Marzipan for ever/ },
  { field: "receiver’s first name", permission: "see orders", text: /Canary(?! Lane)/ },
  { field: "receiver’s whole name", permission: "see receivers", text: /Canary Devi/ },
  { field: "receiver’s address", permission: "see receivers", text: /17 Canary Lane/ },
  { field: "receiver’s phone", permission: "see customers", text: /98111 ?22334/ },
  { field: "receiver’s other phone", permission: "see customers", text: /98111 ?55667/ },
  { field: "customer’s e-mail", permission: "see customers", text: /buyer@example\.com/ },
  { field: "customer’s name", permission: "see customers", text: /Oberoi/ },
  { field: "notes of staff", permission: "write notes", text: /Ring the gong/ },
  { field: "total", permission: "see money", text: /₹2,157|"[a-zA-Z]*":(2157|215700)\b/ },
  { field: "payment", permission: "see money", text: /\bpay_\w{8,}/ },
];

/** Riders call the receiver on the day of delivery. */
const ON_THE_DAY = new Set(["receiver’s phone", "receiver’s other phone"]);

let staff: Record<Role, Person>;
let order: { uuid: string; number: string };
let runId: string;
let shop: WholeShop;

openWholeShopFor(async (opened) => {
  shop = opened;
  const buyer = await shop.person("buyer", { fullName: CANARIES.account });
  const people = ROLES.map(async (role) => [role, await shop.person(role, { role })] as const);
  staff = Object.fromEntries(await Promise.all(people)) as Record<Role, Person>;
  const { phone, altPhone, message } = CANARIES;
  const sku = [{ SKU: "TRUF05", price: 719, quantity: 3, sheetName: "Cakes", image: "" }];
  order = await orderOf(shop, buyer, { phone, altPhone, message, sku });
  const rider = staff.rider.userId;
  const run = await callOf(staff.owner, "/runs", { day: soon(), rider, orders: [order.uuid] });
  runId = run.id;
  await callOf(staff.owner, `/orders/${order.uuid}/notes`, { id: randomUuid(), text: CANARIES.note });
});

async function callOf(person: Person, url: string, body: object) {
  const { status, text } = await person.send({ method: "POST", url: `/api/admin${url}`, body });
  expect([url, status]).toEqual([url, 200]);
  return JSON.parse(text).data;
}

/** Every page and call that shows orders to some of the staff. */
function urls(day: string): string[] {
  const { uuid, number } = order;
  const pages = [
    ...[`/orders/${uuid}`, `/orders/${uuid}/progress`],
    ...["", "/label", "/slip"].map((print) => `/admin/kitchen/${uuid}${print}`),
    ...[`/admin/orders/${uuid}`, `/admin/orders?on=${day}`, `/admin/find?q=${number}`],
    ...["/admin/kitchen", `/admin/run?day=${day}`, `/admin/run/${runId}`, `/admin/run/${runId}/sheet`],
  ];
  const data = pages.map((page) => page.replace(/^[^?]+/, "$&.data"));
  const calls = [
    ...[`/orders?from=${day}&to=${day}`, `/orders/${uuid}`, `/orders/${uuid}/receiver`],
    ...[`/orders/${uuid}/cancellation?cause=shop`, `/orders/${uuid}/other-kitchens`],
    ...[`/runs?day=${day}`, `/runs/${runId}`, "/kitchens/saket/board", "/kitchens/delhi/board"],
  ].map((call) => `/api/admin${call}`);
  return [...pages, ...data, ...calls, `/admin/orders/export?on=${day}`];
}

/** The fields that a person with this role can read anywhere. */
async function seenBy(role: Role, day: string): Promise<string[]> {
  const texts: string[] = [];
  for (const url of urls(day)) {
    const { status, text } = await staff[role].send({ method: "GET", url });
    expect([url, status < 500]).toEqual([url, true]);
    texts.push(text);
  }
  return FIELDS.filter(({ text }) => texts.some((reply) => text.test(reply))).map(({ field }) => field);
}

const allowed = (role: Role) =>
  FIELDS.filter(({ permission }) => may([role], permission)).map(({ field }) => field);

test.each(ROLES)("a %s sees the fields of an order that the table of permissions allows", async (role) => {
  expect(await seenBy(role, soon())).toEqual(allowed(role));
});

test("on the day of delivery riders see the phone numbers too, and nobody else more", async () => {
  await dueToday(shop.services.db, order.uuid);
  for (const role of ROLES) {
    const isRider = role === "rider";
    const expected = FIELDS.map(({ field }) => field).filter(
      (field) => allowed(role).includes(field) || (isRider && ON_THE_DAY.has(field)),
    );
    expect([role, await seenBy(role, soon(0))]).toEqual([role, expected]);
  }
});

test("a rider whose run another rider has gets its page, which sends what waits on the phone, and nothing of its orders", async () => {
  const former = await shop.person("former", { role: "rider" });
  const { status, text } = await former.send({ method: "GET", url: `/admin/run/${runId}` });
  expect(status).toBe(200);
  expect(text).toContain("This run has another rider now");
  expect(FIELDS.filter((field) => field.text.test(text))).toEqual([]);
  expect(text).not.toContain(order.uuid);
  const none = await former.send({ method: "GET", url: "/admin/run/run_0000000000000000" });
  expect(none.status).toBe(404);
});
