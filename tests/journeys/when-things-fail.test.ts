import sharp from "sharp";
import { expect, expectAccessible, holdScripts, pageSettles, signInAs, test } from "../support/journey.ts";
import { PASSWORD, signUp } from "../support/shopper.ts";

test.skip(({ isMobile }) => isMobile, "the steps are the same at every width");

test("a page says that it is offline, until it is online again", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await page.goto("/plants");
  await pageSettles(page);
  await context.setOffline(true);
  const notice = page.getByRole("status").filter({ hasText: "You are offline." });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test("a listing that failed to load can be retried in place", { tag: "@all" }, async ({
  page,
  complaints,
}) => {
  await page.goto("/plants");
  await pageSettles(page);
  await page.route("**/flowers.data*", (route) => route.abort("aborted"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Flowers", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Failed to load cakes." })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/flowers.data*");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Flowers" })).toBeVisible();
  // Errors that the test caused.
  complaints.splice(0);
});

test("the page of an unknown URL has a search that works", { tag: "@all" }, async ({ page, complaints }) => {
  await page.goto("/no/such/page");
  // The browser reports the 404.
  complaints.splice(0);
  const form = page.getByRole("form", { name: "Search from here" });
  await form.getByLabel("Search cakes and gifts").fill("rasmalai");
  await form.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Results for “rasmalai”" })).toBeVisible();
});

test.describe("before the page runs", () => {
  test.use({ waits: false });

  test("a press before the page's script runs takes effect once it runs", { tag: "@all" }, async ({
    page,
  }) => {
    const goOn = await holdScripts(page);
    await page.goto("/cake/RVC-500G-E");
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await goOn();
    await expect(page.getByRole("dialog", { name: "Please login to add items to cart" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(1);
  });

  test("a customer's early press adds to the cart, once, and asks nobody to sign in", async ({
    page,
    baseURL,
  }) => {
    const account = { name: "Asha", email: "early@example.com", password: "a-long-password" };
    const headers = { origin: baseURL ?? "" };
    const signedUp = await page.request.post("/api/auth/sign-up/email", { data: account, headers });
    expect(signedUp.ok()).toBe(true);
    const goOn = await holdScripts(page);
    await page.goto("/cake/RVC-500G-E");
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await goOn();
    await expect(page.getByRole("button", { name: "ADDED TO CART" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("alert").getByRole("button", { name: "See cart" }).click();
    await expect(page.getByRole("dialog", { name: "Cart" }).getByText("Qty: 1")).toBeVisible();
  });

  test("a link far below stays under the finger while the page's script starts", async ({ page }) => {
    const goOn = await holdScripts(page);
    await page.goto("/AllCakes");
    const next = page.getByRole("link", { name: "Page 2", exact: true });
    await next.scrollIntoViewIfNeeded();
    // Scrolling lays out the whole page in the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    await next.hover();
    await page.mouse.down();
    await goOn();
    await page.waitForFunction(() => document.documentElement.dataset.whole === "" && !window.early);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/AllCakes\?page=2$/);
  });

  test("what a customer types at the checkout before its script runs stays, and so does the focus", async ({
    page,
    shop,
  }) => {
    const shopper = await signUp(shop.url, `early-${Date.now()}@example.com`);
    const SKU = [{ skuid: "RVC-500G-E", quantity: 2 }];
    await shopper.post("/api/user/addTocart", { email: shopper.email, SKU });
    await signInAs(page, shop.url, shopper.email, PASSWORD);
    const goOn = await holdScripts(page);
    await page.goto("/payment/cart");
    await page.getByLabel(/Message on cake/).fill("Happy 30th, Meera");
    const flat = page.getByLabel(/^Flat/);
    await flat.pressSequentially("4B, Lo");
    await goOn();
    await page.waitForFunction(() => !window.early);
    await expect(page.getByRole("checkbox", { name: /on each cake/ })).toBeVisible();
    await expect(flat).toBeFocused();
    await page.keyboard.type("tus Court");
    await expect(flat).toHaveValue("4B, Lotus Court");
    await page.reload();
    await expect(page.getByLabel(/Message on cake/)).toHaveValue("Happy 30th, Meera");
    await expect(flat).toHaveValue("4B, Lotus Court");
  });

  test("the switch of a gift at the checkout is there once it works, so that no press on it is lost", async ({
    page,
    shop,
  }) => {
    const shopper = await signUp(shop.url, `early-gift-${Date.now()}@example.com`);
    const SKU = [{ skuid: "RVC-500G-E", quantity: 1 }];
    await shopper.post("/api/user/addTocart", { email: shopper.email, SKU });
    await signInAs(page, shop.url, shopper.email, PASSWORD);
    const goOn = await holdScripts(page);
    await page.goto("/payment/cart");
    const gift = page.getByRole("checkbox", { name: /It’s a gift/ });
    await expect(page.getByRole("heading", { name: "Order summary" })).toBeVisible();
    await expect(gift).toHaveCount(0);
    await goOn();
    await gift.check();
    await expect(page.getByLabel("Hide prices")).toBeChecked();
  });

  test("text that is typed before the page's script runs is not lost", async ({ page }) => {
    const goOn = await holdScripts(page);
    await page.goto("/accounts");
    await page.getByLabel("E-mail").fill("customer@example.com");
    await goOn();
    await page.waitForFunction(() => !window.early);
    await page.getByLabel("Password").fill("demo-password");
    await expect(page.getByLabel("E-mail")).toHaveValue("customer@example.com");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).not.toHaveURL(/\/accounts/);
  });

  test("a file that is chosen before the page's script runs is checked once it runs", async ({
    page,
    shop,
  }) => {
    await signInAs(page, shop.url, "owner@example.com");
    const goOn = await holdScripts(page);
    await page.goto("/admin/accounts/settlements");
    const report = page.getByLabel("Settlement recon report");
    await report.setInputFiles({ name: "report.csv", mimeType: "text/csv", buffer: Buffer.alloc(9e6) });
    await goOn();
    await expect(page.getByText("Please choose a file of at most 8 MB.")).toBeVisible();
  });
});

test("a photo that is chosen before the code of its box has loaded is not lost", async ({ page }) => {
  const goOn = await holdScripts(page, "stored-photo-box");
  await page.goto("/cake/PSQ-500G-E");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Choose a photo/ }).click();
  const buffer = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: "#c46" } })
    .jpeg()
    .toBuffer();
  await (await chooser).setFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
  await goOn();
  await expect(page.getByRole("dialog", { name: "Place your photo" })).toBeVisible();
});
