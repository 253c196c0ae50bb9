import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";

const PATH = "/cake/BTC-500G-E";

test("a cake's page is shared by its link where the device has no sheet for it", async ({ page, shop }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
    Clipboard.prototype.writeText = async (text) => {
      document.title = text;
    };
  });
  await page.goto(PATH);
  const share = page.getByRole("button", { name: "Share", exact: true });
  await share.click();
  await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent(`Belgian Chocolate Truffle Cake · Jamun ${shop.url}${PATH}`)}`,
  );
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  await expect(page).toHaveTitle(shop.url + PATH);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(share).toBeFocused();
  await expect(share).toHaveAttribute("aria-expanded", "false");
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test("the device's own sheet gets the name and the link", { tag: ["@all", "@one-width"] }, async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    Navigator.prototype.share = async (shared) => {
      document.title = JSON.stringify(shared);
    };
  });
  await page.goto(PATH);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const title = "Belgian Chocolate Truffle Cake · Jamun";
  await expect(page).toHaveTitle(JSON.stringify({ title, url: shop.url + PATH }));
  await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(0);
});

test("without script it is a link to WhatsApp", { tag: "@all" }, async ({ browser, shop }) => {
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PATH);
  const link = page.getByRole("link", { name: "Share on WhatsApp" });
  await expect(link).toHaveAttribute("href", new RegExp(encodeURIComponent(shop.url + PATH)));
  await context.close();
});
