import { asc, eq, like, ne } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { deleteDraft } from "../src/shop/back-office/delete-draft.ts";
import { undoChange } from "../src/shop/back-office/undo-change.ts";
import { randomUuid } from "../src/shop/basics/ids.ts";
import { combos, products, skus } from "../src/shop/catalogue/catalogue.tables.ts";
import { priceChanges } from "../src/shop/catalogue/prices/price-changes.tables.ts";
import { ALLERGENS } from "../src/shop/catalogue/rules/allergens.ts";
import { reviews } from "../src/shop/reviews/reviews.tables.ts";
import { webhookDeliveries, webhookEndpoints } from "../src/shop/webhooks/webhooks.tables.ts";
import { staff } from "./support/paid-order.ts";
import { programOf } from "./support/programs.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager" });
});

// A person has only so many.
beforeEach(() => shop.services.db.delete(accessTokens));

const program = (scopes: TokenScope[]) => programOf(shop, { person: manager, role: "manager", scopes });
const form = (url: string, fields: Record<string, string>) => manager.sendForm(url, fields);
const inHours = (hours: number) =>
  new Date(shop.services.clock().getTime() + hours * 3_600_000).toISOString();

async function writeReview(message: string): Promise<string> {
  const fields = { name: "Asha", email: "asha@example.com", phone: "9876543210", message, stars: "5" };
  const sent = await form("/reviews", fields);
  expect(sent.status).toBeLessThan(400);
  const [row] = await shop.services.db.select().from(reviews).where(eq(reviews.message, message));
  return row?.id ?? "";
}

test("a program that decides while it reads misses no review", async () => {
  const now = shop.services.clock().getTime();
  const rows = Array.from({ length: 45 }, (_, nth) => ({
    ...{ id: `rev_many${String(nth).padStart(2, "0")}`, userId: null, orderId: null, linePosition: null },
    ...{
      productId: null,
      name: "Asha",
      email: "asha@example.com",
      phone: "",
      bought: "",
      message: `Number ${nth}`,
    },
    ...{ digest: `many ${nth}`, status: "pending" as const, createdAt: new Date(now - (nth >> 1) * 1_000) },
  }));
  await shop.services.db.insert(reviews).values(rows);
  const call = await program(["reviews:write"]);
  const seen: string[] = [];
  for (let url: string | null = "/reviews"; url !== null; ) {
    const { data } = await call({ url });
    for (const { id } of data.reviews) {
      seen.push(id);
      await call({ method: "POST", url: `/reviews/${id}/reject`, body: { reason: "spam" } });
    }
    url = !data.next ? null : `/reviews?after=${encodeURIComponent(data.next)}`;
  }
  expect(seen.toSorted()).toEqual(rows.map(({ id }) => id));
  for (const wrong of ["?after=x", "?page=2", "?after=2026-13-45T00:00:00.000Z~rev_1"])
    expect((await call({ url: `/reviews${wrong}` })).status, wrong).toBe(400);
});

test("a program shows one review and rejects another, each once; without their authors' contact", async () => {
  const [good, bad] = [await writeReview("A lovely shop"), await writeReview("Buy pills")];
  const call = await program(["reviews:write"]);
  const waiting = await call({ url: "/reviews" });
  expect(waiting.data).toMatchObject({ total: 2, next: null });
  const texts = waiting.data.reviews.map(({ id, message }: Record<string, string>) => [id, message]);
  expect(texts).toEqual(
    expect.arrayContaining([
      [good, "A lovely shop"],
      [bad, "Buy pills"],
    ]),
  );
  for (const contact of ["asha@example.com", "9876543210"])
    expect(JSON.stringify(waiting)).not.toContain(contact);
  const decide = (id: string, how: string, body: object, by = call) =>
    by({ method: "POST", url: `/reviews/${id}/${how}`, body });
  const other = await program(["catalogue:write", "complaints:write"]);
  expect(await decide(good, "approve", { photos: [] }, other)).toMatchObject({ code: "scope-missing" });
  expect((await decide(good, "approve", {})).status).toBe(400);
  expect((await decide(bad, "reject", { reason: "two stars" })).status).toBe(400);
  expect((await call({ url: "/reviews" })).data.total).toBe(2);
  expect((await decide(good, "approve", { photos: [] })).data).toEqual({ id: good, status: "approved" });
  expect((await decide(bad, "reject", { reason: "spam" })).data).toEqual({ id: bad, status: "rejected" });
  expect(await decide(bad, "approve", { photos: [] })).toMatchObject({ status: 404, code: "unknown-review" });
  const rows = await shop.services.db.select().from(reviews).orderBy(asc(reviews.status));
  expect(rows.map(({ id, status }) => [id, status])).toEqual(
    expect.arrayContaining([
      [good, "approved"],
      [bad, "rejected"],
    ]),
  );
});

test("a program plans prices of many SKUs once, and ends them", async () => {
  const call = await program(["catalogue:read", "planned-prices:write"]);
  const id = randomUuid();
  const plan = {
    ...{ id, from: inHours(1), until: inHours(3) },
    prices: [
      { SKU: "TRUF05", mrp: 700, price: 499 },
      { SKU: "TRUF10", mrp: 1_300, price: 999.5 },
    ],
  };
  const send = (body: object, by = call) => by({ method: "POST", url: "/planned-prices", body });
  const other = await program(["prices:write", "catalogue:write"]);
  expect(await send(plan, other)).toMatchObject({ status: 403, code: "scope-missing" });
  for (const wrong of [
    { ...plan, prices: [] },
    { ...plan, prices: [plan.prices[0], plan.prices[0]] },
    { ...plan, from: null, until: null },
    { ...plan, from: "tomorrow" },
    { ...plan, id: "mine" },
    { ...plan, prices: [{ SKU: "TRUF05", mrp: 700, price: 1.005 }] },
  ])
    expect((await send(wrong)).status, JSON.stringify(wrong).slice(0, 100)).toBe(400);
  expect((await send({ ...plan, until: inHours(0.5) })).code).toBe("price-times-wrong");
  expect((await send({ ...plan, prices: [{ SKU: "NONE", mrp: 9, price: 8 }] })).code).toBe("unknown-sku");
  expect((await send({ ...plan, prices: [{ SKU: "TRUF05", mrp: 8, price: 9 }] })).code).toBe(
    "price-impossible",
  );
  expect(await shop.services.db.$count(priceChanges)).toBe(0);

  expect((await send(plan)).data).toEqual({ id, SKUs: 2 });
  expect((await send(plan)).data, "the same again").toEqual({ id, SKUs: 2 });
  expect(await send({ ...plan, until: inHours(5) })).toMatchObject({
    status: 409,
    code: "idempotency-key-reused",
  });
  expect(await shop.services.db.$count(priceChanges)).toBe(2);
  const plans = async () => (await call({ url: "/planned-prices" })).data.plans;
  expect(await plans()).toEqual([{ id, from: plan.from, until: plan.until, SKUs: 2, hasBegun: false }]);
  const end = () => call({ method: "POST", url: `/planned-prices/${id}/end` });
  expect((await end()).data).toEqual({ id, SKUs: 2 });
  expect(await end()).toMatchObject({ status: 404, code: "unknown-planned-prices" });
  expect(await plans()).toEqual([]);
});

async function createDraft(): Promise<void> {
  const allergens = Object.fromEntries(ALLERGENS.map((code) => [code, "free"]));
  const created = await form("/admin/catalogue/new", {
    ...{ intent: "create", name: "Rasmalai", description: "Saffron milk.", care: "Keep cool." },
    ...{ delivery: "In a box.", category: "birthday", leadHours: "3", kind: "cake", taxClass: "cake" },
    ...{ ...allergens, "new1.weight": "1 kg", "new1.pricePaise": "1200", "new1.sellPaise": "999" },
  });
  if (created.status !== 302) throw new Error(`no draft was created: ${created.status}`);
}
const removeDraft = () => deleteDraft(shop.services, { id: "RASMALAI", staff: staff("owner") });

test("programs are told that a draft was deleted, with its SKUs", async () => {
  await shop.services.db.insert(webhookEndpoints).values({
    ...{ id: randomUuid(), url: "https://till.example/", events: ["product.deleted"], withReceivers: false },
    ...{ secret: "unused", createdAt: shop.services.clock() },
  });
  await createDraft();
  const [sku] = await shop.services.db.select().from(skus).where(eq(skus.productId, "RASMALAI"));
  expect(await shop.services.db.$count(webhookDeliveries)).toBe(0);
  expect((await removeDraft()).ok).toBe(true);
  const deliveries = await shop.services.db.select().from(webhookDeliveries);
  expect(deliveries.map(({ event, data }) => [event, data])).toEqual([
    ["product.deleted", { products: [{ ProductID: "RASMALAI", SKUs: [sku?.sku] }] }],
  ]);
  expect((await removeDraft()).ok).toBe(false);
  expect(await shop.services.db.$count(webhookDeliveries)).toBe(1);
  await shop.services.db.delete(webhookEndpoints);
});

test("a draft that another product offers as a combo is not deleted, so that no list changes without a record", async () => {
  await createDraft();
  const { db } = shop.services;
  const [sku] = await db.select().from(skus).where(eq(skus.productId, "RASMALAI"));
  const [other] = await db.select().from(products).where(ne(products.id, "RASMALAI")).limit(1);
  const combo = { productId: other?.id ?? "", sku: sku?.sku ?? "", label: "With rasmalai", position: 9 };
  await db.insert(combos).values(combo);
  expect(await removeDraft()).toMatchObject({
    ...{ ok: false, code: "offered-as-combo" },
    details: { products: [other?.name] },
  });
  await db.delete(combos).where(eq(combos.sku, combo.sku));
  expect((await removeDraft()).ok).toBe(true);
});

test("what the log and programs know of a deleted draft does not change another one with its code", async () => {
  const call = await program(["catalogue:read", "catalogue:write"]);
  await shop.services.db.delete(auditEntries);
  await createDraft();
  const former = (await call({ url: "/products/RASMALAI" })).data;
  await removeDraft();
  await createDraft();
  const now = (await call({ url: "/products/RASMALAI" })).data;
  expect(now.skus, "the same code").toEqual(former.skus);

  const [creation] = await shop.services.db
    .select()
    .from(auditEntries)
    .where(like(auditEntries.subjectId, "RASMALAI"))
    .orderBy(asc(auditEntries.id));
  const undone = await undoChange(shop.services, { id: creation?.id ?? 0, staff: staff("owner") });
  expect(undone).toMatchObject({ ok: false, code: "undo-blocked" });
  const patch = (version: string) =>
    call({ method: "PATCH", url: "/products/RASMALAI", body: { version, name: "Rasgulla" } });
  expect(await patch(former.version)).toMatchObject({ status: 409, code: "no-such-version" });
  expect((await call({ url: "/products/RASMALAI" })).data).toEqual(now);
  expect((await patch(now.version)).data.name).toBe("Rasgulla");
});
