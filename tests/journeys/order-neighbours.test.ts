import { expect, expectAccessible, layoutShift, press, signInAs, test } from "../support/journey.ts";
import { type OrderWish, orderOf, pay, signUp, standardSlots } from "../support/shopper.ts";

test("staff go through the orders of a filtered list by keys, see how far each is, and why a form was refused", {
  tag: "@all",
}, async ({ page, shop }) => {
  const mark = `Beside ${Date.now()}`;
  const shopper = await signUp(shop.url, `beside-${Date.now()}@example.com`, "Meera Iyer");
  const [slot] = (await standardSlots(shop.url, 4, 1)) as [OrderWish];
  let uuid = "";
  for (const nth of [1, 2]) {
    const created = await shopper.post(
      "/api/payment/create-order",
      { ...orderOf(shopper, slot), message: `${mark} ${nth}` },
      { "idempotency-key": crypto.randomUUID() },
    );
    await pay(shop.url, shopper, created.body.data.razorpayOrder.id);
    uuid = created.body.data.uuid;
  }
  await signInAs(page, shop.url, "owner@example.com");
  const list = `/admin/orders?on=${slot.date}&q=${encodeURIComponent(mark).replaceAll("%20", "+")}`;
  await page.goto(list);
  const rowOf = (nth: number) =>
    page
      .getByRole("row")
      .filter({ hasText: `${mark} ${nth}` })
      .getByRole("link");
  const [first, second] = [await rowOf(1).first().innerText(), await rowOf(2).first().innerText()];
  const heading = (number: string) => page.getByRole("heading", { level: 1, name: `Order ${number}` });

  await rowOf(1).first().click();
  await expect(heading(first)).toBeVisible();
  const steps = page.getByRole("list", { name: "Steps of the order" }).getByRole("listitem");
  await expect(steps).toHaveText([/^Paid/, /^Being made/, /^Readyby/, /^With the rider/, /^Deliveredby/]);
  await expect(steps.first()).toHaveAttribute("aria-current", "step");
  await expect(page.getByRole("link", { name: "Previous order" })).toHaveCount(0);
  await page.keyboard.press("j");
  await expect(heading(second)).toBeVisible();
  await expect(page.getByRole("link", { name: "Next order" })).toHaveCount(0);
  await page.reload();
  await expect(heading(second)).toBeVisible();
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.01);

  // When the customer changes the order, a refusal stays in view, and typed values do not replace the customer's.
  const receiver = { name: "Asha Rao", phone: "+919876543210", altPhone: "", addressType: "Home" };
  const moveTo = async (address: string) => {
    expect((await shopper.put(`/api/orders/${uuid}/receiver`, { ...receiver, address })).status).toBe(200);
    await expect(page.locator("address").filter({ hasText: address })).toBeVisible();
  };
  const opener = page.getByText("Change name, phone or address");
  await opener.click();
  const phone = page.getByLabel("Phone", { exact: true });
  await phone.fill("12");
  await press(page, "Save the details");
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await moveTo("7 Hill Road, Saket");
  await expect(phone).toHaveValue(/98765 ?43210$/);
  await opener.click();
  await phone.fill("98765 43211");
  await press(page, "Save the details");
  await expect(opener).toBeFocused();
  await expect(phone).toBeHidden();
  await press(page, "Add note");
  const noteForStaff = page.getByLabel("Note for staff");
  await expect(noteForStaff).toHaveAttribute("aria-invalid", "true");
  await moveTo("9 Hill Road, Saket");
  await expect(noteForStaff).toHaveAttribute("aria-invalid", "true");

  // A link within the page keeps its place in the list.
  await page.getByRole("link", { name: "The customer wants it no more" }).click();
  await expect(page).toHaveURL(/cancel=customer/);
  await noteForStaff.fill("Only for this order");
  await page.getByRole("link", { name: `Previous order: ${first}` }).click();
  await expect(heading(first)).toBeVisible();
  await expect(noteForStaff).toHaveValue("");
  await page.getByRole("main").getByRole("link", { name: "Orders", exact: true }).click();
  await expect(page).toHaveURL(list);
});
