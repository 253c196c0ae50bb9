import { desc, eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { deleteDraft } from "../src/shop/back-office/delete-draft.ts";
import { randomUuid } from "../src/shop/basics/ids.ts";
import { products } from "../src/shop/catalogue/catalogue.tables.ts";
import { productPictures } from "../src/shop/catalogue/product-pictures/product-pictures.tables.ts";
import { webhookDeliveries, webhookEndpoints } from "../src/shop/webhooks/webhooks.tables.ts";
import { staff } from "./support/paid-order.ts";
import { programOf } from "./support/programs.ts";
import { SOON } from "./support/soon.ts";
import { uploadedFiles } from "./support/uploaded-files.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager" });
});

type Call = Awaited<ReturnType<typeof programOf>>;
let call: Call;

beforeEach(async () => {
  // A person has only so many.
  await shop.services.db.delete(accessTokens);
  await deleteDraft(shop.services, { id: "RASMALAI", staff: staff("owner") });
  call = await program(["catalogue:read", "products:write"]);
});

const program = (scopes: TokenScope[]) => programOf(shop, { person: manager, role: "manager", scopes });

const RASMALAI = {
  ...{ name: "Rasmalai", description: "Saffron milk.", care: "Keep cool.", delivery: "In a box." },
  ...{ category: "birthday", kind: "cake", taxClass: "cake", leadHours: 3, takesMessage: true },
  ...{ contains: ["milk", "nuts"], mayContain: ["gluten"], proteinMg: 4_500 },
  skus: [
    { weight: "1 kg", serves: "8 people", eggless: true, mrp: 1_200, price: 999, cost: 400 },
    { weight: "2 kg", serves: "", eggless: true, mrp: 2_200, price: 1_899.5, active: false },
  ],
};
const create = (changes: object = {}, by = call) =>
  by({ method: "POST", url: "/products", body: { ...RASMALAI, ...changes } });
const picture = (background: string, side = 900) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .jpeg()
    .toBuffer();
const upload = (body: Buffer, { id = "RASMALAI", text = "A bowl", type = "image/jpeg", by = call } = {}) =>
  by({
    ...{ method: "POST", url: `/products/${id}/pictures?text=${encodeURIComponent(text)}` },
    ...{ body, type },
  });
const put = (what: string, body: object) => call({ method: "PUT", url: `/products/RASMALAI/${what}`, body });
const read = async () => (await call({ url: "/products/RASMALAI" })).data;
const shopper = (url: string) => shop.visitor().send({ method: "GET", url });
const stored = () => shop.services.db.select().from(products).where(eq(products.id, "RASMALAI"));

test("a program creates a product with a picture and publishes it, and shoppers see it at once", async () => {
  await shop.services.db.insert(webhookEndpoints).values({
    ...{ id: randomUuid(), url: "https://till.example/", withReceivers: false, secret: "unused" },
    ...{ events: ["product.created", "product.changed"], createdAt: shop.services.clock() },
  });
  const created = await create();
  expect(created).toMatchObject({
    status: 200,
    data: {
      ...{ ProductID: "RASMALAI", state: "draft", publishAt: null, pictures: [], listedUnder: ["birthday"] },
      ...{ contains: ["milk", "nuts"], mayContain: ["gluten"], nutrition: { proteinMg: 4_500, fatMg: null } },
      skus: [
        { weight: "1 kg", mrp: 1_200, price: 999, cost: 400, active: true },
        { weight: "2 kg", mrp: 2_200, price: 1_899.5, cost: null, active: false },
      ],
    },
  });
  expect([created.data.photoPrint, created.data.personalization]).toEqual([null, ["Message"]]);
  const [first, second] = created.data.skus.map(({ SKU }: { SKU: string }) => SKU);
  const page = `/cake/${first}`;
  expect((await shopper(page)).status).toBe(404);
  const publish = async () => put("publication", { version: (await read()).version, publishAt: "now" });
  expect((await publish()).code).toBe("no-picture-yet");
  const answer = async (openAllergens: string[]) =>
    call({
      ...{ method: "PATCH", url: "/products/RASMALAI/facts" },
      body: { version: (await read()).version, openAllergens },
    });
  expect((await answer(["milk", "egg"])).data, "milk is answered").toMatchObject({ openAllergens: ["egg"] });
  const added = await upload(await picture("#c46"));
  expect(added.data.pictures).toEqual([{ id: expect.stringMatching(/^up-photo-/), text: "A bowl" }]);
  expect(await publish()).toMatchObject({
    status: 409,
    code: "allergens-open",
    data: { allergens: ["egg"] },
  });
  expect((await answer([])).data).toMatchObject({ openAllergens: [] });
  expect((await publish()).data.state).toBe("on-sale");
  // Another instance would be told by the database; this one, too.
  await expect.poll(async () => (await shopper(page)).status, SOON).toBe(200);
  const shown = await shopper(page);
  expect(shown.text).toContain("Rasmalai");
  expect(shown.text).toContain(added.data.pictures[0].id);
  expect((await publish()).data.state, "a repeat").toBe("on-sale");

  const sizes = { skus: [{ weight: "3 kg", serves: "", eggless: false, mrp: 3_000, price: 2_900 }] };
  const addSizes = () => call({ method: "POST", url: "/products/RASMALAI/skus", body: sizes });
  const [third] = (await addSizes()).data.skus.slice(2);
  expect(third).toMatchObject({ weight: "3 kg", price: 2_900, eggless: false, active: true });
  expect(await addSizes(), "a repeat").toMatchObject({ status: 409, code: "sku-taken" });
  expect((await read()).skus).toHaveLength(3);
  expect((await call({ method: "DELETE", url: "/products/RASMALAI" })).code).toBe("published-before");

  const deliveries = await shop.services.db.select().from(webhookDeliveries);
  const ofSkus = deliveries.filter(({ data }) => JSON.stringify(data).includes(third.SKU));
  expect([deliveries[0]?.event, deliveries[0]?.data, ofSkus.length]).toEqual([
    ...["product.created", { products: [{ ProductID: "RASMALAI" }] }, 1],
  ]);
  const log = await shop.services.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, "RASMALAI"))
    .orderBy(desc(auditEntries.id));
  expect(log.length).toBe(6);
  for (const entry of log)
    expect([entry.actorId, entry.tokenName]).toEqual([manager.userId, expect.stringMatching(/^Sheet /)]);
  expect(second).not.toBe(first);
  await shop.services.db.delete(webhookEndpoints);
  await shop.services.db.delete(products).where(eq(products.id, "RASMALAI"));
  await shop.services.db.delete(auditEntries);
});

test("a product is created once, whole or not at all", async () => {
  expect((await create()).status).toBe(200);
  expect(await create()).toMatchObject({ status: 409, code: "product-name-taken" });
  expect((await call({ method: "DELETE", url: "/products/RASMALAI" })).data).toEqual({
    ProductID: "RASMALAI",
  });
  expect((await call({ method: "DELETE", url: "/products/RASMALAI" })).code).toBe("unknown-product");
  const [size] = RASMALAI.skus;
  for (const wrong of [
    ...[{ contains: undefined }, { contains: ["gold"] }, { mayContain: ["milk"] }, { skus: [] }],
    ...[{ leadHours: -1 }, { name: "R" }, { kind: "car" }, { code: "x y" }, { proteinMg: 100_001 }],
    { skus: [{ ...size, mrp: 1.005 }] },
  ])
    expect((await create(wrong)).status, JSON.stringify(wrong)).toBe(400);
  for (const [wrong, code] of [
    [{ category: "nowhere" }, "unknown-category"],
    [{ taxClass: "gold" }, "unknown-tax-class"],
    [{ skus: [{ ...size, mrp: 900 }] }, "price-impossible"],
    [{ skus: [{ ...size, cost: 1_000 }] }, "price-impossible"],
    [{ skus: [size, size] }, "sku-taken"],
    [{ skus: [{ ...size, SKU: "TRUF05" }] }, "sku-taken"],
  ] as const)
    expect((await create(wrong)).code, JSON.stringify(wrong)).toBe(code);
  expect(await stored()).toEqual([]);
});

test("a program says what a photo is printed on; listings find the product by photo, name and message", async () => {
  const { data } = await create({ photoPrint: "cake top", personalization: ["Name"] });
  expect(data).toMatchObject({ photoPrint: "cake top", personalization: ["Photo", "Name", "Message"] });
  const patch = (facts: object) =>
    call({ method: "PATCH", url: "/products/RASMALAI/facts", body: { version: data.version, ...facts } });
  for (const wrong of [{ photoPrint: "wall" }, { personalization: ["Name", "Name"] }])
    expect((await patch(wrong)).status).toBe(400);
  expect((await patch({ photoPrint: null })).data).toMatchObject({
    ...{ photoPrint: null, personalization: ["Name", "Message"] },
  });
});

test("a program that chooses the personalization of a product sets the name alone", async () => {
  expect((await create({ personalization: ["Photo"] })).data.personalization).toEqual(["Message"]);
  await deleteDraft(shop.services, { id: "RASMALAI", staff: staff("owner") });
  const photoCake = (await create({ photoPrint: "cake top" })).data;
  const chosen = async (personalization: string[], version: string) =>
    (
      await call({
        ...{ method: "PATCH", url: "/products/RASMALAI/facts", body: { version, personalization } },
      })
    ).data;
  const named = await chosen(["Name"], photoCake.version);
  expect(named.personalization).toEqual(["Photo", "Name", "Message"]);
  const plain = await chosen([], named.version);
  expect(plain.personalization).toEqual(["Photo", "Message"]);
  const { version } = (
    await call({
      ...{ method: "PATCH", url: "/products/RASMALAI/facts" },
      body: { version: plain.version, photoPrint: null },
    })
  ).data;
  expect((await chosen(["Photo", "Message"], version)).personalization).toEqual(["Message"]);
});

test("what somebody else has changed since is not overwritten: 409, and nothing changes", async () => {
  const { version } = (await create()).data;
  const patch = (url: string, body: object, of = version) =>
    call({ method: "PATCH", url, body: { version: of, ...body } });
  const facts = (body: object) => patch("/products/RASMALAI/facts", body);
  const changed = await facts({ contains: ["milk"], sodiumMg: 80 });
  expect(changed.data).toMatchObject({ contains: ["milk"], nutrition: { sodiumMg: 80, proteinMg: 4_500 } });
  expect((await facts({ kcalPer100g: 210 })).data, "another field").toMatchObject({ kcalPer100g: 210 });
  expect(await facts({ contains: ["egg"] })).toMatchObject({
    ...{ status: 409, code: "catalogue-changed" },
    data: { conflicts: [{ field: "contains", from: ["milk", "nuts"], now: ["milk"], to: ["egg"] }] },
  });

  const kind = { kind: "hamper", taxClass: "flowers" };
  expect((await facts(kind)).data, "kind and tax").toMatchObject(kind);
  expect((await facts({ taxClass: "candles" })).data).toMatchObject({
    conflicts: [{ field: "taxClass", now: "flowers", to: "candles" }],
  });
  expect((await patch("/products/RASMALAI/facts", { taxClass: "gold" }, (await read()).version)).code).toBe(
    "unknown-tax-class",
  );
  const words = await program(["catalogue:read", "catalogue:write"]);
  const body = { version, delivery: "In a clay bowl." };
  expect((await words({ method: "PATCH", url: "/products/RASMALAI", body })).data).toMatchObject({
    ...{ delivery: "In a clay bowl.", ...kind },
  });

  const [red, blue] = [await picture("#c00"), await picture("#00c")];
  await upload(red);
  expect(await upload(red), "the same picture").toMatchObject({ status: 409, code: "picture-twice" });
  const before = (await upload(blue, { text: "A blue bowl" })).data.pictures;
  const to = [{ ...before[1], text: "Blue" }, before[0]];
  expect((await put("pictures", { from: before, to })).data.pictures).toEqual(to);
  expect((await put("pictures", { from: before, to })).data.pictures, "a repeat").toEqual(to);
  expect(await put("pictures", { from: before, to: [] })).toMatchObject({
    ...{ status: 409, data: { conflicts: [{ field: "pictures", from: before, now: to, to: [] }] } },
  });
  expect((await put("pictures", { from: to, to: [{ id: "roses", text: "" }] })).code).toBe("unknown-picture");

  const at = new Date(shop.services.clock().getTime() + 3_600_000).toISOString();
  const plan = (publishAt: string | null, of: string) => put("publication", { version: of, publishAt });
  const ready = await read();
  expect(ready.pictures).toEqual(to);
  expect((await plan(at, ready.version)).data).toMatchObject({ state: "planned", publishAt: at });
  for (const other of ["now", null])
    expect(await plan(other, ready.version)).toMatchObject({
      ...{ status: 409, code: "catalogue-changed", data: { conflicts: [{ field: "publishAt", now: at }] } },
    });
  expect((await plan(at, ready.version)).data.publishAt, "a repeat").toBe(at);
  const { version: planned } = await read();
  expect((await plan("2020-01-01T00:00:00Z", planned)).code).toBe("publish-time-wrong");
  expect((await plan(null, planned)).data).toMatchObject({ state: "draft", publishAt: null });
});

test("a token needs the scope for new products, which the one for texts is not", async () => {
  const { version } = (await create()).data;
  const others = await program(["catalogue:read", "catalogue:write", "prices:write", "delivery:write"]);
  const refused = [
    await create({ name: "Rasgulla" }, others),
    await upload(await picture("#111"), { by: others }),
    await others({ method: "DELETE", url: "/products/RASMALAI" }),
    await others({ method: "POST", url: "/products/RASMALAI/skus", body: { skus: RASMALAI.skus } }),
    await others({ method: "PATCH", url: "/products/RASMALAI/facts", body: { version, contains: [] } }),
    await others({
      method: "PUT",
      url: "/products/RASMALAI/publication",
      body: { version, publishAt: null },
    }),
    await others({ method: "PUT", url: "/products/RASMALAI/pictures", body: { from: [], to: [] } }),
  ];
  for (const { status, code, data } of refused)
    expect([status, code, data]).toEqual([403, "scope-missing", { scope: "products:write" }]);
  expect((await others({ url: "/tax-classes" })).data.taxClasses[0]).toMatchObject({ taxClass: "cake" });
  expect((await read()).version).toBe(version);
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>`;
test("hostile uploads are refused, and nothing is stored", async () => {
  await create();
  const jpeg = await picture("#345");
  const before = [await uploadedFiles(shop), await shop.services.db.$count(productPictures)];
  const tried: [string, Buffer, number, string, string?][] = [
    ["an SVG with a script", Buffer.from(SVG), 422, "picture-unreadable"],
    ["an SVG, called so", Buffer.from(SVG), 422, "picture-unreadable", "image/svg+xml"],
    ["a page", Buffer.from("<script>alert(1)</script>"), 415, "picture-unreadable", "text/html"],
    ["JSON", Buffer.from("{}"), 415, "picture-unreadable", "application/json"],
    [
      "a JPEG that is a page too",
      Buffer.concat([jpeg, Buffer.from("<html>")]),
      422,
      "picture-not-only-a-picture",
    ],
    ["a small one", await picture("#345", 700), 422, "picture-too-small"],
    ["16 MB", Buffer.concat([jpeg, Buffer.alloc(16 * 2 ** 20)]), 413, "picture-too-large"],
    ["nothing", Buffer.alloc(0), 422, "picture-unreadable"],
  ];
  for (const [name, body, status, code, type = "image/jpeg"] of tried) {
    const reply = await upload(body, { type });
    expect([name, reply.status, reply.code]).toEqual([name, status, code]);
  }
  expect((await upload(jpeg, { text: "" })).status).toBe(400);
  expect((await upload(jpeg, { id: "NONE" })).code).toBe("unknown-product");
  expect([await uploadedFiles(shop), await shop.services.db.$count(productPictures)]).toEqual(before);
});
