import type { Page } from "@playwright/test";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";

const field = (page: Page) => page.getByRole("search").getByLabel("Search cakes and gifts");
const options = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");

test("a typed flavour is found, and the arrow keys and Enter open its cake", async ({ page }) => {
  await page.goto("/rewards");
  await field(page).click();
  await field(page).pressSequentially("TRUFF", { delay: 30 });
  await expect(options(page)).toHaveCount(5);
  await expect(options(page).first()).toContainText("Chocolate Truffle");
  await expect(options(page).first()).toContainText("Belgian Chocolate Truffle Cake");
  await expect(options(page).first()).toContainText("₹719");
  await expect(options(page).first()).not.toContainText("BTC-500G-E");
  await expect(page.getByRole("status").filter({ hasText: "5 suggestions" })).toBeAttached();
  await expectAccessible(page);

  await field(page).press("ArrowDown");
  await field(page).press("ArrowDown");
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await second.getAttribute("id")) ?? "");
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);

  expect(await layoutShift(page)).toBeLessThan(0.02);

  const href = (await second.getAttribute("href")) ?? "";
  await field(page).press("Enter");
  await expect(page).toHaveURL(href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue("");
});

test("pressing a suggestion opens its cake", { tag: "@all" }, async ({ page }) => {
  await page.goto("/rewards");
  await field(page).fill("rasmalai");
  await options(page).first().click();
  await expect(page).toHaveURL(/\/cake\//);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Rasmalai");
});

test("Enter without a suggestion opens the results, however the flavour is spelt", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/rewards");
  await field(page).fill("buterscoch");
  await expect(options(page).first()).toContainText("Butterscotch");
  await expectAccessible(page);
  await field(page).press("Enter");
  await expect(page).toHaveURL("/search?q=buterscoch");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Butterscotch/ })
      .first(),
  ).toBeVisible();
  await expect(field(page)).toHaveValue("buterscoch");
});

test("Escape closes the suggestions and keeps the text, and blanks have no suggestions", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/rewards");
  await field(page).fill("choc");
  await expect(options(page)).toHaveCount(5);
  await field(page).press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue("choc");
  await field(page).press("ArrowDown");
  await expect(options(page)).toHaveCount(5);
  await field(page).fill("   ");
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
});

test("a late older answer never replaces a newer one", { tag: ["@all", "@one-width"] }, async ({ page }) => {
  let release = () => {};
  const late = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/api/search/suggest?q=vanilla", async (route) => {
    await late;
    await route.continue().catch(() => {});
  });
  await page.goto("/rewards");
  const suggestRequest = page.waitForRequest("**/api/search/suggest?q=vanilla");
  await field(page).fill("vanilla");
  await suggestRequest;
  await field(page).fill("mango");
  await expect(options(page).first()).toContainText("Mango");
  release();
  await expect(field(page)).toHaveValue("mango");
  await expect(options(page).filter({ hasText: "Vanilla" })).toHaveCount(0);
});

test("a shop that cannot be reached says so and still searches", { tag: "@all" }, async ({
  page,
  complaints,
}) => {
  await page.route("**/api/search/suggest?*", (route) => route.abort());
  await page.goto("/rewards");
  await field(page).fill("choc");
  await expect(
    page
      .getByRole("search")
      .getByText(/Suggestions could not be loaded/)
      .last(),
  ).toBeVisible();
  complaints.length = 0;
  await page.getByRole("button", { name: /Search everything for choc/ }).click();
  await expect(page).toHaveURL("/search?q=choc");
});

test("a search that finds few products links to what is found with one part left out", {
  tag: "@all",
}, async ({ page }) => {
  const main = page.getByRole("main");
  const more = main.getByRole("region", { name: "More, if you leave one part out" });
  await page.goto("/search?q=red+roses+for+wife");
  const few = await main.getByRole("article").count();
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(6);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expectAccessible(page);
  const without = more.getByRole("link", { name: /^Without “For wife”/ });
  await expect(without).toContainText(/\d+ products, from ₹\d+/);
  await expect(more.getByRole("link", { name: /^Without “wife”/ })).toHaveCount(0);
  await without.click();
  await expect(page).toHaveURL("/search?q=red+roses");
  await expect.poll(() => main.getByRole("article").count()).toBeGreaterThan(few);
  await expect(more).toHaveCount(0);
});

test("a search becomes filters: each is a chip with a link that removes it, and an impossible one has next steps", async ({
  page,
  isMobile,
}) => {
  const main = page.getByRole("main");
  const chips = main.getByRole("list", { name: "Chosen filters" }).getByRole("listitem");
  await page.goto("/search?q=eggless+cake+for+20+people+under+600");
  await expect(main.getByRole("heading", { name: "No cakes available." })).toBeVisible();
  await expect(chips.filter({ hasText: "20 people" })).toBeVisible();
  await expect(main.getByRole("link", { name: /Without “20 people”/ })).toContainText(
    /\d+ products, from ₹\d+/,
  );
  await expectAccessible(page);
  await main.getByRole("link", { name: /Without “Up to ₹600”/ }).click();
  await expect(page).toHaveURL("/search?q=cake&eggless=yes&people=20");
  await expect(main.getByRole("article").first()).toContainText("2 kg");
  await main.getByRole("link", { name: "Remove 20 people" }).click();
  await expect(page).toHaveURL("/search?q=cake&eggless=yes");
  // A wide page clears all above its filters.
  await expect(chips).toHaveText(isMobile ? ["Eggless", "Clear all"] : ["Eggless"]);
  await expectAccessible(page);
});

test("a weight that no product has is named, and the other sizes are listed", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/search?q=7+kg+chocolate+cake");
  const main = page.getByRole("main");
  const words = main.getByText(/Nothing here weighs 7 kg\. The (largest is|nearest sizes are) \d/);
  await expect(words).toBeVisible();
  await expect(main.getByRole("article").first()).toContainText(/chocolate/i);
  await expectAccessible(page);
  // A day and a pincode in the text lead to another URL.
  await page.goto("/search?q=7+kg+chocolate+cake+tomorrow+110001");
  await expect(page).toHaveURL(/pin=110001/);
  await expect(words).toBeVisible();
  await page.goto("/search?q=1+kg+chocolate+cake");
  await expect(main.getByRole("article").first()).toContainText("1 kg");
  await expect(main.getByText("Nothing here weighs")).toHaveCount(0);
});

test("a misspelt word is corrected, the page says so, and the typed words can be searched for", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/search?q=birthday+ckae");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Results for “birthday cake”");
  await expect(main.getByText("Showing results for birthday cake.")).toBeVisible();
  await expectAccessible(page);
  await main.getByRole("link", { name: "Search for “birthday ckae” instead" }).click();
  await expect(page).toHaveURL("/search?q=birthday+ckae&as=typed");
  await expect(main.getByText("We found nothing for “birthday ckae”.")).toBeVisible();
  await expect(main.getByText("Showing results for")).toHaveCount(0);
});

test.describe("without script", { tag: "@all" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the search field is a form that opens the results", async ({ page, complaints }) => {
    await page.goto("/rewards");
    await field(page).fill("choclate");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/search?q=choclate");
    await expect(page.getByRole("main")).toContainText(/chocolate/i);
    // Errors about the blocked scripts.
    complaints.length = 0;
  });
});
