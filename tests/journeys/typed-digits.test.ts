import { expect, test } from "../support/journey.ts";

const CAKE = "/cake/BTC-500G-E";

test("a pincode may be typed with a space, or in the digits of Hindi, wherever it is asked for", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/");
  const board = page.getByRole("region", { name: "When should it arrive?" });
  await board.getByRole("textbox", { name: "Delivery pincode" }).pressSequentially("११० ००१");
  await expect(board.getByText("Delivery available for this pincode.")).toBeVisible();
  await expect(board.getByText("110001")).toBeVisible();

  await page
    .getByRole("button", { name: /Deliver to/ })
    .locator("visible=true")
    .click();
  const dialog = page.getByRole("dialog", { name: "Where should it arrive?" });
  // The present pincode is selected: typing replaces it, and the sixth digit starts the check.
  await expect(dialog.getByRole("textbox", { name: "Pincode" })).toBeFocused();
  await page.keyboard.type("560 001");
  await expect(dialog).toBeHidden();
  await expect(board.getByText("560001")).toBeVisible();

  await page.goto(CAKE);
  const field = page.getByRole("textbox", { name: "Delivery pincode" });
  await expect(field).toHaveValue("560001");
  await field.fill("");
  await expect(
    page.getByRole("button", { name: "Enter your PIN code to check availability" }),
  ).toBeDisabled();
  await field.pressSequentially("৭০০-০০১");
  await expect(page.getByText("Delivery available for this pincode.")).toBeVisible();
  await page.goto("/");
  await expect(board.getByText("700001")).toBeVisible();
});

test("a message on a cake loses invisible characters, and keeps what Hindi needs", {
  tag: ["@all", "@one-width"],
}, async ({ page }) => {
  await page.goto(CAKE);
  await page.getByRole("textbox", { name: "Delivery pincode" }).fill("110001");
  const message = page.getByLabel("Message on cake");
  await message.fill("Hap\u200bpy \u202eAsha\u2066");
  await expect(message).toHaveValue("Happy Asha");
  await message.fill("प्\u200dयारी");
  await expect(message).toHaveValue("प्\u200dयारी");
});
