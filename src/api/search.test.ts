import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { openTestApiFor } from "../../tests/support/test-api-for.ts";

let app: FastifyInstance;

openTestApiFor((api) => {
  app = api;
});

async function suggest(query: string) {
  const reply = await app.inject({ url: `/api/search/suggest${query}` });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
}

test("a suggestion reads SKU and flavour, with name, price and picture beside it", async () => {
  const { status, body } = await suggest("?q=vani");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    data: [
      {
        SKU: "PHOTO10",
        Flavour: "Vanilla",
        Text: "PHOTO10 - Vanilla",
        ProductName: "Vanilla Photo Cake",
        Sell: 899,
        Price: 999,
        Tile: "rose",
        Status: "Active",
      },
    ],
  });
  expect(body.data[0].Image).toMatch(/^\/pictures\/.+\.webp$/);
});

test("there are five suggestions at most", async () => {
  expect((await suggest("?q=choc")).body.data).toHaveLength(5);
});

test.each(["", "?q=", "?q=%20%20", "?q=durian", "?q=%25"])(
  "there are no suggestions for %j",
  async (query) => {
    expect(await suggest(query)).toMatchObject({ status: 200, body: { success: true, data: [] } });
  },
);

test("an unreasonable query is refused, and browsers cache a reply for a while", async () => {
  expect(await suggest(`?q=${"x".repeat(101)}`)).toMatchObject({ status: 400, body: { code: "bad-input" } });
  const { headers } = await suggest("?q=choc");
  expect(headers["cache-control"]).toBe("private, max-age=60");
});

test("the 601st read in a minute from one IP address is refused, whatever it reads; others are served", async () => {
  const ask = (url: string, remoteAddress = "2001:db8:1:2::1") => app.inject({ url, remoteAddress });
  for (let i = 0; i < 300; i += 1) {
    expect((await ask("/api/search/suggest?q=", `2001:db8:1:2::${i}`)).statusCode).toBe(200);
    expect((await ask("/api/cakes/cards?sku=NOSUCH")).statusCode).toBe(200);
  }
  for (const url of ["/api/search/suggest?q=", "/api/cakes/cards?sku=A", "/api/cakes/reviews/A"]) {
    const reply = await ask(url);
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask(url, "2001:db8:1:3::1")).statusCode).toBe(200);
  }
});
