import type { CDPSession, Page } from "@playwright/test";
import { addDays, dayOf } from "../../src/shop/basics/india-time.ts";
import { enterPincode, orderNow, pickDay } from "../support/checkout-steps.ts";
import { expect, signInAs, test } from "../support/journey.ts";
import { layoutFaults } from "../support/layout-faults.ts";
import { takePhoneOrder } from "../support/phone-order.ts";
import { type OrderWish, orderOf, pay, signInDemo, standardSlots } from "../support/shopper.ts";

const NO_PAGE = "/no/such/page";
const PAGES = [
  "/",
  "/birthday-cakes",
  "/search?q=rasmalai",
  "/cake/RVC-500G-E",
  "/cake/RRB-12S",
  "/cake/RVC-500G-E/reviews",
  "/accounts",
  "/sign-up",
  "/reviews",
  "/rewards",
  "/gift-finder",
  "/gift-finder?for=partner&day=anniversary",
  "/track",
  "/Blogs",
  "/aboutus",
  "/contact",
  "/refund-policy",
  "/privacy-policy",
  "/newsletter",
  "/TrackProgressPage",
  "/testPayment",
  NO_PAGE,
];
const OWN_PAGES = [
  "/account/orders",
  "/account/addresses",
  "/account/addresses/new",
  "/account/coins",
  "/account/profile",
  "/account/security",
  "/account/erase",
];
const STAFF_PAGES = [
  "/admin",
  "/admin/find?q=cake",
  "/admin/orders",
  "/admin/orders/new",
  "/admin/delivery",
  `/admin/delivery/capacity?slot=standard~540~${dayOf(new Date())}`,
  "/admin/delivery/kitchens",
  "/admin/delivery/kitchens/delhi-cp",
  "/admin/delivery/pincodes/110001",
  "/admin/customers",
  "/admin/complaints",
  "/admin/reviews",
  "/admin/alarms",
  "/admin/log",
  "/admin/catalogue",
  "/admin/catalogue/new",
  "/admin/catalogue/import",
  "/admin/catalogue/products/RVC",
  "/admin/catalogue/products/RVC/pictures",
  "/admin/catalogue/products/BTC/combos",
  "/admin/catalogue/products/BTCR/parts",
  "/admin/programs",
  "/admin/programs/webhooks",
  "/admin/staff",
  "/admin/settings",
  "/admin/settings/opening",
  "/admin/figures",
  "/admin/accounts",
  "/admin/accounts/settlements",
  "/admin/content/page/terms",
  "/admin/catalogue/prices",
  "/admin/catalogue/categories",
  "/admin/catalogue/categories/birthday?q=rose",
  "/admin/catalogue/new-category",
  "/admin/catalogue/menu",
  "/admin/catalogue/add-ons",
  "/admin/catalogue/add-ons/ADD-CARD",
  "/admin/catalogue/add-ons/ADD-CARD/picture",
  "/admin/catalogue/new-add-on",
  "/admin/catalogue/home",
  "/admin/kitchen",
  "/admin/run",
];
const HEIGHT = 900;

test.skip(({ isMobile }) => isMobile, "each test sets its own widths");
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(() => test.setTimeout(600_000));

/** The letter sizes that readers set in their browser, in px, and the widths that matter with them. */
const SCREENS = [
  ...[320].map((width) => ({ letters: 16, width })),
  ...[320, 390, 1280].map((width) => ({ letters: 20, width })),
  ...[320, 390, 820, 1440].map((width) => ({ letters: 24, width })),
  // The hardest last: the next page is loaded on it.
  ...[1440, 1280, 820, 390, 320].map((width) => ({ letters: 32, width })),
];
const SIZES = "with letters of 16 to 32 px, at widths of 320 to 1440 px";

test(`${SIZES}, every page of the shop fits its screen`, { tag: "@all" }, async ({ page, complaints }) => {
  const faults: string[] = [];
  for (const path of [...PAGES, await photoCakePage(page)]) faults.push(...(await faultsOf(page, path)));
  expect(faults).toEqual([]);
  // The browser reports the status of /no/such/page.
  expect(complaints.splice(0)).toHaveLength(1);
});

test(`${SIZES}, every page of a customer fits its screen`, { tag: "@all" }, async ({ page, shop }) => {
  const faults: string[] = [];
  await signInAs(page, shop.url, "customer@example.com");
  for (const path of [...OWN_PAGES, ...(await orderPages(shop.url))])
    faults.push(...(await faultsOf(page, path)));
  faults.push(...(await faultsOf(page, await checkoutPage(page, shop.url))));
  // The checkout again, as a gift.
  await page.getByRole("checkbox", { name: /^It’s a gift/ }).check();
  await expect(page.getByRole("checkbox", { name: /^Hide prices/ })).toBeVisible();
  faults.push(...(await faultsOnScreens(page, "a gift")));
  expect(faults).toEqual([]);
});

test(`${SIZES}, every page of the office fits its screen`, { tag: "@all" }, async ({ page, shop }) => {
  const faults: string[] = [];
  await signInAs(page, shop.url, "owner@example.com");
  for (const path of [...STAFF_PAGES, await takePhoneOrder(page, shop.url)])
    faults.push(...(await faultsOf(page, path)));
  expect(faults).toEqual([]);
});

test(`${SIZES}, dialogs fit the screen, and cart, menu and ORDER NOW can be pressed`, {
  tag: "@all",
}, async ({ page }) => {
  const faults: string[] = [];
  for (const screen of SCREENS) {
    await showOn(page, screen);
    for (const [name, shown] of Object.entries(WINDOWS)) {
      await shown(page);
      faults.push(...named(name, screen, await settledFaults(page)));
    }
  }
  expect(faults).toEqual([]);
});

type Screen = (typeof SCREENS)[number];

/** The faults of a page on all screens. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  await open(page, path);
  return faultsOnScreens(page, path);
}

async function faultsOnScreens(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of SCREENS) {
    await showOn(page, screen);
    faults.push(...named(name, screen, await settledFaults(page)));
  }
  return faults;
}

function named(name: string, { letters, width }: Screen, faults: string[]): string[] {
  return faults.map((fault) => `${name} with letters of ${letters} px at ${width} px: ${fault}`);
}

async function showOn(page: Page, { letters, width }: Screen): Promise<void> {
  await setLetters(page, letters);
  await page.setViewportSize({ width, height: HEIGHT });
  const shown = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  // As `large-letters.css` limits them.
  expect(Number.parseFloat(shown)).toBeCloseTo(Math.min(letters, width * 0.08));
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const lettersOf = new WeakMap<Page, number>();

/** Sets the browser's own size of letters, as its settings do. Even the same size styles the whole page again. */
async function setLetters(page: Page, letters: number): Promise<void> {
  if (lettersOf.get(page) === letters) return;
  lettersOf.set(page, letters);
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send("Page.setFontSizes", { fontSizes: { standard: letters } });
}

/** Faults after the page has settled: a new width and loading pictures take some frames. */
async function settledFaults(page: Page): Promise<string[]> {
  let faults = await layoutFaults(page);
  for (let frame = 0; faults.length > 0 && frame < 60; frame += 1) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    faults = await layoutFaults(page);
  }
  return faults;
}

/** Opens a page and renders all of it, including what is below the first screen. */
async function open(page: Page, path: string): Promise<void> {
  const reply = await page.goto(path);
  expect(reply?.status(), path).toBe(path === NO_PAGE ? 404 : 200);
  // Each of them is checked for its content security policy too.
  expect(reply?.headers()["content-security-policy"]).toBeDefined();
  await page.evaluate(() => document.documentElement.setAttribute("data-whole", ""));
}

/** The page of a cake that takes a photo. */
async function photoCakePage(page: Page): Promise<string> {
  await page.goto("/photo-cake");
  return (await page.locator("a[href^='/cake/']").first().getAttribute("href")) ?? "";
}

/** The checkout of a cake, with a day and an hour chosen in this browser. */
async function checkoutPage(page: Page, shop: string): Promise<string> {
  const [{ sku, pinCode, date, time, type }] = (await standardSlots(shop, 5, 1)) as [OrderWish];
  const when = { deliveryDate: date, deliveryTime: time, selectedDeliveryType: type };
  const draft = { ...when, sku, location: pinCode, area: "Indiranagar", message: "Happy birthday, Asha" };
  await page.evaluate((text) => localStorage.setItem("orderDraft", text), JSON.stringify(draft));
  return `/payment/${sku}`;
}

/** The pages of a paid order of the demo customer. */
async function orderPages(shop: string): Promise<string[]> {
  const customer = await signInDemo(shop, "customer@example.com");
  const [slot] = (await standardSlots(shop, 4, 1)) as [OrderWish];
  const headers = { "idempotency-key": crypto.randomUUID() };
  const created = await customer.post("/api/payment/create-order", orderOf(customer, slot), headers);
  const { uuid } = (await pay(shop, customer, created.body.data.razorpayOrder.id)).body.data;
  return ["", "/cancel", "/reschedule", "/receiver", "/complain"].map((part) => `/orders/${uuid}${part}`);
}

const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });

/** Dialogs and menus, in an order that needs two documents. Each press is real: it fails if something covers the control. */
const WINDOWS: Record<string, (page: Page) => Promise<void>> = {
  "the cart": async (page) => {
    await open(page, "/");
    await page.getByRole("button", { name: /^Cart/ }).filter({ visible: true }).click();
    await expect(page.getByRole("dialog", { name: "Cart" }).getByText("Your cart is Empty")).toBeVisible();
  },
  "the menu": async (page) => {
    await page.getByRole("dialog", { name: "Cart" }).getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog", { name: "Cart" })).toHaveCount(0);
    if (await menuButton(page).isVisible()) {
      await menuButton(page).click();
      await expect(page.getByRole("button", { name: "Close the menu" })).toBeInViewport();
    }
    await page.locator("#menu-list summary").first().click();
    await expect(page.locator("#menu-list details[open]")).toHaveCount(1);
  },
  suggestions: async (page) => {
    // Closes the menu, or its open entry.
    await page.keyboard.press("Escape");
    await expect(page.locator("#menu-list details[open]").filter({ visible: true })).toHaveCount(0);
    await page.getByLabel("Search cakes and gifts").fill("truffle");
    await expect(page.getByRole("option").first()).toBeVisible();
  },
  "the date": async (page) => {
    // Forgets the day and slot chosen at the previous width.
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => sessionStorage.clear());
    await open(page, "/cake/RVC-500G-E");
    await enterPincode(page);
    await page.getByRole("button", { name: "Select Delivery Date" }).click();
    const days = page.getByRole("dialog", { name: "Select Delivery Date" }).getByRole("gridcell");
    await expect(days.first()).toBeVisible();
  },
  "a midnight, whose label is the longest": async (page) => {
    const days = page.getByRole("dialog", { name: "Select Delivery Date" });
    await pickDay(days, addDays(dayOf(new Date()), 2));
    const times = page.getByRole("dialog", { name: "Select Delivery Time" });
    await times.getByText("Midnight Delivery").click();
    // The hours follow the paint that marks the type.
    await expect(times.locator(".slot")).toHaveCount(1);
    await times.locator(".slot").click();
    await expect(times.getByRole("group", { name: "Night" })).toContainText("11 PM to 12 AM");
    await times.getByRole("button", { name: /^Choose .* night, into/ }).click({ trial: true });
  },
  "the time": async (page) => {
    const times = page.getByRole("dialog", { name: "Select Delivery Time" });
    await times.getByText("Standard Delivery").click();
    await times.getByText("12 PM to 3 PM").click();
    await times.getByRole("button", { name: "Choose 12 PM to 3 PM" }).click({ trial: true });
  },
  "signing in to order": async (page) => {
    await page.getByRole("button", { name: "Choose 12 PM to 3 PM" }).click();
    await orderNow(page).click();
    await expect(page.getByRole("dialog", { name: /Please login/ })).toBeVisible();
  },
};
