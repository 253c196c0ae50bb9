import { parseCsv, writeCsv } from "../../src/shop/basics/csv.ts";
import { expect, expectAccessible, press, signInAs, test } from "../support/journey.ts";

const SKU = "BTC-500G-E";

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
    await page.getByLabel("File").setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer });
    await press(page, "Compare");
  };

  await send("cheap");
  await expect(page.getByRole("alert")).toContainText("1 cell needs a look");
  // The browser names the status of the refused table.
  expect(complaints.splice(0)).toEqual([expect.stringContaining("422")]);
  await expect(page.getByRole("row", { name: "2 Sell must be an amount in rupees" })).toBeVisible();
  await expectAccessible(page);

  const sell = String(Number(line[at("Sell")]) - 1);
  await send(sell);
  await expect(page.getByRole("heading", { name: "What prices.csv changes" })).toBeVisible();
  await expect(page.getByRole("row", { name: SKU })).toContainText(sell);
  await expectAccessible(page);
  await press(page, "Import all of it");
  await page.getByRole("link", { name: "See what changed, or undo it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await press(page, "Undo this change");
  await expect(page.getByText(/^Undone by/)).toBeVisible();
});
