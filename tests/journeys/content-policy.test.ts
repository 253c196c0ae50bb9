import config from "../../playwright.config.ts";
import { enterPincode } from "../support/checkout-steps.ts";
import { expect, pageSettles, press, signInAs, test } from "../support/journey.ts";
import { type OrderWish, orderOf, pay, signUp, standardSlots } from "../support/shopper.ts";

test.skip(({ isMobile }) => isMobile, "the content security policy is the same at every width");

/**
 * The fixture `complaints` fails every journey that violates the content security policy. These are the pages that the
 * journey of large letters does not open.
 */
test("no other kind of page breaks its own content security policy", { tag: "@all" }, async ({
  page,
  shop,
  complaints,
}) => {
  const shopper = await signUp(shop.url, `policy-${Date.now()}@example.com`, "Meera Iyer");
  const [slot] = (await standardSlots(shop.url, 4, 1)) as [OrderWish];
  const order = { ...orderOf(shopper, slot), name: "Meera Iyer" };
  const created = await shopper.post("/api/payment/create-order", order, {
    "idempotency-key": crypto.randomUUID(),
  });
  const { uuid } = (await pay(shop.url, shopper, created.body.data.razorpayOrder.id)).body.data;

  const visit = async (path: string, status = 200) => {
    const reply = await page.goto(path);
    expect([path, reply?.status()]).toEqual([path, status]);
    expect(reply?.headers()["content-security-policy"]).toBeDefined();
    await pageSettles(page);
    // The browser reports the 404.
    if (status === 404) complaints.splice(0);
  };

  for (const path of ["/AllCakes", "/terms"]) await visit(path);
  await visit("/cake/NO-SUCH-CAKE", 404);
  await signInAs(page, shop.url, "owner@example.com");
  for (const path of [`/orders/${uuid}`, `/kitchen/${uuid}`, "/content"]) await visit(`/admin${path}`);
});

test("the page about the API works under its policy: an operation opens", { tag: "@all" }, async ({
  page,
}) => {
  const reply = await page.request.get("/api/docs");
  expect(reply.headers()["content-security-policy"]).not.toContain("unsafe-inline");
  await page.goto("/api/docs");
  const operation = page.locator(".opblock").first();
  await operation.getByRole("button").first().click();
  await expect(operation.getByRole("button", { name: "Execute" })).toBeVisible();
});

test("saved mail is shown with its styles, and nothing in it runs", { tag: "@all" }, async ({
  page,
  shop,
}) => {
  const email = `letters-${Date.now()}@example.com`;
  const sent = await page.request.post("/newsletter", { form: { email }, headers: { origin: shop.url } });
  expect(sent.status()).toBe(200);
  const mails = page.frameLocator("iframe").first();
  await expect(async () => {
    await page.goto(`/dev/mail?to=${email}`);
    await expect(page.getByRole("article").first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator("header")).toHaveCSS("background-color", "rgb(99, 0, 60)");
  await expect(mails.locator("body")).toBeVisible();
});

/** In a browser with visible scroll bars, as on most desktops: Playwright hides them by default. */
const withScrollBars = test.extend({
  context: async ({ playwright, baseURL, viewport }, use) => {
    const browser = await playwright.chromium.launch({
      ...config.use?.launchOptions,
      ignoreDefaultArgs: ["--hide-scrollbars"],
    });
    await use(await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport }));
    await browser.close();
  },
});

withScrollBars(
  "the page behind a dialog does not scroll, and nothing moves when it opens",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/cake/RVC-500G-E");
    await enterPincode(page);
    // By tag: content behind a dialog has no role.
    const heading = page.locator("h1");
    await page.getByRole("button", { name: "Select Delivery Date" }).scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    const left = () => heading.evaluate((element) => element.getBoundingClientRect().left);
    const before = await left();
    await press(page, "Select Delivery Date");
    await expect(page.getByRole("dialog")).toBeVisible();
    // A scroll bar that appears or disappears would move it by about 8 px.
    expect(Math.abs((await left()) - before)).toBeLessThan(1);
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 600);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.mouse.click(5, 400);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // A wheel that turns while the dialog still closes moves nothing.
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY), { timeout: 1_000 }).toBeGreaterThan(top);
    }).toPass();
  },
);
