import sharp from "sharp";
import { deliveredOrder } from "../support/delivered-order.ts";
import { expect, expectAccessible, layoutShift, press, signInAs, test } from "../support/journey.ts";
import { doTask, openOfficePage } from "../support/office-task.ts";
import { findSmallTargets } from "../support/small-targets.ts";

test("a crushed cake: the customer complains with a photo, the staff answer and refund, the customer sees both", async ({
  page,
  shop,
  isMobile,
}) => {
  const { shopper, uuid } = await deliveredOrder(page, shop, { name: "complains", ahead: 4 });
  await page.goto(`/orders/${uuid}`);
  await page.getByRole("link", { name: "Make a complaint" }).click();
  await expect(page.getByRole("heading", { name: "Something was not right?" })).toBeVisible();
  await page.getByLabel("What is wrong?").selectOption("It arrived damaged");
  await press(page, "Send the complaint");
  await expect(page.getByText("Please say in a few words what is wrong.")).toBeVisible();
  await expect(page.getByLabel("What is wrong?")).toHaveValue("damaged");
  await expectAccessible(page);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByLabel("In your words").fill("The whole left side is crushed.");
  const picture = { width: 900, height: 700, channels: 3 as const, background: "#7a4a2b" };
  const buffer = await sharp({ create: picture }).jpeg().toBuffer();
  await page
    .getByLabel("Photos or a short video")
    .setInputFiles({ name: "cake.jpg", mimeType: "image/jpeg", buffer });
  await press(page, "Send the complaint");
  await expect(page.getByText("We have your complaint.")).toBeVisible();
  const ticket = (await page.getByText(/^Ticket C-/).textContent())?.match(/C-\w{4}-\w{4}/)?.[0] ?? "";
  const proof = page.getByRole("img", { name: `1 of complaint ${ticket}` });
  await expect(proof).toBeVisible();
  await page.goto(page.url());
  await expect(proof).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expectAccessible(page);

  await signInAs(page, shop.url, "manager@example.com");
  await page.goto("/admin");
  await doTask(page, { name: "Answer a complaint", mostTaps: 5 }, async (hand) => {
    await openOfficePage(hand, page, "Complaints");
    await expect(page.getByRole("heading", { level: 1, name: "Complaints" })).toBeVisible();
    await expectAccessible(page);
    await hand.click(page.getByRole("link", { name: ticket }));
    await expect(page.getByText("The whole left side is crushed.")).toBeVisible();
    // The office is denser for a mouse.
    if (isMobile) expect(await findSmallTargets(page)).toEqual([]);
    const photo = page.getByRole("img", { name: `1 of complaint ${ticket}` });
    await expect.poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(900);
    const answerField = page.getByLabel("What the customer is told");
    await hand.fill(answerField, "We are sorry, and look at how it was packed.");
    await hand.click(page.getByRole("button", { name: "Answer, keep it open" }));
    await expect(page.getByText(/Your answer is on its way/)).toBeVisible();
  });
  await expectAccessible(page);
  const confirmation = page.getByText(`${ticket} is settled.`);
  // The typed answer moves to the refund.
  await page.getByLabel("What the customer is told").fill("It was packed badly. This is for that.");
  await doTask(page, { name: "Refund an order", mostTaps: 5 }, async ({ click, fill }) => {
    await click(page.getByRole("link", { name: "Settle it with money back" }));
    await fill(page.getByLabel("How many rupees?"), "200");
    await click(page.getByRole("button", { name: "Show what happens" }));
    await expect(page.getByText("Goes back now, to where it was paid from")).toBeVisible();
    if (isMobile) expect(await findSmallTargets(page)).toEqual([]);
    // Axe takes a link that is half under the sticky bar for a small one.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await expect(page.getByLabel("What the customer is told")).toHaveValue(
      "It was packed badly. This is for that.",
    );
    await click(page.getByRole("button", { name: "Send ₹200 back" }));
    await expect(confirmation).toBeVisible();
  });
  // The page has read the order again, because the provider has sent the money.
  await expect(page.getByText(/^₹200 processed/)).toBeVisible();
  await expect(confirmation).toBeVisible();

  await signInAs(page, shop.url, shopper.email, "a-long-password");
  await page.goto(`/orders/${uuid}`);
  await expect(page.getByText("It was packed badly. This is for that.")).toBeVisible();
  await expect(page.getByText("₹200 goes back to you.")).toBeVisible();
  await expect(page.getByText("Settled", { exact: true })).toBeVisible();
});
