import { beforeAll, expect, test } from "vitest";
import { writeCsv } from "../src/shop/basics/csv.ts";
import { MOST_REPORT_BYTES } from "../src/shop/payments/rules/settlement-limits.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

const PATH = "/admin/accounts/settlements";
const HEADER =
  "type,entity_id,amount,currency,fee,tax,debit,credit,created_at,settlement_id,settled_at,settlement_utr";
const LINE = "payment,pay_Unknown1,100000,INR,2360,360,0,97640,1796000000,setl_A,1796200000,UTR1";

let shop: WholeShop;
let accountant: Person;
let manager: Person;
openWholeShopFor((opened) => {
  shop = opened;
});
beforeAll(async () => {
  accountant = await shop.person("accountant", { role: "accountant" });
  manager = await shop.person("manager", { role: "manager" });
});

async function send(text: string, person = accountant) {
  const form = new FormData();
  form.append("file", new File([text], "recon.csv", { type: "text/csv" }));
  const upload = new Response(form);
  return person.send({
    ...{ method: "POST", url: PATH, body: Buffer.from(await upload.arrayBuffer()) },
    headers: { "content-type": upload.headers.get("content-type") ?? "" },
  });
}
const post = (url: string, fields: Record<string, string>, person = accountant) =>
  person.sendForm(url, fields);
const get = async (url: string, person = accountant) => person.send({ method: "GET", url });

test("the accountant imports a report without script, sees what is open, explains it, and takes the file", async () => {
  expect((await send(`${HEADER}\n${LINE}\n`)).text).toContain("1 line imported, 1 new settlement.");
  expect((await send(`${HEADER}\n${LINE}\n`)).text).toContain(
    "recon.csv was imported before. Nothing changed.",
  );
  const list = (await get(PATH)).text;
  for (const figure of ["₹1,000", "₹20", "₹3.60", "₹976.40", "1 open"]) expect(list).toContain(figure);
  const page = await get(`${PATH}/setl_A`);
  expect(page.text).toContain("Not in our books");
  const explained = { entityId: "pay_Unknown1", kind: "payment", explanation: "=Our other shop" };
  expect((await post(`${PATH}/setl_A`, explained)).text).toContain("The line is explained.");
  expect((await get(PATH)).text).not.toContain("1 open");
  const { text, headers } = await get(`${PATH}/setl_A/download?format=csv`);
  expect(headers["content-disposition"]).toBe('attachment; filename="setl_A.csv"');
  expect(text).toContain("pay_Unknown1,Payment,2026-11-30T00:53:20.000Z,1000.00,20.00,3.60,976.40,,");
  // A spreadsheet must not run a typed text.
  expect(text).toContain("'=Our other shop");
  const workbook = await get(`${PATH}/download?format=xlsx`);
  expect([workbook.status, workbook.text.slice(0, 2)]).toEqual([200, "PK"]);
  const all = (await get(`${PATH}/download?format=csv`)).text;
  expect(all).toContain("UTR1,1,0,1000.00,0.00,20.00,3.60,976.40");
});

test("who explains a line after somebody else reads what that person wrote, and keeps the own text", async () => {
  await send(`${HEADER}\n${LINE.replace("pay_Unknown1", "pay_Twice").replace("setl_A", "setl_Twice")}\n`);
  const path = `${PATH}/setl_Twice`;
  const colleague = await shop.person("colleague", { role: "accountant" });
  const explain = (explanation: string, seen: string, person = accountant) =>
    post(path, { entityId: "pay_Twice", kind: "payment", explanation, seen }, person);
  expect((await explain("Our other shop", "")).text).toContain("The line is explained.");
  const late = await explain("A test payment", "", colleague);
  expect(late.status).toBe(409);
  expect(late.text).toMatch(/accountant has saved this on .*\. Nothing of yours was saved\./);
  for (const text of ["Theirs: Our other shop", "Yours: A test payment"]) expect(late.text).toContain(text);
  // The page holds what was seen, so that the next try is meant.
  expect(late.text).toMatch(/<input type="hidden" name="seen" value="Our other shop"\/>/);
  expect((await explain("", "Our other shop")).text).toContain("The line is open again.");
});

test("a wrong report is refused with the row and column of each wrong cell", async () => {
  const wrong = LINE.replace("pay_Unknown1", "=cmd()").replace("INR", "USD").replace("setl_A", "setl_Wrong");
  const { status, text } = await send(`${HEADER}\n${LINE.replace("setl_A", "setl_Wrong")}\n${wrong}\n`);
  expect(status).toBe(422);
  expect(text).toContain("recon.csv: 2 cells need a look. Nothing was imported.");
  expect((await send('type,entity_id\n"never closed')).text).toContain("the quote is never closed");
  expect(text).toMatch(/currency<\/td><td[^>]*>must be INR/);
  expect((await get(`${PATH}/setl_Wrong`)).status).toBe(404);
});

test("a report that is too large is refused before it is read", async () => {
  const row = `${LINE},${"x".repeat(1_000)}\n`;
  const tooLarge = await send(`${HEADER},notes\n${row.repeat(10_000)}`);
  expect([tooLarge.status, tooLarge.text]).toEqual([
    413,
    `This report is too large. Please go back and send ${MOST_REPORT_BYTES / 1e6} MB at most.`,
  ]);
  const tooLong = writeCsv([HEADER.split(","), ...Array.from({ length: 20_001 }, () => LINE.split(","))]);
  expect((await send(tooLong)).text).toContain("has 20001 rows. At most 20000 are read");
});

test("a month is fetched from the provider, and its failure is a sentence", async () => {
  const fetchMonth = () => post(PATH, { intent: "fetch", month: "2026-11" });
  expect((await fetchMonth()).text).toContain("The month holds no line that was paid out.");
  await shop.testApp.bankCall("POST", "/v1/faults", { fault: "api-error", times: 1 });
  const failed = await fetchMonth();
  expect(failed.status).toBe(503);
  expect(failed.text).toContain("The payment provider does not answer. Nothing was imported.");
});

test("others neither import, fetch nor explain", async () => {
  expect((await send(`${HEADER}\n${LINE}\n`, manager)).status).toBe(303);
  expect((await post(PATH, { intent: "fetch", month: "2026-11" }, manager)).status).not.toBe(200);
  const fields = { entityId: "pay_Unknown1", kind: "payment", explanation: "Mine" };
  expect((await post(`${PATH}/setl_A`, fields, manager)).status).toBe(404);
  expect((await get(`${PATH}/setl_A/download`, manager)).status).toBe(404);
  expect((await get(`${PATH}/setl_A`)).text).not.toContain("Mine");
});
