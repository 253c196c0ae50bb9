import { stockAlerts } from "../../src/shop/stock-alerts/stock-alerts.tables.ts";
import { expect, expectAccessible, layoutShift, pageSettles, test } from "../support/journey.ts";

/** A size of a cake that the demo shop does not sell now. */
const GONE = "RVC-2KG-E";

test("who finds a cake unavailable leaves an e-mail, with and without script", { tag: "@all" }, async ({
  page,
  browser,
  shop,
}) => {
  await page.goto(`/cake/${GONE}`);
  // Until its code has loaded, the form loads a document, whose status the browser reports.
  await pageSettles(page);
  const email = page.getByLabel("Email");
  const ask = page.getByRole("button", { name: "Tell me when it is back" });
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await email.fill("asha");
  await ask.click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await email.fill("asha@example.com");
  await ask.click();
  await expect(page.getByText("We will write to asha@example.com once")).toBeFocused();

  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`/cake/${GONE}`);
  await plain.getByLabel("Email").fill("meera@example.com");
  await plain.getByRole("button", { name: "Tell me when it is back" }).click();
  await expect(plain.getByText("We will write to meera@example.com once")).toBeVisible();
  await context.close();

  // An open page would go on with requests and report errors.
  await page.goto("about:blank");
  await shop.inDatabase(async ({ db }) => {
    const alerts = await db.select({ email: stockAlerts.email, sku: stockAlerts.sku }).from(stockAlerts);
    expect(alerts).toHaveLength(2);
    await db.delete(stockAlerts);
  });
});
