import type { Page } from "@playwright/test";
import { addDays, dayOf } from "../../src/shop/basics/india-time.ts";
import { expect, expectAccessible, layoutShift, signInAs, test } from "../support/journey.ts";

/** A week in which no other journey sells. */
const WEEK = addDays(dayOf(new Date()), 40);
const PATH = `/admin/delivery/capacity?kitchen=delhi-cp&from=${WEEK}`;

/** The first window that can be changed, by its name without its figures. */
async function firstCell(page: Page) {
  const name =
    (await page
      .getByRole("link", { name: /Change$/ })
      .first()
      .textContent()) ?? "";
  const [slot = ""] = name.split(":");
  return page.getByRole("link", { name: new RegExp(`^${slot}: `) }).first();
}

test("a manager's wrong number of places stays in its form, and the right one is saved, by keyboard", async ({
  page,
  shop,
}) => {
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto(PATH);
  const cell = await firstCell(page);
  await cell.press("Enter");
  const places = page.getByRole("textbox", { name: /^Places on/ });
  await expect(places).toBeVisible();
  const before = Number(await places.inputValue());
  await places.fill("two");
  await places.press("Enter");
  await expect(page.getByText("Please enter a number from 0 to 999.")).toBeVisible();
  await expect(places).toHaveValue("two");
  await expect(places).toBeFocused();
  await expectAccessible(page);
  await places.fill(String(before + 1));
  await places.press("Enter");
  await expect(page.getByText("The places are saved.")).toBeVisible();
  await expect(places).toHaveCount(0);
  await expect(cell).toBeFocused();
  await expect(cell).toHaveAccessibleName(new RegExp(` / ${before + 1} Change$`));
  await page.reload();
  await expect(cell).toHaveAccessibleName(new RegExp(` / ${before + 1} Change$`));
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, waits: false });

  test("a refused number of places stays in its form with the reason", async ({ page, complaints, shop }) => {
    await signInAs(page, shop.url, "manager@example.com");
    await page.goto(PATH);
    await (await firstCell(page)).click();
    const places = page.getByRole("textbox", { name: /^Places on/ });
    await places.fill("two");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Please enter a number from 0 to 999.")).toBeVisible();
    await expect(places).toHaveValue("two");
    // The browser reports the 422 of the refused form.
    expect(complaints.splice(0)).toHaveLength(1);
    await places.fill("9");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("The places are saved.")).toBeVisible();
    await expect(places).toHaveCount(0);
  });
});

test("Cancel gives the focus back to the window of the day that was being changed", { tag: "@all" }, async ({
  page,
  shop,
}) => {
  await signInAs(page, shop.url, "manager@example.com");
  await page.goto(PATH);
  const cell = await firstCell(page);
  await cell.press("Enter");
  await expect(page.getByRole("textbox", { name: /^Places on/ })).toBeFocused();
  await page.getByRole("link", { name: "Cancel" }).press("Enter");
  await expect(cell).toBeFocused();
});

test("a closed window is marked in the week, and its mark leads to where it is reopened", {
  tag: "@all",
}, async ({ page, shop }) => {
  await signInAs(page, shop.url, "manager@example.com");
  // A day and a pincode for which no other journey orders.
  const on = addDays(WEEK, 3);
  await page.goto("/admin/delivery");
  await page.getByLabel("First day").fill(on);
  await page.getByLabel("What is closed").selectOption("standard 540");
  await page.getByLabel(/^Only these pincodes/).fill("110001");
  const reason = `Road closed ${Date.now()}`;
  await page.getByLabel("Reason").fill(reason);
  await page.getByRole("button", { name: "Close these times" }).click();
  await expect(page.getByText(reason).first()).toBeVisible();
  await page.goto(PATH);
  const mark = page.getByRole("link", { name: new RegExp(`^Closed in 110001 9 AM - 12 PM, .*${reason}$`) });
  await expect(mark).toBeVisible();
  await expectAccessible(page);
  await mark.click();
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("Over", { exact: true }).first()).toBeVisible();
  await page.goto(PATH);
  await expect(page.getByRole("link", { name: /Change$/ }).first()).toBeVisible();
  await expect(page.getByText(reason)).toHaveCount(0);
});
