import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { programOf } from "./support/programs.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
let accountant: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager" });
  accountant = await shop.person("accountant", { role: "accountant" });
});

// A person has only so many.
beforeEach(() => shop.services.db.delete(accessTokens));

const VIEWS: TokenScope[] = ["saved-views:write"];
const ofManager = () => programOf(shop, { person: manager, role: "manager", scopes: VIEWS });
const ofAccountant = () => programOf(shop, { person: accountant, role: "accountant", scopes: VIEWS });

test("a program saves a view, which the list of orders then shows, and removes it", async () => {
  const call = await ofManager();
  const filter = {
    on: "today",
    status: ["ready", "shipped"],
    option: "midnight",
    slot: "540-720",
    kitchen: "delhi",
  };
  const save = () =>
    call({ method: "POST", url: "/saved-views", body: { name: " Out  today ", shared: true, filter } });
  const [view] = (await save()).data.views;
  expect(view).toMatchObject({ name: "Out today", shared: true, removable: true, filter });
  expect(await save(), "the same again").toMatchObject({ status: 409, code: "view-name-taken" });
  const { text } = await manager.send({ method: "GET", url: "/admin/orders" });
  expect(text).toContain("Out today");
  expect(text).toContain("on=today&amp;status=ready&amp;status=shipped");

  const theirs = await ofAccountant();
  expect((await theirs({ url: "/saved-views" })).data.views).toMatchObject([
    { name: "Out today", removable: false },
  ]);
  await theirs({ method: "DELETE", url: `/saved-views/${view.id}` });
  expect((await call({ url: "/saved-views" })).data.views).toHaveLength(1);
  for (const time of ["once", "again"])
    expect((await call({ method: "DELETE", url: `/saved-views/${view.id}` })).status, time).toBe(200);
  expect((await call({ url: "/saved-views" })).data.views).toEqual([]);
});

test("views without a filter, with a searched text, or shared by somebody who may not are refused", async () => {
  const call = await ofAccountant();
  const save = (body: object) =>
    call({ method: "POST", url: "/saved-views", body: { name: "Mine", ...body } });
  for (const filter of [{}, { on: "someday" }, { status: ["lost"] }, { status: [] }, { slot: "noon" }])
    expect((await save({ filter })).status, JSON.stringify(filter)).toBe(400);
  expect(await save({ shared: true, filter: { on: "today" } })).toMatchObject({
    code: "may-not-share-views",
  });
  const { views } = (await save({ filter: { on: "today", q: "Asha" } })).data;
  expect(views).toMatchObject([{ name: "Mine", shared: false, filter: { on: "today" } }]);
  expect(JSON.stringify(views)).not.toContain("Asha");
});
