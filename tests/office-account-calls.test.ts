import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { parseCsv } from "../src/shop/basics/csv.ts";
import { programOf } from "./support/programs.ts";
import { orderOf, type Person, soon, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let accountant: Person;
let manager: Person;
let asha: Person;
let uuid = "";

openWholeShopFor(async (opened) => {
  shop = opened;
  accountant = await shop.person("accountant", { role: "accountant" });
  manager = await shop.person("manager", { role: "manager" });
  asha = await shop.person("asha");
  ({ uuid } = await orderOf(shop, asha));
  await shop.testApp.work();
});

// A person has only so many.
beforeEach(() => shop.services.db.delete(accessTokens));

const ACCOUNTS: TokenScope[] = ["accounts:read", "settlements:write"];
const program = (scopes: TokenScope[] = ACCOUNTS) =>
  programOf(shop, { person: accountant, role: "accountant", scopes });
type Program = Awaited<ReturnType<typeof program>>;

const month = soon(0).slice(0, 7);
const fileOf = (path: string) => accountant.send({ method: "GET", url: `/api/admin${path}` });

test("a program reads the tables of GSTR-1, and they are the invoices to the paisa", async () => {
  const call = await program();
  const { returns, creditNotes } = (await call({ url: `/gst-returns?month=${month}` })).data;
  const { invoices, next } = (await call({ url: `/invoices?month=${month}` })).data;
  expect(invoices).toEqual([expect.objectContaining({ order: uuid, total: 719, placeOfSupply: "07" })]);
  expect([creditNotes, next]).toEqual([[], null]);
  const [{ number, gstin, taxable }] = invoices;
  const [filed] = returns;
  expect(filed).toMatchObject({
    ...{ gstin, table5: [], table8: [] },
    table13: [{ kind: "invoice", from: number, to: number, documents: 1 }],
    ...{ invoiced: { taxable, total: 719 }, credited: { total: 0 }, total: { taxable, total: 719 } },
  });
  const sum = (rows: { total: number }[]) =>
    rows.reduce((paise, { total }) => paise + Math.round(total * 100), 0);
  expect([sum(filed.table7), sum(filed.table12)]).toEqual([71_900, 71_900]);

  const csv = await fileOf(`/gst-returns/file?month=${month}`);
  expect(csv.headers["content-disposition"]).toBe(`attachment; filename="gstr1-${month}.csv"`);
  expect(parseCsv(csv.text).map(([table]) => table)).toContain("7 B2C others");
  const forPortal = JSON.parse((await fileOf(`/gst-returns/${gstin}/file?month=${month}`)).text);
  expect(forPortal).toMatchObject({ gstin, doc_issue: { doc_det: [{ docs: [{ from: number }] }] } });
  const list = parseCsv((await fileOf(`/invoices/file?month=${month}`)).text);
  expect([list.length, list[1]?.[0], list[2]?.at(-1)]).toEqual([3, number, "719.00"]);
  expect((await call({ url: "/gst-returns?month=2026-13" })).status).toBe(400);
  expect((await call({ url: `/invoices?month=${month}&after=nothing` })).data.invoices).toEqual([]);
});

/** The amounts of the order: a cake with 5% tax within the state, delivered for nothing. */
const AMOUNTS = ["684.76", "0.00", "17.12", "17.12", "719.00"];

test("the accountant's pages give the files of a month, whose tables 7 and 12 are the order to the paisa", async () => {
  const page = (query: string, person = accountant) =>
    person.send({ method: "GET", url: `/admin/accounts/download?month=${month}${query}` });
  const file = await page("");
  expect(file).toMatchObject({ status: 200 });
  expect(file.headers["content-disposition"]).toBe(`attachment; filename="gstr1-${month}.csv"`);
  const rows = parseCsv(file.text);
  const table = (name: string) => rows.filter(([first]) => first === name);
  expect(table("7 B2C others").map((row) => row.slice(-5))).toEqual([AMOUNTS]);
  expect(table("12 HSN summary").map((row) => row.slice(-5))).toEqual([AMOUNTS]);
  const [, , , hsn, rate, pieces] = table("12 HSN summary")[0] ?? [];
  expect([hsn, rate, pieces]).toEqual(["1905", "5", "1"]);
  const [order, sums] = parseCsv((await page("&list=invoices")).text).slice(1);
  expect([order?.slice(-5), sums?.slice(-5)]).toEqual([AMOUNTS, AMOUNTS]);
  const gstin = table("7 B2C others")[0]?.[1];
  expect(JSON.parse((await page(`&gstin=${gstin}`)).text)).toMatchObject({
    b2cs: [{ txval: 684.76, camt: 17.12, samt: 17.12, iamt: 0, rt: 5 }],
    hsn: { hsn_b2c: [{ hsn_sc: hsn, qty: 1, txval: 684.76 }] },
  });
  expect((await page("&gstin=none")).status).toBe(404);
  expect((await page("", asha)).status).toBe(404);
});

test("the figures of a period are taken as files, a table each", async () => {
  const period = `from=${soon(0)}&to=${soon(0)}`;
  const table = async (name: string, person = accountant) =>
    person.send({ method: "GET", url: `/admin/figures/download?table=${name}&${period}` });
  const days = await table("days");
  expect(days.headers["content-disposition"]).toBe(`attachment; filename="days-${soon(0)}-${soon(0)}.csv"`);
  expect(parseCsv(days.text)[1]?.slice(1)).toEqual(["1", "719.00", "0.00", "0.00", "34.24"]);
  expect(parseCsv((await table("best-sellers")).text)[1]?.slice(1)).toEqual(["1", "0", "719.00"]);
  expect((await table("nothing")).status).toBe(404);
  expect((await table("days", asha)).status).toBe(404);
});

const NAMES =
  "type,entity_id,amount,currency,fee,tax,debit,credit,created_at,settlement_id,settled_at,settlement_utr";
const reportOf = (id: string) =>
  `${NAMES}\npayment,pay_${id},100000,INR,2360,360,0,97640,1796000000,setl_${id},1796200000,UTR1\n`;
const send = (call: Program, text: string) =>
  call({ method: "POST", url: "/settlements?name=November", body: Buffer.from(text), type: "text/csv" });

test("a program imports a settlement report once, sees what differs, and explains it", async () => {
  const call = await program();
  expect((await send(call, reportOf("One"))).data).toMatchObject({ settlements: 1, added: 1, known: 0 });
  expect((await send(call, reportOf("One"))).data, "the same again").toMatchObject({ added: 0, known: 1 });
  const listed = (await call({ url: "/settlements?open=true" })).data;
  expect(listed).toMatchObject({
    ...{ openDifferences: 1, next: null },
    settlements: [
      {
        ...{ id: "setl_One", bankReference: "UTR1", lineCount: 1, open: 1 },
        ...{ received: 1_000, takenBack: 0, fees: 20, taxOnFees: 3.6, paidOut: 976.4 },
      },
    ],
  });
  const settlement = async () => (await call({ url: "/settlements/setl_One" })).data;
  expect((await settlement()).lines).toMatchObject([
    { id: "pay_One", kind: "payment", state: "unknown", paidOut: 976.4, inBooks: null, explanation: null },
  ]);
  const explain = (from: string, to: string) =>
    call({
      method: "PUT",
      url: "/settlements/setl_One/lines/payment/pay_One/explanation",
      body: { from, to },
    });
  expect((await explain("", "Our other shop")).status).toBe(200);
  expect((await explain("", "Our other shop")).status, "the same again").toBe(200);
  const late = await explain("", "A test");
  expect([late.status, late.code, late.data]).toEqual([
    409,
    "line-explained",
    { explanation: "Our other shop" },
  ]);
  expect(await settlement()).toMatchObject({ open: 0, lines: [{ explanation: "Our other shop" }] });
  expect((await call({ url: "/settlements?open=true" })).data.settlements).toEqual([]);
  expect(await call({ url: "/settlements/setl_One?page=2" })).toMatchObject({ code: "unknown-settlement" });
});

test("a month is fetched from the provider; wrong reports are refused by row and column", async () => {
  const call = await program();
  const fetched = await call({ method: "POST", url: "/settlements/fetch", body: { month } });
  expect(fetched.data).toMatchObject({ added: 0, known: 0 });
  expect(await send(call, reportOf("Two").replace("INR", "USD"))).toMatchObject({
    ...{ status: 422, code: "report-wrong" },
    data: { problems: [{ row: 2, column: "currency", text: expect.any(String) }], count: 1 },
  });
  expect((await call({ url: "/settlements/setl_Two" })).status).toBe(404);
});

test("a token of somebody who does not reconcile reads no settlement; other scopes open none of this", async () => {
  const theirs = await programOf(shop, { person: manager, role: "manager", scopes: ["accounts:read"] });
  expect((await theirs({ url: `/gst-returns?month=${month}` })).status).toBe(200);
  expect((await theirs({ url: "/settlements" })).status).toBe(404);
  const figures = await program(["figures:read"]);
  expect(await figures({ url: `/invoices?month=${month}` })).toMatchObject({ code: "scope-missing" });
  const reader = await program(["accounts:read"]);
  expect(await send(reader, reportOf("Three"))).toMatchObject({ code: "scope-missing" });
});
