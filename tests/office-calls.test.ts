import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loadDemoContent } from "../demo/load-demo-content.ts";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { randomUuid } from "../src/shop/basics/ids.ts";
import { NO_MONEY, paise } from "../src/shop/basics/money.ts";
import { categories, skus } from "../src/shop/catalogue/catalogue.tables.ts";
import { changeSkus } from "../src/shop/catalogue/products/change-skus.ts";
import { orderNotes } from "../src/shop/orders/notes/order-notes.tables.ts";
import { changeOrderStatus } from "./support/change-order-status.ts";
import { testDatabase } from "./support/database.ts";
import { paidOrder, staff } from "./support/paid-order.ts";
import { type CallOfProgram, programOf } from "./support/programs.ts";
import { openWholeShop, type Person, soon, type WholeShop } from "./support/whole-shop.ts";

let database: OpenDatabase;
let shop: WholeShop;
let owner: Person;
let accountant: Person;
let uuid = "";

beforeAll(async () => {
  database = await testDatabase();
  await loadDemoContent(database);
  shop = await openWholeShop(database);
  owner = await shop.person("owner", { role: "owner", fullName: "Meera Iyer" });
  accountant = await shop.person("accountant", { role: "accountant" });
  await shop.testApp.customer("asha");
  uuid = await paidOrder(shop.testApp, "asha", {
    ...{ deliveryDate: soon(3), name: "Radhika Kamath", message: "For Aarav" },
  });
  await shop.testApp.work();
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

// A person has only so many.
beforeEach(() => database.db.delete(accessTokens));

type Program = Awaited<ReturnType<typeof programOf>>;
const tokenOf = (scopes: TokenScope[], person = owner, role: "owner" | "accountant" = "owner") =>
  programOf(shop, { person, role, scopes });
const call = (program: Program, sent: CallOfProgram) => program(sent);

const PERSONAL = ["Radhika", "Kamath", "9876543210", "asha@example.com", "Aarav"];
const theDay = () => `/orders?from=${soon(3)}&to=${soon(3)}`;

test("a program reads orders without anybody's data, until a scope names it", async () => {
  const without = await tokenOf(["orders:read"]);
  const [list, single] = [
    await call(without, { url: theDay() }),
    await call(without, { url: `/orders/${uuid}` }),
  ];
  expect(list.data.orders.map((order: { uuid: string }) => order.uuid)).toContain(uuid);
  expect(single.data).toMatchObject({
    uuid,
    status: "placed",
    receiver: null,
    money: { paymentStatus: "paid" },
  });
  for (const text of PERSONAL) expect(JSON.stringify([list, single])).not.toContain(text);

  const withPeople = await tokenOf(["orders:read", "customers:read"]);
  const seen = await call(withPeople, { url: theDay() });
  const order = seen.data.orders.find((listed: { uuid: string }) => listed.uuid === uuid);
  expect(order).toMatchObject({
    receiver: { name: "Radhika Kamath", phone: "+919876543210", email: "asha@example.com" },
    lines: [{ quantity: 1, message: "For Aarav" }],
  });
  expect((await call(withPeople, { url: `/orders/${uuid}` })).data.receiver.name).toBe("Radhika Kamath");

  const theirs = await tokenOf(["orders:read"], accountant, "accountant");
  expect(JSON.stringify(await call(theirs, { url: `/orders/${uuid}` }))).not.toContain("Radhika");
});

test("orders are listed by status, page by page, and unreadable questions are refused", async () => {
  await database.db.execute(sql`
    insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
      'id', gen_random_uuid(), 'idempotency_key', gen_random_uuid(), 'number', 'JM' || 900000 + nth,
      'status', case when nth % 2 = 0 then 'delivered' else 'cancelled' end))).*
    from orders, generate_series(1, 120) as nth where id = ${uuid}`);
  const token = await tokenOf(["orders:read"]);
  const many = `/orders?from=${soon(-60)}&to=${soon(3)}`;
  const first = await call(token, { url: many });
  expect(first.data.orders).toHaveLength(100);
  const second = await call(token, { url: `${many}&after=${encodeURIComponent(first.data.next)}` });
  const numbers = [first, second].flatMap(({ data }) =>
    data.orders.map((order: { number: string }) => order.number),
  );
  expect(new Set(numbers).size).toBe(121);
  expect([numbers.length, second.data.next]).toEqual([121, null]);
  const delivered = await call(token, { url: `${many}&status=delivered&status=cancelled` });
  expect(new Set(delivered.data.orders.map((order: { status: string }) => order.status))).toEqual(
    new Set(["delivered", "cancelled"]),
  );
  for (const wrong of [
    "/orders",
    `/orders?from=${soon(1)}&to=${soon(0)}`,
    `/orders?from=${soon(-92)}&to=${soon(0)}`,
    `${many}&status=lost`,
    `${many}&after=2026-99-99~540~720~standard~JM100001`,
  ])
    expect((await call(token, { url: wrong })).status, wrong).toBe(400);
  expect((await call(token, { url: "/orders/x" })).code).toBe("unknown-order");
});

test("a rider's session sends an order out on its day only; those who plan runs may do it earlier", async () => {
  const early = await paidOrder(shop.testApp, "asha", { deliveryDate: soon(3) });
  const rider = await shop.person("ravi", { role: "rider" });
  await changeOrderStatus(shop.services, { id: early, by: "owner" }, "preparing", "ready", "shipped");
  const body = { from: "shipped", to: "out for delivery" };
  const { status, text } = await rider.send({
    ...{ method: "POST", url: `/api/admin/orders/${early}/status`, body },
  });
  expect([status, JSON.parse(text).code]).toEqual([409, "setting-out-too-early"]);
  const token = await tokenOf(["order-status:write"]);
  expect(await call(token, { method: "POST", url: `/orders/${early}/status`, body })).toMatchObject({
    ...{ status: 200, data: { status: "out for delivery" } },
  });
});

test("a program changes prices, and the log names it; a price it has not seen is never overwritten", async () => {
  const reader = await tokenOf(["catalogue:read"]);
  const writer = await tokenOf(["prices:write"]);
  const skuNow = async () => {
    const { data } = await call(reader, { url: "/products/PTRUFFLE" });
    return data.skus.find(({ SKU }: { SKU: string }) => SKU === "TRUF05");
  };
  const { mrp, price } = await skuNow();
  const change = (from: object, to: object, token = writer) =>
    call(token, { method: "PUT", url: "/prices", body: { prices: [{ SKU: "TRUF05", from, to }] } });
  const [was, wanted] = [
    { mrp, price },
    { mrp, price: price - 1.5 },
  ];

  expect((await change(was, wanted, reader)).code).toBe("scope-missing");
  expect((await change(was, wanted)).data).toEqual({ changed: 1 });
  expect((await change(was, wanted)).data, "the same again").toEqual({ changed: 0 });
  expect((await skuNow()).price).toBe(price - 1.5);
  const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, "TRUF05"));
  expect(entries.map(({ tokenName, actorId }) => [tokenName?.slice(0, 5), actorId])).toEqual([
    ["Sheet", owner.userId],
  ]);

  const [stored] = await database.db.select().from(skus).where(eq(skus.sku, "TRUF05"));
  const { pricePaise = NO_MONEY, sellPaise = NO_MONEY } = stored ?? {};
  const onScreen = await changeSkus(shop.services, {
    edits: [{ sku: "TRUF05", from: { sellPaise }, to: { sellPaise: paise(sellPaise - 100) } }],
    ...{ label: "TRUF05", staff: { ...staff("owner"), userId: owner.userId } },
  });
  expect(onScreen.ok, "the holder sees a program's change as somebody's").toBe(true);
  const refused = await change(wanted, { mrp, price: price - 5 });
  expect([refused.status, refused.code, refused.data]).toEqual([
    409,
    "catalogue-changed",
    { conflicts: [{ SKU: "TRUF05", field: "price", from: price - 1.5, now: price - 2.5, to: price - 5 }] },
  ]);
  expect((await change({ mrp, price: price - 2.5 }, { mrp, price: mrp + 1 })).code).toBe("price-impossible");
  expect((await change(was, { mrp, price: 1.005 })).code).toBe("bad-input");
  const unknown = Array.from({ length: 500 }, (_, nth) => ({ SKU: `NONE-${nth}`, from: was, to: wanted }));
  const body = {
    prices: [{ SKU: "TRUF05", from: { mrp, price: price - 2.5 }, to: was }, ...unknown.slice(1)],
  };
  expect((await call(writer, { method: "PUT", url: "/prices", body })).code, "all or none").toBe(
    "unknown-sku",
  );
  const [after] = await database.db.select().from(skus).where(eq(skus.sku, "TRUF05"));
  expect([after?.pricePaise, after?.sellPaise]).toEqual([pricePaise, sellPaise - 100]);
});

test("all products are listed once, page by page", async () => {
  await database.db.execute(sql`
    insert into products select (jsonb_populate_record(products, jsonb_build_object(
      'id', 'PCOPY' || nth, 'rank', 5000 + nth))).*
    from products, generate_series(1, 60) as nth where id = 'PTRUFFLE'`);
  const token = await tokenOf(["catalogue:read"]);
  const ids: string[] = [];
  for (let next: string | null = ""; next !== null; ) {
    const { data } = await call(token, { url: next === "" ? "/products" : `/products?after=${next}` });
    ids.push(...data.products.map(({ ProductID }: { ProductID: string }) => ProductID));
    next = data.next;
  }
  expect(ids).toContain("PTRUFFLE");
  expect(ids.length).toBeGreaterThan(60);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await call(token, { url: "/products/NONE" })).code).toBe("unknown-product");
});

test("figures of the days are those of the ledger; an accountant's token reads them and no product", async () => {
  const token = await tokenOf(["figures:read"], accountant, "accountant");
  const { data } = await call(token, { url: `/figures?from=${soon(-30)}&to=${soon(0)}` });
  expect(data.days).toHaveLength(31);
  const today = data.days.at(-1);
  const order = await call(await tokenOf(["orders:read"]), { url: `/orders/${uuid}` });
  expect(today.sales).toBeGreaterThanOrEqual(order.data.money.total);
  expect((await call(token, { url: `/figures?from=${soon(-366)}&to=${soon(0)}` })).status).toBe(400);
  await database.db.update(accessTokens).set({ scopes: ["catalogue:read"] });
  expect((await call(token, { url: "/products" })).code, "the scope alone is not enough").toBe(
    "unknown-call",
  );
});

test("a program moves an order on, but not one that has moved on meanwhile, and adds a note once", async () => {
  const token = await tokenOf(["order-status:write", "orders:read"]);
  const move = (from: string, to: string, note?: string) =>
    call(token, { method: "POST", url: `/orders/${uuid}/status`, body: { from, to, note } });
  expect(await move("placed", "accepted")).toMatchObject({ status: 200, data: { status: "accepted" } });
  expect(await move("placed", "accepted")).toMatchObject({ status: 409, code: "order-moved-on" });
  expect(await move("accepted", "ready")).toMatchObject({ status: 409 });
  expect(await move("accepted", "delivered")).toMatchObject({ status: 400 });
  expect(await move("out for delivery", "undeliverable")).toMatchObject({ status: 400 });
  const note = { id: randomUuid(), text: "The till called the customer" };
  const write = (body: object) => call(token, { method: "POST", url: `/orders/${uuid}/notes`, body });
  expect((await write(note)).status).toBe(200);
  expect((await write(note)).status).toBe(200);
  expect(await write({ ...note, text: "Something else" })).toMatchObject({ code: "idempotency-key-reused" });
  const notes = await database.db.select().from(orderNotes);
  expect(notes.map(({ orderId, text }) => [orderId, text])).toEqual([[uuid, note.text]]);
  for (let sent = 3; sent < 60; sent += 1) await write(note);
  const tooMany = await write(note);
  expect(tooMany).toMatchObject({ status: 429, code: "too-many-tries" });
  expect(tooMany.retryAfter).toBe(String(tooMany.data.retryAfter));
  // `orders:write` is of tokens for runs, which are older than these calls and must not gain them.
  const other = await tokenOf(["orders:read", "orders:write"]);
  const at = new Date().toISOString();
  for (const [url, body] of [
    [`/orders/${uuid}/notes`, note],
    [`/orders/${uuid}/status`, { from: "accepted", to: "baking" }],
    ["/kitchen/taps", { orderId: uuid, seen: "accepted", to: "baking", at }],
  ] as const)
    expect(await call(other, { method: "POST", url, body }), url).toMatchObject({
      ...{ status: 403, code: "scope-missing" },
    });
});

test("a program changes a product; what somebody changed since it was read is named, and not overwritten", async () => {
  const reader = await tokenOf(["catalogue:read"]);
  const writer = await tokenOf(["catalogue:write"]);
  const read = async () => (await call(reader, { url: "/products/PTRUFFLE" })).data;
  const patch = (body: object) => call(writer, { method: "PATCH", url: "/products/PTRUFFLE", body });
  const before = await read();
  const first = await patch({ version: before.version, flavour: "Dark chocolate", leadHours: 5 });
  expect(first).toMatchObject({ status: 200, data: { flavour: "Dark chocolate", leadHours: 5 } });
  expect(first.data.version).not.toBe(before.version);

  // Another program, with what it read before.
  const late = await patch({ version: before.version, flavour: "White chocolate", care: "Keep it cool." });
  expect([late.status, late.code]).toEqual([409, "catalogue-changed"]);
  expect(late.data.conflicts).toEqual([
    {
      ...{ ProductID: "PTRUFFLE", field: "flavour", from: before.flavour },
      ...{ now: "Dark chocolate", to: "White chocolate" },
    },
  ]);
  expect(await read()).toEqual(first.data);
  // Unchanged fields are no conflict.
  expect(await patch({ version: before.version, care: "Keep it cool." })).toMatchObject({
    ...{ status: 200, data: { flavour: "Dark chocolate", care: "Keep it cool." } },
  });

  // It is listed elsewhere meanwhile, and a program that sends only a category does not change lists.
  const unlisted = await read();
  const { listedUnder } = unlisted;
  const listable = (await database.db.select().from(categories)).filter(({ aliasOf }) => aliasOf === null);
  const slugs = listable.map(({ slug }) => slug);
  const [elsewhere = "", main = ""] = slugs.filter((slug) => !listedUnder.includes(slug));
  expect((await patch({ version: unlisted.version, listedUnder: [...listedUnder, elsewhere] })).status).toBe(
    200,
  );
  const moved = await patch({ version: unlisted.version, category: main });
  expect(moved).toMatchObject({ status: 200, data: { category: main } });
  expect(moved.data.listedUnder).toEqual([...new Set([...listedUnder, elsewhere, main])].sort());

  const off = await patch({ version: (await read()).version, skus: [{ SKU: "TRUF10", active: false }] });
  expect(off.data.skus).toContainEqual(expect.objectContaining({ SKU: "TRUF10", active: false }));
  const stale = { version: before.version, skus: [{ SKU: "TRUF10", active: true, serves: "10 people" }] };
  expect((await patch({ ...stale, skus: [{ SKU: "TRUF10", serves: "10 people" }] })).status).toBe(200);
  expect((await patch({ ...stale, skus: [{ SKU: "NONE", serves: "10" }] })).status).toBe(404);
  for (const wrong of [{}, { version: "x" }, { version: "0", leadHours: -1 }, { version: "0", name: "" }])
    expect((await patch(wrong)).status, JSON.stringify(wrong)).toBe(400);
  expect(await call(reader, { method: "PATCH", url: "/products/PTRUFFLE", body: stale })).toMatchObject({
    ...{ status: 403, code: "scope-missing" },
  });
});
