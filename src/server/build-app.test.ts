import { describe, expect, test } from "vitest";
import {
  browserOf,
  type IdentityShop,
  identityShop,
  openIdentityShopFor,
} from "../../tests/support/identity-shop.ts";
import type { OpenDatabase } from "../infrastructure/database/open-database.ts";
import { buildApp } from "./build-app.ts";

let database: OpenDatabase;
let shop: IdentityShop;

openIdentityShopFor((opened, openedDatabase) => {
  shop = opened;
  database = openedDatabase;
  // Like the pages, which take all remaining paths.
  shop.app.all("/*", () => "a page");
});

test.each([
  "/api/cakes/get-cakes/%zz",
  "/api/user/getCart/%00",
  "/api/x%0d%0aSet-Cookie:a=b",
  "/api",
  "/api/",
])("%s is no call: the reply is the usual 404, with the CSRF cookie", async (url) => {
  const { status, body, cookies } = await browserOf(shop).get(url);
  expect(status).toBe(404);
  expect(body).toMatchObject({ success: false, code: "unknown-call" });
  expect(cookies).toHaveLength(1);
});

test("an unknown method is a 404 with the envelope", async () => {
  const reply = await shop.app.inject({ method: "PROPFIND" as "GET", url: "/api/me" });
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ success: false, code: "unknown-call" });
});

test("an internal error gets plain words, without details", async () => {
  const { app } = await identityShop(database.db);
  app.get("/breaks", () => {
    throw new Error("select * from users failed in /home/shop");
  });
  const reply = await app.inject("/breaks");
  expect([reply.statusCode, reply.body]).toEqual([500, "Something is down on our side. Please try again."]);
  await app.close();
});

describe("the figures at /metrics", () => {
  const request = (headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
    shop.app.inject({ url: "/metrics", headers, remoteAddress }).then((reply) => reply.statusCode);

  test("are for this machine alone", async () => {
    for (const local of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
      expect(await request({}, local), local).toBe(200);
    expect(await request({}, "203.0.113.9")).toBe(404);
  });

  test("are not for requests that a local proxy forwards", async () => {
    expect(await request({ "x-forwarded-for": "203.0.113.9" })).toBe(404);
    expect(await request({ forwarded: "for=203.0.113.9" })).toBe(404);
  });

  test("need the token in live mode, even on this machine", async () => {
    const token = "a-token-for-prometheus";
    const services = { ...shop.services, settings: { ...shop.services.settings, mode: "live" as const } };
    const { log } = services;
    const askedOf = async (metricsToken: string | undefined, headers: Record<string, string>) => {
      const app = await buildApp({ services, log: log as never, metricsToken });
      const { statusCode } = await app.inject({ url: "/metrics", headers, remoteAddress: "127.0.0.1" });
      await app.close();
      return statusCode;
    };
    expect(await askedOf(undefined, {})).toBe(404);
    expect(await askedOf(undefined, { authorization: "Bearer undefined" })).toBe(404);
    expect(await askedOf(token, {})).toBe(404);
    expect(await askedOf(token, { authorization: "Bearer another-token-of-16" })).toBe(404);
    expect(await askedOf(token, { authorization: `Bearer ${token}` })).toBe(200);
  });

  test("count waiting mails, their age, and those that were given up", async () => {
    const { body } = await shop.app.inject("/metrics");
    for (const name of ["mails_waiting", "mails_oldest_waiting_seconds", "mails_given_up"]) {
      expect(body).toContain(`\n${name} 0\n`);
    }
  });

  test("show how old the data of pages can be", async () => {
    const { body } = await shop.app.inject("/metrics");
    expect(Number(body.match(/\nchange_feed_age_seconds (\S+)\n/)?.[1])).toBeLessThan(60);
  });

  test("count refunds by state, and those that need attention", async () => {
    const { body } = await shop.app.inject("/metrics");
    for (const state of ["under_way", "failed", "given_up", "mismatched"]) {
      expect(body).toContain(`\nrefunds{state="${state}"} 0\n`);
    }
  });
});
