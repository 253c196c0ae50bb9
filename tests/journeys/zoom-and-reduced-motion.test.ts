import { expect, pageSettles, test } from "../support/journey.ts";

const PAGES = [
  "/",
  "/birthday-cakes",
  "/cake/RVC-500G-E",
  "/search?q=rasmalai",
  "/Blogs",
  "/aboutus",
  "/reviews",
  "/track",
  "/accounts",
];

test.skip(({ isMobile }) => isMobile, "zoom and motion are set on a desktop here");

test.describe("at 200% zoom", () => {
  // The space of a 1440 by 900 px window at 200% zoom.
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test("no page has to be scrolled sideways", { tag: "@all" }, async ({ page }) => {
    const wider: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const by = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (by > 0) wider.push(`${path} by ${by} px`);
    }
    expect(wider).toEqual([]);
  });
});

test("with reduced motion nothing keeps moving by itself", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    await pageSettles(page);
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === "running" && Number(animation.effect?.getComputedTiming().endTime) > 100,
        )
        .map((animation) => ((animation.effect as KeyframeEffect).target as Element | null)?.className ?? ""),
    );
    if (running.length > 0) moving.push(`${path}: ${running.join(", ")}`);
  }
  expect(moving).toEqual([]);
});

test("with reduced motion a page changes its size at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/reviews");
  const changing = await page.evaluate(() => {
    document.documentElement.style.fontSize = "20px";
    document.body.getBoundingClientRect();
    return document.getAnimations().length;
  });
  expect(changing).toBe(0);
});
