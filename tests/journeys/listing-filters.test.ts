import type { Page } from "@playwright/test";
import { addDays, dayOf } from "../../src/shop/basics/india-time.ts";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";
import { findSmallTargets } from "../support/small-targets.ts";

const DAY_AFTER_TOMORROW = addDays(dayOf(new Date()), 2);

/** The panel on wide screens, the open sheet on narrow ones. */
async function filters(page: Page) {
  const panel = page.getByRole("complementary", { name: "Filters" });
  if (await panel.isVisible()) return panel;
  const sheet = page.getByRole("dialog", { name: "Filters" });
  if (!(await sheet.isVisible())) await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(sheet).toBeVisible();
  return sheet;
}

async function closeSheet(page: Page): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Filters" });
  if (!(await sheet.isVisible())) return;
  await sheet.getByRole("button", { name: /^Show [\d,]+ product/ }).click();
  await expect(sheet).toBeHidden();
}

/** How many products a filter says that it would leave. */
async function promised(choice: ReturnType<Page["locator"]>): Promise<number> {
  return Number((await choice.innerText()).match(/([\d,]+)\s*products?$/)?.[1]?.replaceAll(",", ""));
}

const countOf = (page: Page, count: number) =>
  expect(page.getByRole("status").filter({ hasText: /product/ })).toHaveText(
    `${count.toLocaleString("en-IN")} ${count === 1 ? "product" : "products"}`,
  );

test("a listing that loads slowly says so on the page that led there", { tag: "@all" }, async ({ page }) => {
  for (const path of ["/AllCakes", "/plants"]) {
    await page.goto("/rewards");
    const released = Promise.withResolvers<void>();
    await page.route(`**${path}.data**`, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
    await expect(page.getByRole("status").getByText("Loading cakes...")).toBeVisible();
    released.resolve();
    await expect(page).toHaveURL(path);
    await expect(page.getByText("Loading cakes...")).toBeHidden();
  }
});

test("filters narrow a listing at once, go back and forward, and are cleared one by one", async ({
  page,
}) => {
  await page.goto("/birthday-cakes");
  await expect(page.getByRole("heading", { level: 1, name: "Birthday Cakes" })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);

  let panel = await filters(page);
  for (const group of ["Price", "Delivery Time", "Personalization", "Gift Type"])
    await expect(panel.getByRole("group", { name: group })).toBeVisible();
  await expectAccessible(page);
  expect(await findSmallTargets(page)).toEqual([]);

  const price = panel.locator("label", { hasText: "₹500 to ₹1,000" });
  const left = await promised(price);
  await price.click();
  await expect(page).toHaveURL(/\/birthday-cakes\?price=500-1000$/);
  await expect(panel.getByRole("radio", { name: "₹500 to ₹1,000" })).toBeChecked();
  await expect(panel.getByRole("radio", { name: "₹500 to ₹1,000" })).toBeFocused();
  await countOf(page, left);

  const message = panel.locator("label", { hasText: "Message" });
  const leftWithMessage = await promised(message);
  await message.click();
  await expect(page).toHaveURL(/\?price=500-1000&personalization=message$/);
  await countOf(page, leftWithMessage);
  await panel.locator("label", { hasText: "Next day" }).click();
  await expect(page).toHaveURL(/\?price=500-1000&delivery=next&personalization=message$/);
  await expectAccessible(page);
  await closeSheet(page);

  await page.goBack();
  await expect(page).toHaveURL(/\?price=500-1000&personalization=message$/);
  await countOf(page, leftWithMessage);
  await page.goForward();
  await expect(page).toHaveURL(/delivery=next/);
  panel = await filters(page);
  await expect(panel.getByRole("radio", { name: "Next day" })).toBeChecked();
  await closeSheet(page);

  const chosen = page.getByRole("list", { name: "Chosen filters" });
  await chosen.getByRole("link", { name: "Remove ₹500 to ₹1,000" }).click();
  await expect(page).toHaveURL(/\/birthday-cakes\?delivery=next&personalization=message$/);
  await chosen.getByRole("link", { name: "Remove Next day" }).click();
  await expect(page).toHaveURL(/\/birthday-cakes\?personalization=message$/);
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/birthday-cakes$/);
  await expect(chosen).toBeHidden();
});

test("while Forward loads a listing, filters keep its choices, and add what is chosen meanwhile", async ({
  page,
}) => {
  await page.goto("/birthday-cakes?price=500-1000");
  await page.locator("article").first().waitFor();
  await (await filters(page)).locator("label", { hasText: "Next day" }).click();
  await expect(page).toHaveURL(/&delivery=next$/);
  await closeSheet(page);
  await expect(page.getByRole("list", { name: "Chosen filters" })).toContainText("Next day");
  await page.goBack();
  await expect(page.getByRole("list", { name: "Chosen filters" })).not.toContainText("Next day");

  const { promise: opened, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\.data\?.*delivery=next/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goForward();
  await expect(page).toHaveURL(/delivery=next/);
  const panel = await filters(page);
  await panel.locator("label", { hasText: "Message" }).click();
  await expect(page).toHaveURL(/delivery=next/);
  answer();
  await expect(panel.getByRole("radio", { name: "Next day" })).toBeChecked();
  await expect(panel.getByRole("checkbox", { name: "Message" })).toBeChecked();
  await expect(page).toHaveURL(/\/birthday-cakes\?price=500-1000&delivery=next&personalization=message$/);
});

test("a listing is sorted by price, and every card is in the filter's price range", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/AllCakes?price=below-500");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price: low to high");
  await expect(page).toHaveURL(/\/AllCakes\?price=below-500&sort=price-low$/);
  const region = page.getByRole("region", { name: "Products" });
  const prices = async () =>
    (await region.locator("article .price b").allInnerTexts()).map((text) => Number(text.replace(/\D/g, "")));
  // The URL changes just before the cards.
  await expect(async () => {
    const shown = await prices();
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  }).toPass();
  const sorted = await prices();
  expect(sorted.length).toBeGreaterThan(1);
  expect(Math.max(...sorted)).toBeLessThan(500);
});

test("the weight filter shows the price of that weight on the card", { tag: "@all" }, async ({ page }) => {
  await page.goto("/AllCakes?weight=2-kg");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/cake\/.*2KG/);
});

test("people, a price of one's own and a day at a pincode are filters, and cards name the weight of their price", {
  tag: "@all",
}, async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 390, height: 740 });
  await page.goto("/birthday-cakes");
  // The first two products are whole on the first screen, above the bar of phones; the gifts come after the last one.
  const cards = page.getByRole("region", { name: "Products" }).getByRole("article");
  const bar = page.getByRole("navigation", { name: "Quick links" });
  const end = isMobile ? (await bar.boundingBox())?.y : page.viewportSize()?.height;
  for (const nth of [0, 1]) {
    const card = await cards.nth(nth).boundingBox();
    expect((card?.y ?? Number.NaN) + (card?.height ?? Number.NaN)).toBeLessThan(end ?? Number.NaN);
  }
  const strip = await page.getByRole("heading", { name: /^Birthday Gifts/ }).boundingBox();
  const last = await cards.last().boundingBox();
  expect(strip?.y).toBeGreaterThan((last?.y ?? Number.NaN) + (last?.height ?? Number.NaN));
  await expect(page.getByRole("article").first().locator(".price-per")).toHaveText("0.5 kg");
  const panel = await filters(page);
  const people = panel.getByRole("group", { name: "People", exact: true });
  if (!(await people.first().isVisible())) await panel.locator("summary", { hasText: "People" }).click();
  await panel.locator("label", { hasText: "20 or more" }).click();
  await expect(page).toHaveURL(/\/birthday-cakes\?people=20$/);
  await expect(panel.getByRole("radio", { name: "20 or more" })).toBeFocused();
  // The URL changes before the page: what follows is for the new form.
  const chips = page.locator(".chosen-filters");
  await expect(chips).toContainText("20");
  await panel.getByLabel("Up to ₹").fill("2500");
  await panel.getByLabel("Up to ₹").press("Enter");
  await expect(page).toHaveURL(/\?max=2500&people=20$/);
  await expect(chips).toContainText("2,500");
  await panel.getByLabel("Pincode").fill("110001");
  await panel.getByLabel("Day", { exact: true }).fill(DAY_AFTER_TOMORROW);
  await panel.getByLabel("Day", { exact: true }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`max=2500&people=20&by=${DAY_AFTER_TOMORROW}&pin=110001$`));
  await expectAccessible(page);
  await closeSheet(page);
  await expect(page.getByRole("link", { name: /^Remove By .*, 110001$/ })).toBeVisible();
  await expect(page.getByRole("article").first().locator(".price-per")).toHaveText("2 kg");
  await expectAccessible(page);
});

test("filters without results say so, and can be cleared", { tag: "@all" }, async ({ page }) => {
  await page.goto("/plants?gift=balloons");
  await expect(page.getByRole("heading", { name: "No cakes available." })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Clear all filters" }).click();
  await expect(page).toHaveURL(/\/plants$/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a malformed listing URL is normalised, and unknown parameters are dropped", {
  tag: ["@all", "@one-width"],
}, async ({ page }) => {
  await page.goto("/AllCakes?gift=plants&gift=cakes&price=cheap&flavour=soap&page=1&gift=cakes");
  await expect(page).toHaveURL(/\/AllCakes\?gift=cakes&gift=plants$/);
});

test("an unknown category is a helpful page with status 404", { tag: "@all" }, async ({
  page,
  complaints,
}) => {
  const reply = await page.goto("/no-such-category");
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "No cakes available." })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Birthday Cakes" })).toBeVisible();
  await expectAccessible(page);
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes("404")));
});

test("a listing that failed to load says so, and can be retried in place", { tag: "@all" }, async ({
  page,
  complaints,
}) => {
  await page.goto("/birthday-cakes");
  await page.route("**/birthday-cakes.data**", (route) => route.abort());
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Newest");
  await expect(page.getByRole("heading", { name: "Failed to load cakes." })).toBeVisible();
  await page.unroute("**/birthday-cakes.data**");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  complaints.length = 0;
});

test("a loading listing says so", { tag: "@all" }, async ({ page }) => {
  await page.goto("/birthday-cakes");
  let go = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route("**/birthday-cakes.data**", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Newest");
  await expect(page.getByText("Loading cakes...")).toBeVisible();
  go();
  await expect(page.getByText("Loading cakes...")).toBeHidden();
});

test("the links to other pages stay under the finger at the first scroll", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/AllCakes");
  const link = page.getByRole("link", { name: "Page 2", exact: true });
  const movedBy = await link.evaluate(async (pageTwo) => {
    // As right after the first paint: the cards below have their estimated heights.
    delete document.documentElement.dataset.whole;
    for (const animation of document.getAnimations())
      if ((animation as CSSAnimation).animationName === "lay-out") {
        animation.pause();
        animation.currentTime = 0;
      }
    const isScrolled = new Promise((scrolled) => addEventListener("scroll", scrolled, { once: true }));
    pageTwo.scrollIntoView({ block: "center", behavior: "instant" });
    const before = pageTwo.getBoundingClientRect().y;
    await isScrolled;
    return Math.abs(pageTwo.getBoundingClientRect().y - before);
  });
  expect(movedBy).toBeLessThan(((await link.boundingBox())?.height ?? 0) / 2);
});

test("a listing has several pages, and Back restores the scroll position", async ({ page }) => {
  await page.goto("/AllCakes");
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL(/\/AllCakes\?page=2$/);
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const card = page.getByRole("article").nth(17);
  await card.scrollIntoViewIfNeeded();
  const scrolledTo = await page.evaluate(() => window.scrollY);
  expect(scrolledTo).toBeGreaterThan(500);
  await card.getByRole("link").click();
  await expect(page.getByRole("button", { name: /ADD TO CART/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/AllCakes\?page=2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolledTo, -1);
});

test("a search result is a listing: titled with its words, best match first, with filters and spelling correction", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/AllCakes?q=choclate");
  await expect(page).toHaveURL(/\/search\?q=choclate$/);
  await expect(page.getByRole("heading", { level: 1, name: "Results for “chocolate”" })).toBeVisible();
  await expect(page.getByText("Showing results for chocolate.")).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText(/chocolate/i);
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("match");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await (await filters(page)).locator("label", { hasText: "Below ₹500" }).click();
  await expect(page).toHaveURL(/\/search\?q=choclate&price=below-500$/);
  await closeSheet(page);

  await page.goto("/search?q=zzzzqqq");
  await expect(page.getByRole("heading", { name: "No cakes available." })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Flowers" }).last()).toBeVisible();
  for (const [name, href] of [
    ["Gift finder", "/gift-finder"],
    ["Ask us", "/contact"],
  ] as const)
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  await expectAccessible(page);
});

test.describe("without script", { tag: "@all" }, () => {
  test.use({ javaScriptEnabled: false });

  test("filters are submitted by a form, and removed by links", async ({ page, complaints }) => {
    await page.goto("/birthday-cakes");
    const panel = page.getByRole("complementary", { name: "Filters" });
    if (!(await panel.isVisible())) await page.getByRole("link", { name: "Filters" }).click();
    await panel.locator("label", { hasText: "Below ₹500" }).click();
    await panel.locator("label", { hasText: "Message" }).click();
    await panel.getByRole("button", { name: "Show products" }).click();
    await expect(page).toHaveURL(/\/birthday-cakes\?price=below-500&personalization=message$/);
    await page.getByRole("link", { name: "Remove Message" }).click();
    await expect(page).toHaveURL(/\/birthday-cakes\?price=below-500$/);
    // Without script the browser does not prefetch what the page offers.
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((complaint) => !/\.js failed: \S+$/.test(complaint)),
    );
  });
});

test("what is typed while another order of products loads is kept, and Enter applies it", {
  tag: "@all",
}, async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone shows the filters in a sheet, away from the order");
  await page.goto("/birthday-cakes");
  const panel = await filters(page);
  const most = panel.getByLabel("Up to ₹");
  const { promise: isTyped, resolve: release } = Promise.withResolvers<void>();
  await page.route(/birthday-cakes\.data/, async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price: low to high");
  await most.focus();
  await page.keyboard.type("2500");
  const old = await most.elementHandle();
  release();
  await old?.waitForElementState("hidden");
  // Nothing is focused by hand: the new field took over in the same moment.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/birthday-cakes\?max=2500&sort=price-low$/);
});
