import type { Page } from "@playwright/test";
import { expect, expectAccessible, layoutShift, test } from "../support/journey.ts";

const CATEGORIES = [
  "Customized Cakes",
  "Designer Cakes",
  "Cakes",
  "Occasions",
  "Flavours",
  "More Gifts",
  "Flowers",
];
const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const entry = (page: Page, label: string) => menu(page).locator("summary").getByText(label, { exact: true });
const entryOf = (page: Page, label: string) =>
  menu(page)
    .locator("summary")
    .filter({ hasText: new RegExp(`^${label}$`) });
const link = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });

test("the mega-menu works by keyboard alone", { tag: "@all" }, async ({ page }, { project }) => {
  test.skip(project.name === "phone", "phones have the accordion");
  await page.goto("/balloons");
  for (const label of CATEGORIES) await expect(entry(page, label)).toBeVisible();

  await entryOf(page, "Customized Cakes").focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
  await expect(entryOf(page, "Occasions")).toBeFocused();
  await expect(link(page, "Birthday")).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(link(page, "Birthday")).toBeFocused();
  for (const group of ["Birthday", "Anniversary", "Sentiments", "Festivals"])
    await expect(menu(page).getByRole("heading", { name: group, exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("ArrowRight");
  await expect(link(page, "Anniversary")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(entryOf(page, "Occasions")).toBeFocused();
  await expect(link(page, "Anniversary")).toBeHidden();

  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await expect(entryOf(page, "Flavours")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menu(page).locator("details[open] a").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  expect(await layoutShift(page)).toBeLessThan(0.02);
  const chosen = page.locator(":focus");
  const href = (await chosen.getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href);
  await expect(menu(page).locator("details[open]")).toHaveCount(0);
});

test(
  "the mega-menu opens on hover or touch, and closes when the pointer leaves",
  { tag: "@desktop" },
  async ({ page }, { project }) => {
    test.skip(project.name === "phone", "phones have the accordion");
    await page.goto("/balloons");
    await entryOf(page, "Flowers").hover();
    await expect(link(page, "Roses")).toBeVisible();
    // The click that often follows must not close it.
    await entryOf(page, "Flowers").click();
    await expect(link(page, "Roses")).toBeVisible();
    await page.mouse.move(700, 880);
    await expect(link(page, "Roses")).toBeHidden();

    await entryOf(page, "Flowers").dispatchEvent("click");
    await expect(link(page, "Roses")).toBeVisible();
    await page.locator(".scrim").dispatchEvent("pointerdown");
    await expect(link(page, "Roses")).toBeHidden();
  },
);

test("on phones the menu is an accordion with one group open, and choosing a link opens its page and closes the menu", async ({
  page,
}, { project }) => {
  test.skip(project.name === "desktop", "wide screens have the mega-menu");
  await page.goto("/balloons");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  for (const label of CATEGORIES) await expect(entry(page, label)).toBeVisible();
  await entryOf(page, "Cakes").click();
  await expect(link(page, "Eggless")).toBeVisible();
  await expectAccessible(page);
  await entryOf(page, "Flowers").click();
  await expect(link(page, "Roses")).toBeVisible();
  await expect(link(page, "Eggless")).toBeHidden();
  await link(page, "Roses").click();
  await expect(page).toHaveURL("/roses");
  await expect(page.getByRole("heading", { level: 1, name: /roses/i })).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test("the tab bar of phones has the header's links", async ({ page }, { project }) => {
  test.skip(project.name === "desktop", "wide screens have them in the header");
  await page.goto("/plants");
  const bar = page.getByRole("navigation", { name: "Quick links" });
  for (const [name, href] of [
    ["Reviews", "/reviews"],
    ["Track", "/track"],
    ["Rewards", "/rewards"],
    ["Account", "/accounts"],
  ] as const)
    await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  await bar.getByRole("button", { name: /^Cart/ }).click();
  await expect(page.getByRole("dialog", { name: "Cart" })).toBeVisible();
});

test(
  "wide screens link to tracking, reviews, rewards, account and cart",
  { tag: "@desktop" },
  async ({ page }, { project }) => {
    test.skip(project.name === "phone", "phones have them in the bar");
    await page.goto("/plants");
    const banner = page.getByRole("banner");
    for (const [name, href] of [
      ["Track", "/track"],
      ["Reviews", "/reviews"],
      ["Rewards", "/rewards"],
    ] as const)
      await expect(banner.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    await expect(banner.getByRole("link", { name: "Account" })).toHaveAttribute("href", /^\/accounts/);
    await expect(banner.getByText("coins")).toHaveCount(0);
    await banner.getByRole("button", { name: /^Cart/ }).click();
    await expect(page).toHaveURL("/plants");
    await expect(page.getByRole("dialog", { name: "Cart" })).toBeVisible();
  },
);

test("the sign-in pages have no links that lead away", { tag: "@all" }, async ({ page }) => {
  await page.goto("/accounts");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Menu" })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Quick links" })).toHaveCount(0);
});

/** The links of the open group that cannot be seen whole and pressed, after scrolling to each. */
function cutOffLinks(page: Page): Promise<string[]> {
  return menu(page)
    .locator("details[open] a")
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .flatMap((link) => {
          link.scrollIntoView({ block: "center", behavior: "instant" });
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return isInside && hit && link.contains(hit) ? [] : [link.textContent ?? ""];
        }),
    );
}

test(
  "no group of the menu is cut off on tablets, laptops and low screens",
  { tag: "@all" },
  async ({ page }, { project }) => {
    test.skip(project.name === "phone", "the test sets its own widths");
    for (const width of [768, 1024, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/balloons");
      if (width < 1100) await page.getByRole("button", { name: "Menu", exact: true }).click();
      for (const height of [900, 600]) {
        await page.setViewportSize({ width, height });
        for (const label of CATEGORIES) {
          const group = menu(page)
            .locator("details[open]")
            .filter({ has: page.locator("summary", { hasText: new RegExp(`^${label}$`) }) });
          // A press can meet the end of an opening by hover, and close it.
          await expect(async () => {
            if (!(await group.isVisible())) await entryOf(page, label).click();
            await expect(group.getByRole("link").first()).toBeVisible({ timeout: 1_000 });
          }).toPass();
          await expect
            .poll(() => cutOffLinks(page), { message: `${label}, ${width} x ${height}` })
            .toEqual([]);
        }
      }
    }
  },
);

test.describe("without script", { tag: "@all" }, () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the menu opens, keeps one group open, and its links work",
    { tag: "@desktop" },
    async ({ page, complaints }, { project }) => {
      await page.goto("/balloons");
      if (project.name === "phone") await page.getByRole("button", { name: "Menu", exact: true }).click();
      await entryOf(page, "Cakes").click();
      await expect(link(page, "Eggless")).toBeVisible();
      await entryOf(page, "Flowers").click();
      await expect(link(page, "Eggless")).toBeHidden();
      await link(page, "Roses").click();
      await expect(page).toHaveURL("/roses");
      // Errors about the blocked scripts.
      complaints.length = 0;
    },
  );
});
