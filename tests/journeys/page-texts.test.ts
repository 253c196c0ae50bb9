import type { Route } from "@playwright/test";
import { chooseSlot, orderNow } from "../support/checkout-steps.ts";
import { expect, test } from "../support/journey.ts";

test.skip(({ isMobile }) => isMobile, "the texts are the same at every width");

test("the home page has its seven menus and its titled sections", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain("Customized Cakes");
  expect(html).toContain("Designer Cakes");
  expect(html).toContain("Occasions");
  expect(html).toContain("Flavours");
  expect(html).toContain("More Gifts");
  expect(html).toContain("Birthday Gifts That Matter");
  expect(html).toContain("Anniversary Gifts Made With Love");
  expect(html).toContain("Calendar Days for Celebration");
  expect(html).toContain("A Bouquet That Feels Like A Hug");
  expect(html).toContain("Gifts That Go Together");
});

test("a cake page describes the product and related products", { tag: "@all" }, async ({ request }) => {
  const html = await (await request.get("/cake/RVC-500G-E")).text();
  expect(html).toContain("EGGLESS");
  expect(html).toContain("Available Combos");
  expect(html).toContain("About This Product");
  expect(html).toContain("Product Description");
  expect(html).toContain("Care Instruction");
  expect(html).toContain("Delivery Information");
  expect(html).toContain("What Others Are Liking");
  expect(html).toContain("What You Might Like");
});

test("rewards, listings and order progress have their texts before any script runs", async ({ request }) => {
  expect(await (await request.get("/rewards")).text()).toContain("Reward Point System");
  expect(await (await request.get("/plants")).text()).toContain("Birthday Gifts");
  expect(await (await request.get("/TrackProgressPage")).text()).toContain("Loading order details...");
});

test("the order progress page says so when there is no order", async ({ page }) => {
  await page.goto("/TrackProgressPage");
  await expect(page.getByText("No order data found. Please place an order first.")).toBeVisible();
});

test("a card shows its discount", { tag: "@all" }, async ({ page }) => {
  await page.goto("/plants");
  await expect(page.getByRole("article").first()).toContainText("10% OFF");
});

test("loading states are explained: for the cart, an added item, the add-ons", { tag: "@all" }, async ({
  page,
  shop,
}) => {
  const reply = await page.request.post("/api/auth/sign-in/email", {
    headers: { origin: shop.url },
    data: { email: "customer@example.com", password: "demo-password" },
  });
  expect(reply.ok()).toBe(true);
  const held = (address: string) => {
    let release = () => {};
    const gate = new Promise<void>((open) => {
      release = open;
    });
    return page.route(address, (route: Route) => gate.then(() => route.continue())).then(() => release);
  };

  const letCartCome = await held("**/api/user/getCart/*");
  await page.goto("/cake/RVC-500G-E#cart");
  await expect(page.getByText("Loading your cart...")).toBeVisible();
  letCartCome();
  await page.getByRole("button", { name: "CONTINUE SHOPPING" }).click();

  const letItemIn = await held("**/api/user/addTocart");
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page.getByRole("button", { name: "ADDING..." })).toBeVisible();
  letItemIn();
  await expect(page.getByRole("button", { name: "ADDED TO CART" })).toBeDisabled();

  await page.route("**/api/cakes/get-add-ons", async (route) => {
    await expect(page.getByText("Loading Addons...")).toBeAttached();
    await route.fulfill({ json: { success: true, message: "", data: { values: [["Name"]] } } });
  });
  await chooseSlot(page);
  await orderNow(page).click();
  await expect(page.getByText("No addons Available...")).toBeVisible();
});
