import type { Page } from "@playwright/test";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";
import { type OrderWish, orderOf, pay, type Shopper, signUp, standardSlots } from "../support/shopper.ts";

test.skip(({ isMobile }) => !isMobile, "the dialogs are the same at every width");

/** A paid order for four days ahead, with its customer signed in on this page. */
async function placedOrder(
  page: Page,
  shop: string,
): Promise<{ uuid: string; shopper: Shopper; paid: string }> {
  const shopper = await signUp(shop, `changing-${Date.now()}@example.com`);
  const [slot] = (await standardSlots(shop, 4, 1)) as [OrderWish];
  const created = await shopper.post("/api/payment/create-order", orderOf(shopper, slot), {
    "idempotency-key": crypto.randomUUID(),
  });
  const placed = await pay(shop, shopper, created.body.data.razorpayOrder.id);
  const credentials = { email: shopper.email, password: "a-long-password" };
  const signedIn = await page.request.post("/api/auth/sign-in/email", {
    data: credentials,
    headers: { origin: shop },
  });
  expect(signedIn.ok()).toBe(true);
  const { total } = created.body.data.summary;
  return { uuid: placed.body.data.uuid, shopper, paid: `₹${Number(total).toLocaleString("en-IN")}` };
}

test("an order is cancelled by keyboard: the exact refund first, then its way back", async ({
  page,
  shop,
}) => {
  const { uuid, paid } = await placedOrder(page, shop.url);
  await page.goto(`/orders/${uuid}`);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expectAccessible(page);

  const cancel = page.getByRole("button", { name: "Cancel order" });
  await cancel.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Cancel order JM/ });
  await expect(dialog.getByText(/^You get all of it back until /)).toBeVisible();
  await expect(dialog.getByText("Back by UPI")).toBeVisible();
  await expect(dialog.getByText(paid)).toHaveCount(2);
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
  await cancel.press("Enter");
  await dialog.getByRole("button", { name: "Cancel the order" }).press("Enter");

  await expect(page.getByText(`The order is cancelled. ${paid} is on its way back to you.`)).toBeVisible();
  await expect(page.getByText("This order was cancelled")).toBeVisible();
  await expect(page.getByText("Cancelled by the customer.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Money back" })).toBeVisible();
  await expect(page.getByText(`${paid} back by UPI`)).toBeVisible();
  await expect(cancel).toBeHidden();
  // The sandbox pays out at once; the job that requests it needs a moment.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Paid out on .* Banks show it within 3 to 7 working days\.$/)).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 45_000 });
  await expectAccessible(page);

  const note = page.waitForEvent("download");
  await page.getByRole("link", { name: "Credit note" }).click();
  expect((await note).suggestedFilename()).toMatch(/^credit-note-C\d\d-\d{4}-\d{6}\.pdf$/);
});

test("an order gets another receiver and time, and shows what is not possible", async ({
  page,
  shop,
  complaints,
}) => {
  const { uuid } = await placedOrder(page, shop.url);
  await page.goto(`/orders/${uuid}`);
  await page.getByRole("button", { name: "Edit delivery details" }).click();
  const edit = page.getByRole("dialog", { name: "Edit delivery details" });
  await edit.getByLabel("Name").fill("Meera Iyer");
  await edit.getByLabel("Phone").fill("98450 12345");
  const address = edit.getByLabel("Address", { exact: true });
  await address.fill("MG Road, Bengaluru 560001");
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expect(edit.getByText(/^This address has another pincode\./)).toBeVisible();
  await expect(address).toBeFocused();
  await expectAccessible(page);
  expect(complaints.splice(0).join()).toContain("422");
  await address.fill("3rd floor, Rose House, Janpath");
  await edit.getByText("Office").click();
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("The delivery details are changed.")).toBeVisible();
  const details = page.getByRole("region", { name: "Delivery details" });
  await expect(details).toContainText("Meera Iyer");
  await expect(details).toContainText("+91 98450 12345");
  await expect(details).toContainText("Rose House, Janpath");
  await expect(details).toContainText("Name, phone and address can change until the kitchen starts.");

  await page.getByRole("button", { name: "Reschedule" }).click();
  const days = page.getByRole("dialog", { name: "Which day suits you?" });
  await days.getByRole("button", { name: "Next month" }).click();
  await days.getByRole("gridcell").getByRole("button").filter({ hasText: "Open" }).first().click();
  const hours = page.getByRole("dialog");
  await hours.getByText("6 PM to 9 PM").click();
  await expect(hours.getByText("more to pay")).toBeVisible();
  await expectAccessible(page);
  await hours.getByRole("button", { name: "Move it here" }).click();
  await expect(page.getByText(/^Moved to .*, 6 PM to 9 PM\.$/)).toBeVisible();
  await expect(page.getByText("6 PM to 9 PM", { exact: true })).toBeVisible();
});
