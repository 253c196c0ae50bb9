import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { aProduct, aSku, seedSmallShop } from "../../tests/support/small-shop.ts";
import { testApi } from "../../tests/support/test-api.ts";
import type { OpenDatabase } from "../infrastructure/database/open-database.ts";
import { products, skus } from "../shop/catalogue/catalogue.tables.ts";

let opened: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
  const laterProducts = [5, 6, 7, 8].map((rank) => ({ id: `P${rank}`, rank }));
  await opened.db
    .insert(products)
    .values(
      laterProducts.map(({ id, rank }) =>
        aProduct(rank, { id, name: `Cake ${rank}`, category: "all-cakes" }),
      ),
    );
  await opened.db.insert(skus).values(laterProducts.map(({ id }) => aSku(`S${id}`, id, 0)));
  app = await testApi(opened.db);
});
afterAll(async () => {
  await app.close();
  await opened.close();
});

async function get(url: string) {
  const reply = await app.inject({ url: `/api${url}` });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
}

describe("the list", () => {
  test("of rows 1 to 7 is the header and six different products", async () => {
    const { status, body } = await get("/cakes/get-cakes?start=1&end=7");
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: "OK" });
    expect(body.data).toHaveLength(7);
    expect(new Set(body.data.slice(1).map((row: unknown[]) => row[0])).size).toBe(6);
  });

  test("has every column at the place where the contract reads it", async () => {
    const { body } = await get("/cakes/get-cakes?start=0&end=1");
    const [header, row] = body.data;
    expect(header).toEqual([
      ...["ProductID", "ProductName", "SKU", "Flavour", "Weight", "Price", "Sell", "Category", "Occasions"],
      ...["Kind", "Eggless", "MessageText", "Status", "DeliveryTime", "Personalization", "Description"],
      ...["Image", "Points", "Rating", "Reviews"],
    ]);
    expect(row).toEqual([
      ...["PTRUFFLE", "Belgian Chocolate Truffle Cake", "TRUF05", "Chocolate Truffle", "0.5 kg", 799, 719],
      ...["All Cakes", "Birthday", "cake", "No", "Yes", "Active", "same", "Message"],
      ...[
        "Three layers of cocoa sponge.",
        "/pictures/belgian-chocolate-truffle-cake.test-400.webp",
        71,
        4.8,
        210,
      ],
    ]);
  });

  test("of an empty range, or beyond the last row, is the header alone", async () => {
    expect((await get("/cakes/get-cakes?start=3&end=3")).body.data).toHaveLength(1);
    expect((await get("/cakes/get-cakes?start=5000&end=6000")).body.data).toHaveLength(1);
  });

  test.each([
    "start=5&end=4",
    "start=0&end=1001",
    "start=-1&end=4",
    "start=a&end=4",
    "start=1.5&end=4",
    "start=1",
    "start=&end=4",
    "start=1&end=99999999999999999999",
  ])("of %s is a 400 that says why", async (query) => {
    const { status, body } = await get(`/cakes/get-cakes?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      success: false,
      code: expect.stringMatching(/bad-input|range-out-of-bounds/),
    });
    expect(body.message).not.toMatch(/sql|select|zod|node_modules/i);
  });
});

describe("one SKU", () => {
  test("shows rupees", async () => {
    expect((await get("/cakes/get-cakes/TRUF10E")).body.data).toMatchObject({
      ProductID: "PTRUFFLE",
      SKU: "TRUF10E",
      ProductName: "Belgian Chocolate Truffle Cake",
      Weight: "1 kg",
      Sell: 1304,
      Price: 1449,
      Status: "Active",
      MessageText: "Yes",
      rating: 4.8,
    });
  });

  test("that is unavailable is Inactive", async () => {
    expect((await get("/cakes/get-cakes/TRUF20")).body.data.Status).toBe("Inactive");
  });

  test.each(["NOPE", "%27%20or%201=1", "trübe"])("that the shop does not know (%s) is a 404", async (sku) => {
    const { status, body } = await get(`/cakes/get-cakes/${encodeURI(sku)}`);
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, code: "unknown-sku", message: "We do not have this any more." });
  });
});

test("combos say which are unavailable; an unknown product is a 404", async () => {
  const { body } = await get("/cakes/getcakes/PTRUFFLE");
  expect(body.data.map((combo: { SKU: string; Status: string }) => [combo.SKU, combo.Status])).toEqual([
    ["COMBO1", "Active"],
    ["COMBO2", "Inactive"],
  ]);
  expect((await get("/cakes/getcakes/NOPE")).status).toBe(404);
});

test("add-ons are rows with the header first, priced in rupees", async () => {
  const { body } = await get("/cakes/get-add-ons");
  expect(body.data.values).toEqual([
    ["Name", "Price", "Image", "SKU"],
    ["Number candle", 49, "", "ADDCANDLE"],
    ["Five balloons", 99, "", "ADDBALLOONS"],
    ["Greeting card", 79, "", "ADDCARD"],
  ]);
  expect(body.data.questions).toEqual([
    { SKU: "ADDCANDLE", kind: "digits", limit: 3 },
    { SKU: "ADDCARD", kind: "text", limit: 200 },
  ]);
  expect(body.data.onlyWithCake).toEqual(["ADDCANDLE"]);
});

test("no reply is cached, and an unknown call is a 404 with the envelope", async () => {
  const { status, headers, body } = await get("/cakes/bake-me-one");
  expect(headers["cache-control"]).toBe("no-store");
  expect([status, body.success, body.code]).toEqual([404, false, "unknown-call"]);
  // Open pages of an earlier version show it to shoppers.
  expect(body.message).toMatch(
    /^Please reload this page: it is older than the shop\. Programs: .*\/api\/docs\.$/,
  );
});

test("the API describes itself, and its page runs no script but its own", async () => {
  const { body } = await get("/openapi.json");
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining([
      "/api/cakes/get-cakes",
      "/api/delivery/getSlots/{pincode}",
      "/api/user/addTocart",
    ]),
  );
  const page = await app.inject({ url: "/api/docs" });
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
  expect(page.body).not.toMatch(/<script>/);
  const files = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const url of files) expect((await app.inject({ url })).statusCode).toBe(200);
});
