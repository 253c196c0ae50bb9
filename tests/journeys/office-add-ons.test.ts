import sharp from "sharp";
import { chooseSlot, orderNow } from "../support/checkout-steps.ts";
import { expect, expectAccessible, layoutShift, press, signInAs, test } from "../support/journey.ts";

test("a manager creates an add-on with a question, and the next shopper is asked it on a cake page", {
  tag: "@all",
}, async ({ page, shop }) => {
  const name = `Wooden plaque ${Date.now()}`;
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/catalogue/add-ons");
  await expectAccessible(page);
  expect(await layoutShift(page), "more than a late font moves").toBeLessThan(0.001);
  await page.getByRole("link", { name: "New add-on" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New add-on");

  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Price").fill("199");
  await page.getByLabel("Tax class").selectOption("party-goods");
  await page.getByLabel("It asks for").selectOption("name");
  await page.getByLabel("Characters at most").fill("31");
  await press(page, "Create add-on");
  await expect(page.getByText("Please enter a number from 1 to 30.")).toBeVisible();
  await expect(page.getByLabel("Characters at most")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("Characters at most").fill("12");
  await press(page, "Create add-on");
  await expect(page.getByText("The add-on is created.")).toBeVisible();
  await expect(page.getByText("Off sale", { exact: true })).toBeVisible();
  await press(page, "Put on sale");
  await expect(page.getByText("It needs a picture before it can be on sale.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Send a picture" }).click();
  const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#a7742f" } })
    .jpeg()
    .toBuffer();
  const file = page.getByLabel("File", { exact: true });
  await file.setInputFiles({ name: "plaque.jpg", mimeType: "image/jpeg", buffer });
  await press(page, "Add picture");
  await expect(page.getByText("Shoppers see this picture now.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name }).click();
  await press(page, "Put on sale");
  await expect(page.getByText("Shoppers can choose it again.")).toBeVisible();

  // By keyboard: the focus follows the row.
  await page.goto("/admin/catalogue/add-ons");
  const up = page.getByRole("button", { name: `Move ${name} up` });
  await up.press("Enter");
  await expect(page.getByText("Shoppers see this order now.")).toBeVisible();
  await expect(up).toBeFocused();
  await page.getByRole("button", { name: `Move ${name} down` }).press("Enter");
  await expect(up).toBeFocused();

  await page.goto("/cake/RVC-500G-E");
  await chooseSlot(page);
  await orderNow(page).click();
  const addOns = page.getByRole("dialog", { name: "Make It Extra Special" });
  await addOns.getByRole("button", { name: `Add ${name}` }).click();
  await expect(addOns.getByLabel(`${name}: Which name?`)).toBeFocused();
  await page.keyboard.type("Meera");
  await expect(addOns.getByText("5 of 12")).toBeVisible();
  await expect(addOns.getByText("1 add-on, ₹199")).toBeVisible();
  await expectAccessible(page);
});
