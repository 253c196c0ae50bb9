import { expect, expectAccessible, layoutShift, signInAs, test } from "../support/journey.ts";

test("a manager ends express delivery at one pincode by keyboard, shoppers see it, and the log undoes it", {
  tag: "@all",
}, async ({ page, shop }) => {
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin/delivery/pincodes?kitchen=delhi-cp");
  const link = page.getByRole("link", { name: /^Change what is offered at / }).first();
  const pincode = /\d{6}/.exec((await link.textContent()) ?? "")?.[0] ?? "";
  const offers = async () => (await page.request.get(`/api/delivery/${pincode}`)).text();
  await expectAccessible(page);
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Pincode ${pincode}` })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("Area")).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);

  const before = await offers();
  await page.getByRole("checkbox", { name: /^Express Delivery/ }).press("Space");
  await page.getByLabel("Area").fill("Near the market");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Saved. Shoppers see it now.")).toBeVisible();
  await expect.poll(offers).not.toBe(before);

  await page.goto("/admin/log");
  await page
    .getByRole("link", { name: new RegExp(`^Undo .*${pincode}`) })
    .first()
    .click();
  await expect(page.getByText("Near the market").first()).toBeVisible();
  await page.getByRole("button", { name: "Undo this change" }).click();
  await expect(page.getByText("It is undone.")).toBeVisible();
  await expect.poll(offers).toBe(before);
});
