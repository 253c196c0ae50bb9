import config from "../../playwright.config.ts";
import { enterPincode } from "../support/checkout-steps.ts";
import { expect, pageSettles, press, signInAs, test } from "../support/journey.ts";
import { takePhoneOrder } from "../support/phone-order.ts";
import { type OrderWish, orderOf, pay, signUp, standardSlots } from "../support/shopper.ts";

test.skip(({ isMobile }) => isMobile, "the content security policy is the same at every width");

// Visible scroll bars, as on most desktops: Playwright hides them by default.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] } });

/** The fixture `complaints` fails a journey that violates the content security policy. */
// `npm test` leaves it out, because every journey fails on a violation of the policy.
test("no kind of page breaks its own content security policy", { tag: "@all" }, async ({
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

  for (const path of ["/", "/AllCakes", "/search?q=rose", "/cake/RVC-500G-E", "/Blogs", "/reviews", "/terms"])
    await visit(path);
  for (const path of ["/track", "/newsletter", "/TrackProgressPage", "/accounts", "/sign-up", "/testPayment"])
    await visit(path);
  for (const path of ["/no/such/page", "/cake/NO-SUCH-CAKE"]) await visit(path, 404);

  await signInAs(page, shop.url, shopper.email, "a-long-password");
  for (const path of ["orders", "addresses", "addresses/new", "coins", "profile", "security", "erase"])
    await visit(`/account/${path}`);
  for (const path of ["", "/cancel", "/reschedule", "/receiver"]) await visit(`/orders/${uuid}${path}`);
  await visit("/payment/RVC-500G-E");

  await signInAs(page, shop.url, "owner@example.com");
  for (const path of [
    "",
    "/orders",
    `/orders/${uuid}`,
    "/delivery",
    "/delivery/kitchens",
    "/delivery/kitchens/delhi-cp",
    "/kitchen",
    "/run",
    `/kitchen/${uuid}`,
    "/orders/new",
    "/complaints",
    "/reviews",
    "/alarms",
    "/log",
    "/catalogue",
    "/catalogue/new",
    "/catalogue/import",
    "/catalogue/products/RVC",
    "/catalogue/products/RVC/pictures",
    "/catalogue/products/BTC/combos",
    "/catalogue/products/BTCR/parts",
    "/delivery/pincodes/110001",
    "/settings",
    "/settings/opening",
    "/customers",
    "/programs",
    "/programs/webhooks",
    "/staff",
    "/figures",
    "/accounts",
    "/accounts/settlements",
    "/content",
    "/content/page/terms",
    "/catalogue/prices",
    "/catalogue/categories",
    "/catalogue/categories/birthday?q=rose",
    "/catalogue/new-category",
    "/catalogue/menu",
    "/catalogue/add-ons",
    "/catalogue/add-ons/ADD-CARD",
    "/catalogue/add-ons/ADD-CARD/picture",
    "/catalogue/new-add-on",
    "/catalogue/home",
  ])
    await visit(`/admin${path}`);
  await visit(await takePhoneOrder(page, shop.url));
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

test("the page behind a dialog does not scroll, and nothing moves when it opens", { tag: "@all" }, async ({
  page,
}) => {
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
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.mouse.click(5, 400);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
});
