import type { Page } from "@playwright/test";
import { addDays, dayOf } from "../../src/shop/basics/india-time.ts";
import { expect, expectAccessible, signInAs, test } from "../support/journey.ts";
import { layoutFaults } from "../support/layout-faults.ts";
import { KNOWN_NUMBER, takePhoneOrder } from "../support/phone-order.ts";

/** Questions of a phone order at most, whoever calls, with the gift note open. */
const MOST_QUESTIONS = 12;

test("staff take an order on the phone; the caller pays it by the link, signed out, in another browser", async ({
  page,
  shop,
  browser,
}) => {
  await signInAs(page, shop.url, "care@example.com");
  await takePhoneOrder(page, shop.url);
  await page.goto("/admin/orders/new");
  const newNumber = `98${String(Date.now()).slice(-8)}`;
  const phone = page.getByLabel("Phone", { exact: true });
  await phone.fill(newNumber);
  await page.getByLabel("Name").first().fill("Radhika Kamath");
  await page.getByLabel("E-mail").fill(`radhika-${Date.now()}@example.com`);
  await page.getByLabel("Product or SKU").fill("rasmalai");
  // The caller asks for it by words, not by the code.
  await expect(page.getByRole("radio", { name: /Rasmalai.*1 kg.*Contains egg/i }).first()).toBeVisible();
  await page
    .getByRole("radio", { name: /Rasmalai.*1 kg.*Eggless/i })
    .first()
    .check();
  await page.getByLabel(/Message on the cake/).fill("Happy 60th, Appa");
  await page.getByLabel("Pincode", { exact: true }).fill("110001");
  await page.getByLabel("Day").fill(addDays(dayOf(new Date()), 2));
  await page
    .getByRole("radio", { name: /^3 PM to 6 PM/ })
    .first()
    .check();
  const create = page.getByRole("button", { name: "Create order and send link" });
  await page.getByText("Make it a gift").click();
  await expect(page.getByLabel("Card text")).toBeVisible();
  expect(await countQuestions(page), "a new caller").toBe(MOST_QUESTIONS);
  await phone.fill(KNOWN_NUMBER);
  const somebodyElse = page.getByRole("button", { name: "Somebody else" });
  await expect(somebodyElse).toBeVisible();
  expect(await countQuestions(page), "a known caller").toBe(MOST_QUESTIONS - 1);
  await somebodyElse.click();
  await expect(page.getByLabel("E-mail")).toBeVisible();
  expect(await countQuestions(page), "somebody else with a known number").toBe(MOST_QUESTIONS);
  await phone.fill(newNumber);
  await expect(page.getByRole("button", { name: "A customer with this number" })).toHaveCount(0);
  await create.click();
  const wrong = page.getByText("Please enter the address.");
  await expect(wrong).toBeVisible();
  // A look-up leaves the error on screen, and the right address removes it.
  await page.getByLabel("Product or SKU").fill("truffle");
  await expect(page.getByRole("radio", { name: /Truffle/i }).first()).toBeVisible();
  await expect(wrong).toBeVisible();
  await page.getByLabel("Address").fill("18, 3rd Cross, Domlur Layout");
  await expect(wrong).toHaveCount(0);
  await expect(page.getByText("Total, with GST")).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  await expectAccessible(page);
  await create.click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  await expect(page.getByText(/It works until \d+:\d\d [AP]M, (29|30) min left/)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Note for staff").fill("Ring twice");
  const context = await browser.newContext();
  const payer = await context.newPage();
  await payer.goto(link);
  await expect(payer.getByRole("heading", { level: 1 })).toHaveText("Pay your order");
  await expect(payer.getByText("Happy 60th, Appa")).toBeVisible();
  await expect(payer.getByText("Domlur")).toHaveCount(0);
  await expectAccessible(payer);
  expect(await layoutFaults(payer)).toEqual([]);
  await payer.getByRole("button", { name: /^Pay ₹/ }).click();
  await payer
    .getByRole("dialog", { name: /Pay Jamun/ })
    .getByRole("button", { name: "I have paid" })
    .click();
  await expect(payer.getByRole("heading", { level: 1 })).toHaveText("Paid. The order is placed.");
  await expectAccessible(payer);
  await context.close();

  // The page looks up by itself, with what was typed meanwhile.
  await expect(page.getByText("Order placed").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Payment link" })).toHaveCount(0);
  const note = page.getByLabel("Note for staff");
  await expect(note).toHaveValue("Ring twice");
  await expect(note).toBeFocused();
});

test("while the shop cannot be reached the form stays, says so, and goes on with what was typed", async ({
  page,
  shop,
  complaints,
}) => {
  await signInAs(page, shop.url, "care@example.com");
  await page.goto("/admin/orders/new");
  const product = page.getByLabel("Product or SKU");
  await product.fill("rasmalai");
  const rasmalai = page.getByRole("radio", { name: /Rasmalai/i }).first();
  await expect(rasmalai).toBeVisible();
  await page.route("**/admin/orders/new.data*", (route) => route.fulfill({ status: 503, body: "" }));
  await page.getByLabel("Pincode", { exact: true }).fill("110001");
  const lookUpFailed = page.getByText("may be out of date");
  await expect(lookUpFailed).toBeVisible();
  await expect(rasmalai).toBeVisible();
  await expect(product).toHaveValue("rasmalai");
  await rasmalai.check();
  const create = page.getByRole("button", { name: "Create order and send link" });
  await create.click();
  const orderFailed = page.getByText("no second one is made");
  await expect(orderFailed).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/admin/orders/new.data*");
  // It asks again by itself, with all that was typed. Whether the order exists is still not known.
  await expect(page.getByText("Made in")).toBeVisible({ timeout: 15_000 });
  await expect(lookUpFailed).toHaveCount(0);
  await expect(orderFailed).toBeVisible();
  await expect(page.getByLabel("Pincode", { exact: true })).toHaveValue("110001");
  await expect(product).toHaveValue("rasmalai");
  await expect(rasmalai).toBeChecked();
  await create.click();
  await expect(page.getByText("Please choose a delivery time.")).toBeVisible();
  await expect(page.getByText("The shop could not be reached")).toHaveCount(0);
  // The browser reports each reply of 503.
  expect(complaints.splice(0).filter((text) => !text.includes("503"))).toEqual([]);
});

/** How many questions the form asks: a field, or a choice of several, each counts as one. */
async function countQuestions(page: Page): Promise<number> {
  const controls = page.locator("form.call").locator("input, textarea, select");
  const names = await controls.evaluateAll((all) =>
    all.filter((control) => control.checkVisibility()).map((control) => control.getAttribute("name")),
  );
  return new Set(names).size;
}
