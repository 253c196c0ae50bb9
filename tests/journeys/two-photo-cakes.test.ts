import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  chooseSlot,
  enterAddress,
  payButton,
  payOnScreen,
  signUpInPlace,
} from "../support/checkout-steps.ts";
import { expect, expectAccessible, layoutShift, signInAs, test } from "../support/journey.ts";
import { readPdf } from "../support/pdf-text.ts";
import { findSmallTargets } from "../support/small-targets.ts";

test.skip(({ isMobile }) => !isMobile, "the cart is the same at every width");

const RED = { r: 204, g: 51, b: 51 };
const BLUE = { r: 51, g: 51, b: 204 };

/** Places a photo on the cake's page, in place of the one that is there. Returns the URL of its picture. */
async function placePhoto(page: Page, background: typeof RED): Promise<string> {
  const buffer = await sharp({ create: { width: 1_600, height: 1_600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer };
  const isFirst = (await page.getByRole("button", { name: "Replace" }).count()) === 0;
  if (isFirst) await page.getByLabel(/Choose a photo/).setInputFiles(file);
  else {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Replace" }).click();
    await (await chooser).setFiles(file);
  }
  const dialog = page.getByRole("dialog", { name: "Place your photo" });
  await dialog.getByLabel(/I may use this photo/).check();
  await dialog.getByRole("button", { name: "Use this photo" }).click();
  await expect(dialog).toHaveCount(0);
  return urlOf(page.getByRole("img", { name: "Your photo on the cake" }));
}

async function urlOf(photo: ReturnType<Page["getByRole"]>): Promise<string> {
  return (await photo.locator("image").first().getAttribute("href")) ?? "";
}

const addButton = (page: Page) => page.getByRole("button", { name: "ADD TO CART", exact: true });

/** The pictures of a PDF of our renderer, by their middle colour: the channel that is strongest. */
async function coloursOf(pdf: Buffer): Promise<string[]> {
  const objects = pdf.toString("latin1").split("endobj");
  const jpegs = objects.filter((object) => object.includes("/DCTDecode"));
  return Promise.all(
    jpegs.map(async (object) => {
      const stream = object.slice(object.indexOf("stream\n") + 7, object.lastIndexOf("\nendstream"));
      const { dominant } = await sharp(Buffer.from(stream, "latin1")).stats();
      return dominant.r > dominant.b ? "red" : "blue";
    }),
  );
}

test("two cakes of one product that are added with two photos are baked with both", { tag: "@all" }, async ({
  page,
  browser,
  shop,
}) => {
  const cards = await fetch(`${shop.url}/photo-cake`);
  const sku = /href="\/cake\/([\w-]+)/.exec(await cards.text())?.[1] ?? "";
  await page.goto(`/cake/${sku}`);
  await chooseSlot(page);
  const dad = await placePhoto(page, RED);
  await page.getByLabel("Message on cake").fill("For Dad");
  // A visitor signs up first; then the cake is in the cart as it was made.
  await addButton(page).click();
  await signUpInPlace(page);
  await expect(page.getByRole("button", { name: "ADDED TO CART" })).toBeDisabled();

  // Another photo or message is another cake.
  await page.getByLabel("Message on cake").fill("For Mum");
  await expect(addButton(page)).toBeEnabled();
  const mum = await placePhoto(page, BLUE);
  expect(mum).not.toBe(dad);
  await addButton(page).click();
  await expect(page.getByRole("button", { name: "ADDED TO CART" })).toBeDisabled();
  await page.getByRole("button", { name: "See cart" }).click();

  const cart = page.getByRole("dialog", { name: "Cart" });
  const first = cart.getByRole("listitem").filter({ hasText: "1 of 2" });
  const second = cart.getByRole("listitem").filter({ hasText: "2 of 2" });
  await expect(first).toContainText("For Dad");
  await expect(second).toContainText("For Mum");
  expect([await urlOf(first.getByRole("img")), await urlOf(second.getByRole("img"))]).toEqual([dad, mum]);
  await expectAccessible(page);
  expect(await findSmallTargets(page)).toEqual([]);

  // A new page has both, without layout shift.
  await page.goto("/AllCakes");
  await expect(
    page.getByRole("button", { name: /^Cart\s*, 1 item$/ }).filter({ visible: true }),
  ).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await page.getByRole("button", { name: /^Cart/ }).filter({ visible: true }).click();
  await expect(first).toContainText("For Dad");
  await expect(second).toContainText("For Mum");

  // One of the two is removed, and comes back with one more.
  await second.getByRole("button", { name: /^Remove .*, 2 of 2$/ }).click();
  await expect(cart.getByText("For Mum")).toHaveCount(0);
  await expect(cart.getByText("For Dad")).toBeVisible();
  await expect(cart.locator(":focus")).toHaveAccessibleName(/^Remove /);
  await cart.getByRole("button", { name: /^One more/ }).click();
  await expect(second).toContainText("For Mum");

  await cart.getByRole("link", { name: "CHECKOUT" }).click();
  for (const [which, words, url] of [
    ["cake 1 of 2", "For Dad", dad],
    ["cake 2 of 2", "For Mum", mum],
  ] as const) {
    const cake = page.getByRole("group", { name: which });
    await expect(cake.getByLabel(/^Message on cake/)).toHaveValue(words);
    expect(await urlOf(cake.getByRole("img", { name: "Your photo on the cake" }))).toBe(url);
  }
  await enterAddress(page);
  await payButton(page).click();
  await payOnScreen(page);
  const items = page.getByRole("region", { name: "Items" });
  for (const [words, url] of [
    ["For Dad", dad],
    ["For Mum", mum],
  ] as const) {
    const item = items.getByRole("listitem").filter({ hasText: `Message: ${words}` });
    expect(await urlOf(item.getByRole("img", { name: /^Printed on / }))).toBe(url);
  }

  const uuid = await page.evaluate(() => sessionStorage.getItem("lastOrder"));
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 1180, height: 820 },
  });
  const tablet = await context.newPage();
  await signInAs(tablet, shop.url, "owner@example.com");
  await tablet.goto(`/admin/kitchen/${uuid}`);
  for (const words of ["For Dad", "For Mum"]) await expect(tablet.getByText(words).first()).toBeVisible();
  const href = await tablet
    .getByRole("link", { name: "Print in true size (PDF)" })
    .first()
    .getAttribute("href");
  const pdf = await (await tablet.request.get(href ?? "")).body();
  expect(readPdf(pdf).pages).toBe(2);
  expect(await coloursOf(pdf)).toEqual(["red", "blue"]);
  await context.close();
});
