import type { Page } from "@playwright/test";
import { expect, expectAccessible, signInAs, test } from "../support/journey.ts";
import { column, countNotes, ticket } from "../support/kitchen-board.ts";
import { paidCake } from "../support/paid-cake.ts";
import { findSmallTargets } from "../support/small-targets.ts";

test.skip(({ isMobile }) => isMobile, "the board is made for a tablet on the wall");
test.use({ viewport: { width: 1180, height: 820 } });

test("without a connection the board says so; once it is back it has what was missed", {
  tag: "@all",
}, async ({ page, shop, complaints }) => {
  const notes = await countNotes(page);
  await signInAs(page, shop.url, "kitchen@example.com");
  await page.goto("/admin/kitchen?kitchen=delhi-cp");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Sound off" }).click();
  await expect.poll(notes, "a sample of it").toBe(2);
  await page.context().setOffline(true);
  await expect(page.getByText("Offline", { exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("No connection since");
  await expectAccessible(page);
  const { number } = await paidCake(shop.url, "While offline");
  await expect(ticket(page, number)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(ticket(page, number)).toContainText("New");
  await expect.poll(notes, "it rings").toBe(4);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  // The browser reports the requests that failed meanwhile.
  complaints.splice(0);
});

test("taps without a connection wait on the tablet, are sent in order, once, and what is out of date is shown", {
  tag: "@all",
}, async ({ page, browser, shop, complaints }) => {
  await signInAs(page, shop.url, "kitchen@example.com");
  await page.goto("/admin/kitchen?kitchen=delhi-cp");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const amma = await paidCake(shop.url, "Amma");
  const babu = await paidCake(shop.url, "Babu");
  const charu = await paidCake(shop.url, "Charu");
  const startButton = ({ number }: { number: string }) =>
    page.getByRole("button", { name: `Start: order ${number}` });
  const stands = (on: Page, { number }: { number: string }, title: string) =>
    expect(column(on, title).getByRole("link", { name: `Open order ${number}` })).toBeVisible();
  await stands(page, charu, "To start");

  await page.context().setOffline(true);
  await expect(page.getByText("Your taps are saved and sent later.")).toBeVisible();
  // The second click of a double tap meets the order that has moved up, and must not start it.
  await startButton(amma).dblclick();
  await expect(column(page, "Being made").getByRole("listitem").filter({ hasText: "Amma" })).toContainText(
    "Not sent yet",
  );
  await page.getByRole("button", { name: `Ready: order ${amma.number}` }).click();
  await startButton(babu).press("Enter");
  await startButton(charu).press("Enter");
  await expect(page.getByText("4 taps saved, not sent yet")).toBeVisible();
  await expectAccessible(page);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo “Start”" }).click();
  await expect(page.getByText("3 taps saved, not sent yet")).toBeVisible();
  await stands(page, charu, "To start");
  // Meanwhile another baker starts the second cake, and the tablet is switched off and on.
  const other = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await signInAs(other, shop.url, "manager@example.com");
  await other.goto(`/admin/kitchen/${babu.uuid}`);
  await other.getByRole("button", { name: "Start" }).click();
  await expect(other.getByText(/moved to “Being made”/)).toBeVisible();
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto("/admin/kitchen?kitchen=delhi-cp");
  await stands(again, amma, "Ready");
  const refused = again.getByRole("alert", { name: "Taps that were not accepted" });
  await expect(refused.getByRole("listitem")).toHaveCount(1);
  await expect(refused).toContainText(`${babu.number.slice(-4)} “Start”`);
  await expect(refused).toContainText("Now: “Being made”.");
  await expectAccessible(again);
  await refused.getByRole("button", { name: `Seen for order ${babu.number}` }).click();
  await expect(refused).toHaveCount(0);
  await stands(again, charu, "To start");
  await expect(again.getByText("not sent yet")).toHaveCount(0);

  for (const [{ uuid }, moves] of [
    [amma, ["Ready", "Being made"]],
    [babu, ["Being made"]],
    [charu, []],
  ] as const) {
    await other.goto(`/admin/orders/${uuid}?story=changes`);
    const entries = other.getByRole("region", { name: "Timeline" }).locator(".timeline-list li b");
    await expect(entries).toHaveText([...moves, "Order placed", "Ordered"]);
  }
  await other.context().close();
  // The browser reports the requests that failed meanwhile, and the refusal.
  complaints.splice(0);
});
