import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { seedSmallShop } from "../../tests/support/small-shop.ts";
import { ASHA, asAsha, testApi } from "../../tests/support/test-api.ts";
import type { OpenDatabase } from "../infrastructure/database/open-database.ts";
import { cartLines } from "../shop/cart/cart.tables.ts";

let opened: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  opened = await testDatabase();
  await seedSmallShop(opened.db);
  app = await testApi(opened.db);
});
beforeEach(() => opened.db.delete(cartLines));
afterAll(async () => {
  await app.close();
  await opened.close();
});

async function send(call: InjectOptions) {
  const reply = await app.inject(call);
  return { status: reply.statusCode, body: reply.json() };
}

const email = ASHA.email;
const adding = (lines: object[], by = email): InjectOptions => ({
  method: "POST",
  url: "/api/user/addTocart",
  payload: { email: by, SKU: lines },
});
const removing = (skuid: string): InjectOptions => ({
  method: "POST",
  url: "/api/user/deleteCart",
  payload: { email, skuid },
});
const setting = (skuid: string, quantity: number): InjectOptions => ({
  method: "POST",
  url: "/api/user/setCartQuantity",
  payload: { email, skuid, quantity },
});
const reading: InjectOptions = { url: `/api/user/getCart/${email}` };

describe("the cart", () => {
  test("grows by what is added, and comes back whole as JSON text", async () => {
    await send(asAsha(adding([{ skuid: "TRUF10", quantity: 1 }])));
    const { status, body } = await send(
      asAsha(
        adding([
          { skuid: "TRUF10", quantity: 2 },
          { skuid: "ROSES12", quantity: 1 },
        ]),
      ),
    );
    expect(status).toBe(200);
    expect(JSON.parse(body.data.at(-1)).sort(bySku)).toEqual([
      { skuid: "ROSES12", quantity: 1 },
      { skuid: "TRUF10", quantity: 3 },
    ]);
    const read = await send(asAsha(reading));
    expect(JSON.parse(read.body.data.cart).sort(bySku)).toEqual(JSON.parse(body.data.at(-1)).sort(bySku));
    expect(read.body.data.items).toBe(3 * 1259 + 449);
  });

  test("takes at most 20 of one thing", async () => {
    await send(asAsha(adding([{ skuid: "TRUF10", quantity: 15 }])));
    const { body } = await send(asAsha(adding([{ skuid: "TRUF10", quantity: 15 }])));
    expect(JSON.parse(body.data.at(-1))).toEqual([{ skuid: "TRUF10", quantity: 20 }]);
  });

  test("takes 30 different things; more of one of them still fits, a thirty-first does not", async () => {
    const full = Array.from({ length: 29 }, (_, index) => ({
      userId: ASHA.id,
      sku: `OLD${index}`,
      quantity: 1,
    }));
    await opened.db.insert(cartLines).values(full);
    for (let time = 0; time < 2; time += 1) {
      expect((await send(asAsha(adding([{ skuid: "TRUF10", quantity: 1 }])))).status).toBe(200);
    }
    expect(await send(asAsha(adding([{ skuid: "ROSES12", quantity: 1 }])))).toMatchObject({
      status: 409,
      body: {
        code: "cart-full",
        message:
          "A cart takes 30 different things, and yours has as many. Please order or remove some of them first.",
      },
    });
    expect(JSON.parse((await send(asAsha(reading))).body.data.cart)).toHaveLength(30);
  });

  test("holds as many as the stepper says, up or down", async () => {
    await send(asAsha(adding([{ skuid: "TRUF10", quantity: 5 }])));
    for (const quantity of [2, 20]) {
      const { status, body } = await send(asAsha(setting("TRUF10", quantity)));
      expect([status, JSON.parse(body.data.at(-1))]).toEqual([200, [{ skuid: "TRUF10", quantity }]]);
    }
  });

  test("the stepper does not bring back what was removed on another device", async () => {
    expect(await send(asAsha(setting("TRUF10", 2)))).toMatchObject({
      status: 404,
      body: { code: "not-in-cart", message: "This is no longer in your cart." },
    });
    expect(JSON.parse((await send(asAsha(reading))).body.data.cart)).toEqual([]);
  });

  test.each([0, 21, 1.5])("can't be set to %d of one thing", async (quantity) => {
    await send(asAsha(adding([{ skuid: "TRUF10", quantity: 1 }])));
    expect(await send(asAsha(setting("TRUF10", quantity)))).toMatchObject({ status: 400 });
  });

  test("says what Standard Delivery of it costs: ₹50, free from ₹500", async () => {
    await send(asAsha(adding([{ skuid: "ROSES12", quantity: 1 }])));
    expect((await send(asAsha(reading))).body.data).toMatchObject({ items: 449, delivery: 50 });
    expect((await send(asAsha(reading))).body.data.fees).toContainEqual({
      ...{ name: "Standard Delivery", fee: 50, freeFrom: 500 },
    });
    await send(asAsha(setting("ROSES12", 2)));
    expect((await send(asAsha(reading))).body.data).toMatchObject({ items: 898, delivery: 0 });
  });

  test("loses a SKU that is removed; removing it again is not an error", async () => {
    await send(asAsha(adding([{ skuid: "TRUF10", quantity: 1 }])));
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await send(asAsha(removing("TRUF10")));
      expect([status, body.data]).toEqual([200, ["[]"]]);
    }
  });

  test("shows today's names and prices, and says what is unavailable or gone", async () => {
    const stored = ["TRUF10", "TRUF20", "OLD"].map((sku) => ({ userId: ASHA.id, sku, quantity: 1 }));
    await opened.db.insert(cartLines).values(stored);
    const { body } = await send(asAsha(reading));
    const rows = Object.fromEntries(body.data.rows.map((row: { skuid: string }) => [row.skuid, row]));
    expect(rows.TRUF10).toMatchObject({
      name: "Belgian Chocolate Truffle Cake",
      price: 1259,
      orginalPrice: 1399,
      state: "available",
    });
    expect(rows.TRUF20.state).toBe("unavailable");
    expect(rows.OLD).toMatchObject({ state: "gone", name: "" });
    expect(body.data.items).toBe(1259);
  });
});

describe("the cart takes nothing from", () => {
  test("a visitor: 401", async () => {
    const calls = [adding([{ skuid: "TRUF10", quantity: 1 }]), removing("TRUF10"), setting("TRUF10", 2)];
    for (const call of [...calls, reading]) {
      expect(await send(call)).toMatchObject({ status: 401, body: { code: "sign-in-needed" } });
    }
  });

  test("somebody else's address: 403", async () => {
    const foreign = "mallory@example.com";
    const calls = [
      adding([{ skuid: "TRUF10", quantity: 1 }], foreign),
      { url: `/api/user/getCart/${foreign}` },
    ];
    for (const call of calls) {
      expect(await send(asAsha(call))).toMatchObject({ status: 403, body: { code: "not-your-account" } });
    }
  });

  test("a page that is not the shop's: 403", async () => {
    const call = asAsha(adding([{ skuid: "TRUF10", quantity: 1 }]));
    const forged = { ...call, headers: { ...call.headers, "x-xsrf-token": "guess" } };
    expect(await send(forged)).toMatchObject({ status: 403, body: { code: "csrf" } });
    const foreign = { ...call, headers: { ...call.headers, origin: "https://evil.example" } };
    expect(await send(foreign)).toMatchObject({ status: 403, body: { code: "csrf" } });
  });

  test.each([
    ["an unknown SKU", [{ skuid: "NOPE", quantity: 1 }], 404, "unknown-sku"],
    ["a cake that can't be had", [{ skuid: "TRUF20", quantity: 1 }], 409, "sku-unavailable"],
    ["no quantity", [{ skuid: "TRUF10" }], 400, "bad-input"],
    ["none of it", [{ skuid: "TRUF10", quantity: 0 }], 400, "bad-input"],
    ["21 of it", [{ skuid: "TRUF10", quantity: 21 }], 400, "bad-input"],
    ["half of it", [{ skuid: "TRUF10", quantity: 0.5 }], 400, "bad-input"],
    ["an empty list", [], 400, "bad-input"],
  ])("%s", async (_what, lines, status, code) => {
    expect(await send(asAsha(adding(lines)))).toMatchObject({ status, body: { success: false, code } });
    expect(JSON.parse((await send(asAsha(reading))).body.data.cart)).toEqual([]);
  });

  test("a list of which one SKU is unknown", async () => {
    const lines = [
      { skuid: "TRUF10", quantity: 1 },
      { skuid: "NOPE", quantity: 1 },
    ];
    expect((await send(asAsha(adding(lines)))).status).toBe(404);
    expect(JSON.parse((await send(asAsha(reading))).body.data.cart)).toEqual([]);
  });

  test("broken JSON: 400, and an oversized body: 413", async () => {
    const headers = { "content-type": "application/json" };
    const broken = await send(asAsha({ ...adding([]), headers, payload: '{"email": ' }));
    expect(broken).toMatchObject({ status: 400, body: { success: false, code: "bad-request" } });
    const huge = await send(asAsha({ ...adding([]), headers, payload: `{"email":"${"a".repeat(70_000)}"}` }));
    expect(huge).toMatchObject({
      status: 413,
      body: { success: false, message: "The request is too large." },
    });
  });
});

function bySku(line: { skuid: string }, other: { skuid: string }): number {
  return line.skuid.localeCompare(other.skuid);
}
