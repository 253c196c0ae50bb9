import type { BrowserContext, Page } from "@playwright/test";
import { chooseSlot } from "../support/checkout-steps.ts";
import type { JourneyShop } from "../support/journey.ts";
import { expect, test } from "../support/journey.ts";

const ANANYA = { email: "customer@example.com", password: "demo-password" };

async function signIn(context: BrowserContext, shop: JourneyShop, who: object, path = "sign-in/email") {
  const headers = { origin: shop.url };
  const reply = await context.request.post(`${shop.url}/api/auth/${path}`, { data: who, headers });
  expect(reply.status()).toBe(200);
}

/** A new customer, signed in in this browser. */
async function signUp(context: BrowserContext, shop: JourneyShop, name: string) {
  const email = `${name.toLowerCase()}-${Date.now()}@example.com`;
  await signIn(context, shop, { name, email, password: "a-long-password" }, "sign-up/email");
}

async function open(page: Page, path: string, shop: JourneyShop): Promise<Page> {
  await page.goto(`${shop.url}${path}`);
  await page.waitForFunction(() => !window.early && localStorage.getItem("userEmail") !== null);
  return page;
}

const signOutHere = async (page: Page) => {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("details")) part.open = true;
  });
  const phoneMenu = page.getByRole("button", { name: "Menu", exact: true });
  if (await phoneMenu.isVisible()) await phoneMenu.click();
  await page.getByRole("button", { name: "Sign out" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL("/");
};

test("after a sign-out in one tab, no other tab shows name, coins or account", async ({
  page,
  context,
  shop,
}) => {
  await signIn(context, shop, ANANYA);
  const [listing, coins, account, checkout] = await Promise.all(
    ["/plants", "/rewards", "/account/orders", "/payment/RVC-500G-E"].map(async (path) =>
      open(await context.newPage(), path, shop),
    ),
  );
  if (!listing || !coins || !account || !checkout) throw new Error("four tabs");
  await open(page, "/plants", shop);
  const named = (tab: Page) => tab.getByRole("link", { name: /my account$/ }).or(tab.getByText("Ananya"));
  await expect(named(listing).first()).toBeAttached();
  await expect(coins.locator(".coins-sum")).toBeVisible();
  await expect(account.getByText(ANANYA.email).first()).toBeAttached();
  await expect(checkout.getByRole("heading", { level: 1 })).toContainText("Red Velvet");

  await signOutHere(page);
  await expect(named(listing)).toHaveCount(0);
  await expect(coins.locator(".coins-sum")).toHaveCount(0);
  await expect(coins.getByText("Sign in to see what you have.", { exact: false })).toBeVisible();
  for (const tab of [account, checkout]) {
    await expect(tab).toHaveURL(/\/(accounts|sign-up)/);
    // The demo's sign-in shows its customer's e-mail as a hint.
    await expect(tab.getByText("Ananya")).toHaveCount(0);
  }
});

test("after another customer signs in, open tabs show that customer's account and name", {
  tag: ["@all", "@one-width"],
}, async ({ page, context, shop }) => {
  await signIn(context, shop, ANANYA);
  await open(page, "/account/profile", shop);
  const listing = await open(await context.newPage(), "/plants", shop);
  await expect(page.getByText(ANANYA.email).first()).toBeAttached();
  // No tab still waits for an answer about the first customer.
  await expect(listing.getByText("Ananya").first()).toBeAttached();
  await signUp(context, shop, "Ravi");
  // The page after the sign-in notifies the other tabs.
  await open(await context.newPage(), "/", shop);
  await expect(page.getByText(ANANYA.email)).toHaveCount(0);
  await expect(page.getByText(/^ravi-\d+@example\.com$/).first()).toBeAttached();
  await expect(listing.getByText("Ananya")).toHaveCount(0);
});

test("after an erasure in one tab, another tab of the account goes to the sign-in", {
  tag: ["@all", "@one-width"],
}, async ({ page, context, shop }) => {
  await signUp(context, shop, "Zoya");
  const account = await open(await context.newPage(), "/account/profile", shop);
  await open(page, "/account/erase", shop);
  await page.getByRole("textbox").filter({ visible: true }).last().fill("ERASE");
  await page.getByRole("button", { name: /Erase/ }).click();
  await expect(page).toHaveURL(/\/account\/erased/);
  await expect(account).toHaveURL(/\/accounts\?/);
});

/** Signs out without any page of the shop, so that no tab is notified. */
async function signOutElsewhere(context: BrowserContext, shop: JourneyShop) {
  const csrf = (await context.cookies()).find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const headers = { origin: shop.url, "x-xsrf-token": csrf };
  const ended = await context.request.post(`${shop.url}/api/auth/sign-out`, { data: {}, headers });
  expect(ended.status()).toBe(200);
}

for (const [what, path] of [
  ["of an account leads to the sign-in", "/account/profile"],
  ["of the shop greets nobody", "/plants"],
] as const) {
  test(`a page ${what} when the browser shows it again after a sign-out`, { tag: "@one-width" }, async ({
    page,
    context,
    shop,
  }) => {
    await signIn(context, shop, ANANYA);
    await open(page, path, shop);
    await expect(page.getByText("Ananya").first()).toBeAttached();
    await signOutElsewhere(context, shop);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    if (path === "/plants") await expect(page).toHaveURL("/plants");
    else await expect(page).toHaveURL(/\/accounts\?/);
    await expect(page.getByText("Ananya")).toHaveCount(0);
  });
}

test("a tab checks the session again when somebody comes back to it", {
  tag: ["@all", "@one-width"],
}, async ({ page, context, shop }) => {
  await signIn(context, shop, ANANYA);
  await open(page, "/account/profile", shop);
  await context.clearCookies();
  // The session is fetched again on focus, at most every five seconds.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(page).toHaveURL(/\/accounts\?/, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
});

test("two tabs that add the same cake at the same moment keep both messages", {
  tag: ["@all", "@one-width"],
}, async ({ page, context, shop }) => {
  await signUp(context, shop, "Tara");
  const other = await context.newPage();
  await open(page, "/cake/BTC-500G-E", shop);
  await chooseSlot(page);
  await page.getByLabel("Message on cake").fill("For Dad");
  // The second tab begins with the choices of the first.
  await open(other, "/cake/BTC-500G-E", shop);
  await other.getByLabel("Message on cake").fill("For Mum");
  // The shop's first reply comes late, as on a slow connection.
  let calls = 0;
  await context.route("**/api/user/addTocart", async (route) => {
    calls += 1;
    const isFirst = calls === 1;
    const reply = await route.fetch();
    if (isFirst) await new Promise((done) => setTimeout(done, 1_000));
    await route.fulfill({ response: reply });
  });
  const add = (tab: Page) => tab.getByRole("button", { name: "ADD TO CART", exact: true }).click();
  await Promise.all([add(page), add(other)]);
  for (const tab of [page, other])
    await expect(tab.getByRole("button", { name: "ADDED TO CART" })).toBeDisabled();
  await page.getByRole("button", { name: "See cart" }).click();
  const cart = page.getByRole("dialog", { name: "Cart" });
  await expect(cart.getByText("For Dad")).toBeVisible();
  await expect(cart.getByText("For Mum")).toBeVisible();
});
