import type { Page } from "@playwright/test";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";

const board = (page: Page) => page.getByRole("region", { name: "When should it arrive?" });
const pincodeOf = (page: Page) => board(page).getByRole("textbox", { name: "Delivery pincode" });

/** Chooses the second day of the board, on which all slots are open. */
async function chooseTomorrow(page: Page, pincode: string): Promise<void> {
  await page.goto("/");
  await pincodeOf(page).fill(pincode);
  await board(page).locator("label.board-day").nth(1).click();
}

test("a day and slot chosen on the board apply to every cake and tab", async ({ page, context }) => {
  await chooseTomorrow(page, "110001");
  await expect(board(page).getByText("Delivery available for this pincode.")).toBeVisible();
  const slot = board(page).locator("label.slot").filter({ hasText: "6 PM to 9 PM" });
  await expect(slot).toContainText("Standard");
  await expect(slot).toContainText("Free from ₹500");
  await expect(slot).toContainText(/\d+ places left/);
  await slot.click();
  await expect(board(page).getByRole("radio", { name: /6 PM to 9 PM/ })).toBeChecked();
  await expect(
    page
      .getByRole("banner")
      .getByRole("button", { name: /Deliver to.*110001|Connaught/ })
      .first(),
  ).toBeVisible();

  const other = await context.newPage();
  await other.goto("/");
  await expect(board(other).getByRole("radio", { name: /6 PM to 9 PM/ })).toBeChecked();
  expect(await layoutShift(other)).toBeLessThan(0.02);
  await expectAccessible(other);

  await board(page).getByRole("link", { name: "See cakes for 6 PM to 9 PM" }).click();
  await expect(page).toHaveURL(/\/AllCakes/);
  await page.getByRole("article").first().getByRole("link").click();
  const plan = page.getByRole("region", { name: "Delivery", exact: true });
  await expect(plan.getByRole("textbox", { name: "Delivery pincode" })).toHaveValue("110001");
  await expect(plan.getByText("6 PM to 9 PM")).toBeVisible();
  await expect(page.getByRole("button", { name: "ORDER NOW" }).first()).toBeEnabled();
});

test("a cake with a longer lead time says so, and the slot stays chosen for others", { tag: "@all" }, async ({
  page,
}) => {
  await page.route("**/api/delivery/windows/**sku=*", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const option of body.data.options) for (const slot of option.slots) slot.state = "closed";
    await route.fulfill({ response: answer, json: body });
  });
  await chooseTomorrow(page, "110001");
  await board(page).locator("label.slot").filter({ hasText: "6 PM to 9 PM" }).click();
  const popular = page.getByRole("region", { name: "POPULAR PRODUCTS" });
  await popular.getByRole("article").first().getByRole("link").click();
  await expect(
    page.getByText("6 PM to 9 PM is too soon for this order. Please choose another time."),
  ).toBeVisible();
  await page.goBack();
  await expect(board(page).getByRole("radio", { name: /6 PM to 9 PM/ })).toBeChecked();
});

test("an unknown pincode or one outside the delivery area is reported at its field", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/");
  await expect(board(page).getByText("Six digits, to see days and hours.")).toBeVisible();
  await pincodeOf(page).fill("999999");
  await expect(board(page).getByText("Delivery not available for this pincode.")).toBeVisible();
  await expectAccessible(page);
  await pincodeOf(page).fill("9999");
  await expect(board(page).getByText("Six digits, to see days and hours.")).toBeVisible();
});

test("the location changes on the board and in the header alike", async ({ page }) => {
  await page.goto("/");
  await pincodeOf(page).fill("110001");
  await board(page).getByRole("button", { name: "Change the pincode" }).click();
  await expect(pincodeOf(page)).toBeFocused();
  await pincodeOf(page).fill("400001");
  await expect(board(page).getByText("400001")).toBeVisible();
  await page
    .getByRole("button", { name: /Deliver to/ })
    .locator("visible=true")
    .click();
  const dialog = page.getByRole("dialog", { name: "Where should it arrive?" });
  await dialog.getByRole("textbox", { name: "Pincode" }).fill("560001");
  await expect(board(page).getByText("560001")).toBeVisible();
});

test("a day without slots, an area without slots and a failure each say so, and offer a next step", {
  tag: "@all",
}, async ({ page, complaints }) => {
  let hoursOfDay: "closed" | "none" | "failed" | "open" = "closed";
  const pressed = Promise.withResolvers<void>();
  await page.route("**/api/delivery/windows/**", async (route) => {
    if (hoursOfDay === "failed")
      return route.fulfill({ status: 503, json: { success: false, message: "Later." } });
    if (hoursOfDay === "open") {
      await pressed.promise;
      return route.continue();
    }
    const answer = await route.fetch();
    const body = await answer.json();
    if (hoursOfDay === "none") body.data.options = [];
    else for (const option of body.data.options) for (const slot of option.slots) slot.state = "closed";
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto("/");
  await pincodeOf(page).fill("110001");
  await board(page).locator("label.board-day").first().click();
  await expect(board(page).getByText("No valid slots for today.")).toBeVisible();
  hoursOfDay = "none";
  await board(page).getByRole("button", { name: /^See / }).click();
  await expect(board(page).getByText("No delivery slots found for this pincode.")).toBeVisible();
  hoursOfDay = "failed";
  await board(page).locator("label.board-day").nth(2).click();
  await expect(board(page).getByText("Error fetching delivery slots.")).toBeVisible();
  await expectAccessible(page);
  // The page tries again by itself too: no answer comes before the press.
  hoursOfDay = "open";
  await board(page).getByRole("button", { name: "Try again" }).click();
  pressed.resolve();
  await expect(board(page).locator("label.slot").first()).toBeVisible();
  // The browser reports the error that we caused.
  complaints.splice(0);
});

test("any day of the next ninety can be chosen from the calendar", { tag: "@all" }, async ({ page }) => {
  await page.goto("/");
  await pincodeOf(page).fill("110001");
  await board(page).getByRole("button", { name: "Another date" }).click();
  const dialog = page.getByRole("dialog", { name: "Select Delivery Date" });
  await dialog.getByRole("button", { name: "Next month" }).click();
  await dialog
    .getByRole("gridcell")
    .getByRole("button", { name: /\b15\b/ })
    .click();
  await expect(dialog).toBeHidden();
  await expect(board(page).getByRole("button", { name: /^Another date, now .*15/ })).toBeVisible();
  await expect(board(page).locator("label.slot").first()).toBeVisible();
});

test.describe("before the page runs", { tag: "@all" }, () => {
  test.use({ waits: false });

  for (const [where, address] of [
    ["the board", "/"],
    ["a cake's page", "/cake"],
  ] as const) {
    test(`a pincode typed on ${where} before the page's script came is not lost`, async ({
      page,
      request,
    }) => {
      const rows = (await (await request.get("/api/cakes/get-cakes?start=1&end=2")).json()) as {
        data: string[][];
      };
      let letScriptsCome = () => {};
      const typed = new Promise<void>((done) => {
        letScriptsCome = done;
      });
      await page.route("**/assets/*.js", async (route) => {
        await typed;
        await route.continue();
      });
      await page.goto(address === "/" ? "/" : `/cake/${rows.data[1]?.[2]}`, { waitUntil: "commit" });
      await page.getByRole("textbox", { name: "Delivery pincode" }).first().pressSequentially("110001");
      letScriptsCome();
      await expect(page.getByText("Delivery available for this pincode.").first()).toBeVisible();
    });
  }
});
