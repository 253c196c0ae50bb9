import sharp from "sharp";
import { deliveredOrder } from "../support/delivered-order.ts";
import { expect, expectAccessible, layoutShift, press, signInAs, test } from "../support/journey.ts";
import { findSmallTargets } from "../support/small-targets.ts";

test.skip(({ isMobile }) => !isMobile, "the steps are the same at every width");

const photo = async (width: number, height: number, background: string) => ({
  name: "cake.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test("a delivered order: on time in one tap, a review with photos, approved, and shown on the cake's page", async ({
  page,
  shop,
}) => {
  test.setTimeout(180_000);
  const { slot, uuid } = await deliveredOrder(page, shop, { name: "delivered", ahead: 5 });
  await page.goto(`/orders/${uuid}`);
  await expect(page.getByText(/^You earned \d+ coins$/)).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expectAccessible(page);
  expect(await findSmallTargets(page)).toEqual([]);
  const onTime = page.getByRole("region", { name: "Was it on time?" });
  await onTime.getByRole("button", { name: "Yes" }).click();
  await expect(onTime.getByText("Thank you for telling us.")).toBeVisible();
  await expect(onTime.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(new RegExp(`/orders/${uuid}$`));
  await onTime.getByRole("button", { name: "No" }).click();
  await expect(page.getByLabel("What is wrong?")).toHaveValue("late");
  await page.goBack();
  await onTime.getByRole("button", { name: "Yes" }).click();
  await expect(onTime.getByText("Thank you for telling us.")).toBeVisible();

  // Few stars lead to help first, and from there to the review.
  await page.getByRole("link", { name: /^2 stars for / }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Something was not right?" })).toBeVisible();
  await page.getByRole("link", { name: "Or write your review with 2 stars" }).click();
  await expect(page.getByRole("radio", { name: "2 stars" })).toBeChecked();
  await page.goBack();
  await page.goBack();
  await page.getByRole("link", { name: /^4 stars for / }).click();
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await expect(page.getByLabel("Name")).toHaveValue("Meera Iyer");
  await page.getByLabel("Contact number").fill("98450 12345");
  await page.getByRole("radio", { name: "5 stars" }).check({ force: true });
  await page.getByLabel("Message").fill("It looked just like its picture.");
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg") });
  await expect(
    page.getByText("We cannot open “a.svg” as a photo. Choose a JPEG, PNG or WebP photo."),
  ).toBeVisible();
  await input.setInputFiles([await photo(1200, 900, "#7a4a2b"), await photo(900, 1200, "#2b4a7a")]);
  await expect(page.getByRole("img", { name: /of your review$/ })).toHaveCount(2);
  await input.setInputFiles([await photo(700, 700, "#4a7a2b"), await photo(700, 700, "#4a2b7a")]);
  await expect(page.getByText("A review has 3 photos at most.")).toBeVisible();
  await expect(page.getByRole("img", { name: /of your review$/ })).toHaveCount(3);
  await page.getByRole("button", { name: "Remove photo 3" }).click();
  await press(page, "SUBMIT");
  await expect(page.getByText("Please agree that the photos may be shown, or remove them.")).toBeVisible();
  const agree = page.getByLabel(/^The photos are mine/);
  await expect(agree).toBeFocused();
  await expectAccessible(page);
  expect(await findSmallTargets(page)).toEqual([]);
  await agree.check();
  await press(page, "SUBMIT");
  await expect(page.getByRole("heading", { name: "Thank you, Meera Iyer." })).toBeFocused();
  await page.goto(`/orders/${uuid}`);
  await expect(page.getByText("Reviewed. Thank you!")).toBeVisible();

  await signInAs(page, shop.url, "manager@example.com");
  await page.goto(`/admin/orders/${uuid}`);
  await expect(page.getByText("It was on time")).toBeVisible();
  await page.goto("/admin/reviews");
  const waiting = page.getByRole("article").filter({ hasText: "It looked just like its picture." });
  await waiting.getByLabel("Show photo 2").uncheck();
  await expectAccessible(page);
  expect(await findSmallTargets(page)).toEqual([]);
  await waiting.getByRole("button", { name: "Show it", exact: true }).click();
  await expect(page.getByText("The review is shown now.")).toBeVisible();

  await page.context().clearCookies();
  const shown = page.getByRole("article").filter({ hasText: "It looked just like its picture." });
  await expect
    .poll(async () => {
      await page.goto(`/cake/${slot.sku}`);
      return shown.count();
    })
    .toBe(1);
  const picture = shown.getByRole("img", { name: /^Meera Iyer's review, \d of \d$/ });
  await expect(picture).toHaveCount(1);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(480);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expectAccessible(page);
});
