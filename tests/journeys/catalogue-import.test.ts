import type { Page } from "@playwright/test";
import { parseCsv, writeCsv } from "../../src/shop/basics/csv.ts";
import { expect, expectAccessible, press, signInAs, test } from "../support/journey.ts";

const SKU = "BTC-500G-E";
const NAME = "prices-of-november-without-any-space-in-their-long-name-final-2.csv";
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.skip(({ isMobile }) => isMobile, "tables are sent from a desk");

test("a price list shows its difference, is imported, and is undone as one change", { tag: "@all" }, async ({
  page,
  shop,
  complaints,
}) => {
  await signInAs(page, shop.url, "owner@example.com");
  await page.goto("/admin/catalogue/import");
  await expectAccessible(page);
  const exported = await (await page.request.get("/admin/catalogue/export?format=csv")).text();
  const cells = parseCsv(exported.replace("\ufeff", ""));
  const at = (name: string) => cells[0]?.indexOf(name) ?? -1;
  const line = cells.find((row) => row[at("SKU")] === SKU) ?? [];
  const send = async (sell: string) => {
    const buffer = Buffer.from(writeCsv([cells[0] ?? [], line.with(at("Sell"), sell)]));
    await page.getByLabel("File").setInputFiles({ name: NAME, mimeType: "text/csv", buffer });
    await press(page, "Compare");
  };

  await send("cheap");
  await expect(page.getByRole("alert")).toContainText("1 cell needs a look");
  // The browser names the status of the refused table.
  expect(complaints.splice(0)).toEqual([expect.stringContaining("422")]);
  await expect(page.getByRole("row", { name: "2 Sell must be an amount in rupees" })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page), "px that the page is too wide").toBe(0);

  const sell = String(Number(line[at("Sell")]) - 1);
  await send(sell);
  await expect(page.getByRole("heading", { name: `What ${NAME} changes` })).toBeVisible();
  await expect(page.getByRole("row", { name: SKU })).toContainText(sell);
  await expectAccessible(page);
  expect(await overflow(page), "px that the page is too wide").toBe(0);
  await press(page, "Import all of it");
  await page.getByRole("link", { name: "See what changed, or undo it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await press(page, "Undo this change");
  await expect(page.getByText(/^Undone by/)).toBeVisible();
});
