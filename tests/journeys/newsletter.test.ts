import type { APIRequestContext } from "@playwright/test";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";
import { eventually } from "../support/shop.ts";

test.skip(({ isMobile }) => isMobile, "the steps are the same at every width");

/** Waits for a mail with this subject. Returns the path of its link to this newsletter page. */
async function linkOf(request: APIRequestContext, email: string, subject: RegExp, page: string) {
  let path = "";
  await eventually(`a mail to ${email}`, async () => {
    const box = await (await request.get(`/dev/mail?to=${email}`)).text();
    const newest = box.split("</article>")[0] ?? "";
    if (!subject.test(newest)) return false;
    path = new RegExp(`(/newsletter/${page}\\?token=[^"<\\s]+)`).exec(newest)?.[1] ?? "";
    return path !== "";
  });
  return path;
}

test("the newsletter needs a confirmation, and unsubscribing is as easy", { tag: "@all" }, async ({
  page,
  request,
}) => {
  const email = `letter-${Date.now()}@example.com`;
  await page.goto("/newsletter");
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  const field = page.getByRole("main").getByLabel("Email");
  await field.fill("letter@");
  await page.getByRole("main").getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Please enter an e-mail address, such as asha@example.com.")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("letter@");
  await field.fill(email);
  await page.getByRole("main").getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeFocused();
  await expect(page.getByText(`We have sent a mail to ${email}.`)).toBeVisible();
  await expectAccessible(page);

  // Opening the link alone changes nothing, because mail programs open links by themselves.
  const confirm = await linkOf(request, email, /Please confirm: the Jamun newsletter/, "confirm");
  expect((await request.get(confirm)).status()).toBe(200);
  await page.goto(confirm);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, send it to me" }).click();
  await expect(page.getByRole("heading", { name: "You are on the list." })).toBeVisible();

  // A second subscription shows the same page, and mails a link to unsubscribe.
  await page.goto("/newsletter");
  await field.fill(email);
  await page.getByRole("main").getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(`We have sent a mail to ${email}.`)).toBeVisible();
  const leave = await linkOf(request, email, /You get the Jamun newsletter/, "leave");
  await page.goto(leave);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take me off the list" }).click();
  await expect(page.getByRole("heading", { name: "You are off the list." })).toBeVisible();

  await page.goto(confirm);
  await page.getByRole("button", { name: "Yes, send it to me" }).click();
  await expect(page.getByRole("heading", { name: "This link is too old, or not whole." })).toBeVisible();
});

test("the form on the home page subscribes in place", { tag: "@all" }, async ({ page, request }) => {
  const email = `box-${Date.now()}@example.com`;
  await page.goto("/");
  const box = page.getByRole("main").getByLabel("Email");
  await box.fill(email);
  await page.getByRole("main").getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(`We have sent a mail to ${email}.`)).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.goto(await linkOf(request, email, /Please confirm/, "confirm"));
  await page.getByRole("button", { name: "Yes, send it to me" }).click();
  await expect(page.getByRole("heading", { name: "You are on the list." })).toBeVisible();
});

test("without script the newsletter is subscribed, confirmed and unsubscribed", { tag: "@all" }, async ({
  browser,
  request,
  shop,
}) => {
  const email = `plain-${Date.now()}@example.com`;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto("/newsletter");
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByRole("main").getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeVisible();
  await page.goto(await linkOf(request, email, /Please confirm/, "confirm"));
  await page.getByRole("button", { name: "Yes, send it to me" }).click();
  await expect(page.getByRole("heading", { name: "You are on the list." })).toBeVisible();
  await page.goto(await linkOf(request, email, /Please confirm/, "leave"));
  await page.getByRole("button", { name: "Take me off the list" }).click();
  await expect(page.getByRole("heading", { name: "You are off the list." })).toBeVisible();
  await context.close();
});
