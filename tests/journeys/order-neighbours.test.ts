import { expect, expectAccessible, layoutShift, signInAs, test } from "../support/journey.ts";
import { type OrderWish, orderOf, pay, signUp, standardSlots } from "../support/shopper.ts";

test("staff go through the orders of a filtered list by keys, and see how far each is", async ({
  page,
  shop,
}) => {
  const mark = `Beside ${Date.now()}`;
  const shopper = await signUp(shop.url, `beside-${Date.now()}@example.com`, "Meera Iyer");
  const [slot] = (await standardSlots(shop.url, 4, 1)) as [OrderWish];
  for (const nth of [1, 2]) {
    const created = await shopper.post(
      "/api/payment/create-order",
      { ...orderOf(shopper, slot), message: `${mark} ${nth}` },
      { "idempotency-key": crypto.randomUUID() },
    );
    await pay(shop.url, shopper, created.body.data.razorpayOrder.id);
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

  // What is asked of the page meanwhile keeps its place in the list.
  await page.getByRole("link", { name: "The customer wants it no more" }).click();
  await expect(page).toHaveURL(/cancel=customer/);
  const note = page.getByLabel("Note for staff");
  await note.fill("Only for this order");
  await page.getByRole("link", { name: `Previous order: ${first}` }).click();
  await expect(heading(first)).toBeVisible();
  await expect(note).toHaveValue("");
  await page.getByRole("main").getByRole("link", { name: "Orders", exact: true }).click();
  await expect(page).toHaveURL(list);
});
