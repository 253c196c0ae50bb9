import type { Page } from "@playwright/test";
import { expect, expectAccessible, press, signInAs, test } from "../support/journey.ts";

const HEADER =
  "type,entity_id,amount,currency,fee,tax,debit,credit,created_at,settlement_id,settled_at,settlement_utr";
const lineOf = (id: string, at: string) =>
  `payment,${id},100000,INR,2360,360,0,97640,1796000000,setl_${at},1796200000,UTR${at}`;
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("an accountant imports the provider's report, finds what differs, and explains it", async ({
  page,
  shop,
  complaints,
}, { project }) => {
  const mine = project.name.replace(/\W/g, "");
  await signInAs(page, shop.url, "accountant@example.com");
  await page.goto("/admin/accounts");
  await page.getByRole("link", { name: "Settlements" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settlements" })).toBeVisible();
  await expectAccessible(page);
  const send = async (text: string) => {
    const file = { name: "recon.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
    await page.getByLabel("Settlement recon report").setInputFiles(file);
    await press(page, "Import");
  };

  await send("Order,Total\nJ1,719\n");
  await expect(page.getByRole("alert")).toContainText("Nothing was imported.");
  // The browser names the status of the refused report.
  expect(complaints.splice(0)).toEqual([expect.stringContaining("422")]);
  await expectAccessible(page);

  await send(`${HEADER}\n${lineOf(`pay_${mine}`, mine)}\n`);
  await expect(page.getByRole("status").first()).toHaveText("1 line imported, 1 new settlement.");
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page), "px that the page is too wide").toBe(0);
  await page.getByRole("link", { name: "Show where" }).click();
  await expect(page.getByRole("row", { name: `setl_${mine}` })).toContainText("1 open");
  await page.getByRole("link", { name: `setl_${mine}` }).click();
  await expect(page.getByRole("row", { name: `pay_${mine}` })).toContainText("Not in our books");
  await expectAccessible(page);
  expect(await overflow(page), "px that the page is too wide").toBe(0);
  await page.getByLabel(`What pay_${mine} is about`).fill("Paid to our other shop");
  await press(page, `Explain pay_${mine}`);
  await expect(page.getByRole("status").first()).toHaveText("The line is explained.");
  await expect(page.getByRole("row", { name: `pay_${mine}` })).toContainText("Paid to our other shop");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toBe(`setl_${mine}.csv`);
});
