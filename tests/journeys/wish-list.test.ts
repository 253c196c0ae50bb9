import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";

test("a visitor's wish list stays after the sign-in, and is on the next device", async ({
  page,
  browser,
  shop,
}) => {
  // Its code comes after the page, and asks for the list first. A click before leads to the list, as without script.
  const isReady = page.waitForResponse((reply) => new URL(reply.url()).pathname === "/api/wish-list");
  await page.goto("/cake/BTC-500G-E");
  await isReady;
  const written = page.waitForResponse((reply) => reply.request().method() === "POST");
  await page.getByRole("button", { name: "Add to wish list" }).click();
  expect((await written).status()).toBe(200);
  await expect(page.getByRole("button", { name: "Remove from wish list" })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expectAccessible(page);
  // Another weight of a cake is the same wish, also after a reload.
  await page.goto("/cake/BTC-1KG-E");
  await page.getByRole("link", { name: "In your wish list" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wish list");
  const wishes = page.getByRole("list", { name: "Your wishes" }).getByRole("article");
  await expect(wishes.getByRole("heading")).toHaveText([/belgian chocolate truffle cake/i]);

  await page.goto("/sign-in?returnTo=/wish-list");
  await page.getByLabel("E-mail").fill("customer@example.com");
  await page.getByLabel("Password").fill("demo-password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/wish-list$/);
  await expect(wishes.getByRole("heading")).toHaveText([/belgian chocolate truffle cake/i]);
  await expectAccessible(page);

  // The account has it: another browser with the same session shows it, and this one holds nothing.
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain("wishes");
  const other = await browser.newContext({ baseURL: shop.url });
  await other.addCookies(cookies);
  const reply = await other.request.get("/api/wish-list");
  expect((await reply.json()).data).toEqual(["BTC-500G-E"]);
  await other.close();

  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByRole("heading", { name: "Nothing here yet." })).toBeVisible();
});

test("without script the heart leads to the list, and the list removes", { tag: "@all" }, async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/cake/RRB-12S");
  await page.getByRole("button", { name: "Add to wish list" }).click();
  await expect(page).toHaveURL(/\/wish-list$/);
  await expect(page.getByRole("article").getByRole("link")).toHaveAttribute("href", "/cake/RRB-12S");
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByRole("heading", { name: "Nothing here yet." })).toBeVisible();
  await context.close();
});
