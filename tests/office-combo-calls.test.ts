import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
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
const URL = "/products/PTRUFFLE/combos";
/** The labels of the combos that shoppers see, in order. */
const labels = async () => {
  const { text } = await shop.visitor().send({ method: "GET", url: "/cake/TRUF05" });
  return [...text.matchAll(/<h3>(With [^<]*)</g)].map(([, label]) => label);
};

test("a program sets the combos of a page, shoppers see it, and the log undoes it", async () => {
  const call = await program(["catalogue:read", "catalogue:write", "log:read", "log:undo"]);
  const put = (from: object[], to: object[]) => call({ method: "PUT", url: URL, body: { from, to } });
  const { combos } = (await call({ url: URL })).data;
  expect(combos).toMatchObject([
    { label: "With six red roses", state: "on-sale" },
    { label: "With a cuddly teddy", state: "off-sale" },
  ]);
  const [first, second] = combos.map(({ SKU, label }: { SKU: string; label: string }) => ({ SKU, label }));
  const roses = { SKU: "roses12", label: "With twelve roses" };
  const saved = await put([first, second], [roses, second]);
  expect(saved.data.combos).toMatchObject([{ SKU: "ROSES12", label: "With twelve roses" }, second]);
  await expect.poll(labels).toEqual(["With twelve roses", "With a cuddly teddy"]);

  const late = await put([first, second], []);
  expect(late).toMatchObject({ status: 409, code: "catalogue-changed" });
  expect(late.data.conflicts).toEqual([
    {
      field: "combos",
      from: [first, second],
      now: [{ ...roses, SKU: "ROSES12" }, second],
      to: [],
    },
  ]);
  const now = [{ ...roses, SKU: "ROSES12" }, second];
  expect((await put(now, now)).status, "the same again").toBe(200);
  expect(await put(now, [{ SKU: "NOTHING", label: "With nothing" }])).toMatchObject({
    ...{ status: 422, code: "unknown-combo", data: { skus: ["NOTHING"] } },
  });
  for (const wrong of [
    [roses, roses],
    [{ ...roses, label: "" }],
    [{ ...roses, label: "x".repeat(41) }],
    Array.from({ length: 7 }, (_, nth) => ({ SKU: `C-${nth}`, label: "More" })),
  ])
    expect((await put(now, wrong)).status, JSON.stringify(wrong).slice(0, 80)).toBe(400);
  expect((await put([{ SKU: "A", label: "a\u0000b" }], [])).status).toBe(400);

  const [entry] = (await call({ url: "/log" })).data.entries;
  expect((await call({ method: "POST", url: `/log/${entry.id}/undo` })).status).toBe(200);
  await expect.poll(labels).toEqual(["With six red roses", "With a cuddly teddy"]);
  expect((await call({ url: "/products/NOTHING/combos" })).code).toBe("unknown-product");
});

test("combos are changed with the scope for products only", async () => {
  const call = await program(["catalogue:read", "storefront:write"]);
  expect(await call({ method: "PUT", url: URL, body: { from: [], to: [] } })).toMatchObject({
    ...{ status: 403, code: "scope-missing" },
  });
});
