import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { parseCsv, writeCsv } from "../src/shop/basics/csv.ts";
import { programOf } from "./support/programs.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager", fullName: "Meera Iyer" });
});

// A person has only so many.
beforeEach(() => shop.services.db.delete(accessTokens));

const program = (scopes: TokenScope[]) => programOf(shop, { person: manager, role: "manager", scopes });
type Program = Awaited<ReturnType<typeof program>>;

const IMPORTS: TokenScope[] = ["catalogue:read", "catalogue-import:write", "log:undo", "prices:write"];

/** The catalogue's own file with one cell changed, in the line of `TRUF05`. */
async function tableWith(column: string, cell: string): Promise<string> {
  const { text, headers } = await manager.send({ method: "GET", url: "/api/admin/catalogue-file" });
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="catalogue-[\d-]+\.csv"$/);
  const [header = [], ...lines] = parseCsv(text);
  const [sku, at] = [header.indexOf("SKU"), header.indexOf(column)];
  return writeCsv([header, ...lines.map((line) => (line[sku] === "TRUF05" ? line.with(at, cell) : line))]);
}

const compare = (call: Program, table: string, type = "text/csv") =>
  call({ method: "POST", url: "/catalogue-import?name=Prices", body: Buffer.from(table), type });
const apply = (call: Program, fingerprint: string) =>
  call({ method: "POST", url: "/catalogue-import/apply", body: { fingerprint } });
const sellOf = async (call: Program) => {
  const { skus } = (await call({ url: "/products/PTRUFFLE" })).data;
  return skus.find(({ SKU }: { SKU: string }) => SKU === "TRUF05");
};

test("a program sends a table, reads the difference, imports it once, and undoes it as a whole", async () => {
  const call = await program(IMPORTS);
  const { price } = await sellOf(call);
  const table = await tableWith("Sell", "123");
  const { difference } = (await compare(call, table, "text/csv; charset=utf-8")).data;
  expect(difference).toMatchObject({
    ...{ name: "Prices", page: 1, pages: 1 },
    counts: { products: 1, skus: 1, newProducts: 0, newSkus: 0, cells: 1 },
    rows: [
      {
        ...{ SKU: "TRUF05", ProductID: "PTRUFFLE", isNew: null },
        cells: [{ column: "Sell", before: `${price}`, after: "123" }],
      },
    ],
  });
  expect((await call({ url: "/catalogue-import" })).data).toEqual({ difference });
  expect((await sellOf(call)).price, "nothing is changed yet").toBe(price);

  const { entry } = (await apply(call, difference.fingerprint)).data;
  expect((await sellOf(call)).price).toBe(123);
  expect(await apply(call, difference.fingerprint), "the same again").toMatchObject({
    ...{ status: 409, code: "nothing-prepared" },
  });
  expect((await compare(call, await tableWith("Sell", "123"))).data).toEqual({ difference: null });
  expect((await call({ method: "POST", url: `/log/${entry}/undo` })).status).toBe(200);
  expect((await sellOf(call)).price).toBe(price);
});

test("a catalogue that has changed since is not overwritten; the new difference waits, or is dropped", async () => {
  const call = await program(IMPORTS);
  const { mrp, price } = await sellOf(call);
  const { difference } = (await compare(call, await tableWith("Sell", "321"))).data;
  const prices = [{ SKU: "TRUF05", from: { mrp, price }, to: { mrp, price: price - 1 } }];
  expect((await call({ method: "PUT", url: "/prices", body: { prices } })).status).toBe(200);
  const late = await apply(call, difference.fingerprint);
  expect(late).toMatchObject({
    ...{ status: 409, code: "import-outdated" },
    data: { cells: [{ SKU: "TRUF05", column: "Sell", was: `${price}`, now: `${price - 1}` }], count: 1 },
  });
  expect(JSON.stringify(late)).not.toContain("Meera");
  const renewed = (await call({ url: "/catalogue-import" })).data.difference;
  expect(renewed.fingerprint).not.toBe(difference.fingerprint);
  for (const time of ["once", "again"])
    expect((await call({ method: "DELETE", url: "/catalogue-import" })).status, time).toBe(200);
  expect((await call({ url: "/catalogue-import" })).data).toEqual({ difference: null });
});

test("wrong cells are named by row and column; what is no table, and tokens without the scope, are refused", async () => {
  const call = await program(IMPORTS);
  const wrong = await compare(call, await tableWith("Sell", "cheap"));
  expect(wrong).toMatchObject({
    ...{ status: 422, code: "catalogue-file-wrong" },
    data: { problems: [{ row: expect.any(Number), column: "Sell", text: expect.any(String) }], count: 1 },
  });
  expect((await compare(call, "{}", "application/json")).code).toBe("table-type-unknown");
  expect((await compare(call, "")).status).toBe(422);
  expect((await apply(call, "0")).status).toBe(400);
  const others = await program(["catalogue:read", "catalogue:write", "products:write", "prices:write"]);
  for (const sent of [
    { method: "POST", url: "/catalogue-import/apply", body: { fingerprint: "0".repeat(64) } },
    { method: "DELETE", url: "/catalogue-import" },
    { url: "/catalogue-import" },
  ] as const)
    expect(await others(sent)).toMatchObject({ status: 403, data: { scope: "catalogue-import:write" } });
});
