import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { openWholeShop, type Person, type WholeShop } from "../../tests/support/whole-shop.ts";
import { callApi } from "../../tests/support/whole-shop-for.ts";
import type { OpenDatabase } from "../infrastructure/database/open-database.ts";

let database: OpenDatabase;
let shop: WholeShop;

beforeAll(async () => {
  database = await testDatabase();
  shop = await openWholeShop(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const listOf = async (person: Person) => (await callApi(person, "GET", "/wish-list")).body.data;
const wish = (person: Person, SKU: string, isWished = true) =>
  callApi(person, "POST", "/wish-list", { SKU, isWished });
const cookieOf = ({ jar }: Person) => jar.get("wishes") ?? "";
/** Takes the browser of one person over to another, as a sign-in does. */
const hand = (from: Person, to: Person) => to.jar.set("wishes", cookieOf(from));
const postForm = (person: Person, fields: Record<string, string>) =>
  person.send({
    ...{ method: "POST", url: "/wish-list", body: new URLSearchParams(fields).toString() },
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

test("a visitor's list is in their browser, and another visitor has another", async () => {
  const visitor = shop.visitor();
  expect((await wish(visitor, "TRUF05")).body.data).toEqual(["TRUF05"]);
  expect((await wish(visitor, "ROSES12")).body.data).toEqual(["ROSES12", "TRUF05"]);
  expect(await listOf(visitor)).toEqual(["ROSES12", "TRUF05"]);
  expect((await wish(visitor, "TRUF10", false)).body.data).toEqual(["ROSES12"]);
  expect(await listOf(shop.visitor())).toEqual([]);
});

test("the first call after a sign-in moves the browser's list into the account", async () => {
  const visitor = shop.visitor();
  await wish(visitor, "TRUF05");
  const asha = await shop.person("asha");
  await wish(asha, "ROSES12");
  shop.testApp.pass(1);
  hand(visitor, asha);
  expect((await callApi(asha, "GET", "/me")).status).toBe(200);
  expect(cookieOf(asha)).toBe("");
  expect(await listOf(asha)).toEqual(["TRUF05", "ROSES12"]);
  expect(await listOf(await shop.person("meera"))).toEqual([]);
});

test("without script a form adds and removes, and leads to the list", async () => {
  const visitor = shop.visitor();
  const added = await postForm(visitor, { sku: "TRUF05", intent: "add" });
  expect([added.status, added.headers.location]).toEqual([303, "/wish-list"]);
  const page = await visitor.send({ method: "GET", url: "/wish-list" });
  expect(page.text).toContain('href="/cake/TRUF05"');
  expect(page.headers["cache-control"]).toContain("no-store");
  expect((await postForm(visitor, { sku: "TRUF05", intent: "remove" })).status).toBe(303);
  expect(await listOf(visitor)).toEqual([]);
  expect((await postForm(visitor, { sku: "NOPE", intent: "add" })).status).toBe(404);
});

test("what is not a wish is refused, and a forged request of a customer too", async () => {
  const ravi = await shop.person("ravi");
  expect((await wish(ravi, "NOPE")).status).toBe(404);
  expect((await callApi(ravi, "POST", "/wish-list", { SKU: "TRUF05" })).status).toBe(400);
  const forged = await ravi.send({
    ...{ method: "POST", url: "/api/wish-list", body: { SKU: "TRUF05", isWished: true } },
    headers: { "x-xsrf-token": null },
  });
  expect(forged.status).toBe(403);
  expect(await listOf(ravi)).toEqual([]);
});

test("an erased account's wishes are erased", async () => {
  const uma = await shop.person("uma");
  await wish(uma, "TRUF05");
  expect((await callApi(uma, "POST", "/account/erase", { confirm: "ERASE" })).status).toBe(200);
  expect(await listOf(uma)).toEqual([]);
});

test("calls and forms of a network share one limit", async () => {
  const visitor = shop.visitor();
  let status = 200;
  for (let nth = 0; nth <= 300 && status === 200; nth += 1) ({ status } = await wish(visitor, "TRUF05"));
  expect(status).toBe(429);
  expect((await postForm(visitor, { sku: "TRUF05", intent: "add" })).status).toBe(429);
});
