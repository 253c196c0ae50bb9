import type { Page } from "@playwright/test";
import { expect, expectAccessible, layoutShift, pageSettles, signInAs, test } from "../support/journey.ts";
import { findSmallTargets } from "../support/small-targets.ts";

type Visit = {
  path: string;
  heading: string;
  /** The browser tab's title without the shop's name; the heading by default. */
  title?: string;
  /** The final path after redirects; the path by default. */
  ends?: string;
  /** The canonical URL; `null` for pages that search engines must not index. */
  canonical: string | null;
  status?: number;
  /** Another page of this kind is visited alone. Only in `npm run test:all`, one after the other in one browser page. */
  kind?: Kind;
  /** Texts that its main part must contain. */
  says?: string[];
};

type Kind = "signing in and paying" | "texts" | "listings" | "categories" | "flowers and combos";

const page = (path: string, heading: string, extra: Partial<Visit> = {}): Visit => ({
  path,
  heading,
  canonical: path,
  ...extra,
});
const alias = (path: string, canonical: string, heading: string, kind: Kind = "listings") =>
  page(path, heading, { canonical, kind });
const own = (path: string, heading: string, more: Partial<Visit> = {}) =>
  page(path, heading, { canonical: null, ...more });

/** The company behind the shop, from its settings. */
const COMPANY = [
  ...["Jamun Bakehouse (demo)", "12 Lotus Lane, Indiranagar, Bengaluru 560038", "10000000000000"],
  ...["29AAAAA0000A1ZY", "Asha Menon, grievance@jamun.example"],
];
/** These share one template with the contact page. */
const textPage = (path: string, heading: string, says: string[]) =>
  page(path, heading, { says: [...says, ...COMPANY], kind: "texts" });

/** All routes of the specification, in its order, with their aliases. */
const VISITS: Visit[] = [
  page("/", "Cakes & gifts, on time.", { title: "Jamun: Cakes & gifts, on time." }),
  page("/cake/RVC-500G-E", "Red Velvet Cream Cheese Cake, 0.5 kg"),
  alias("/cake/RVC-1KG-E", "/cake/RVC-500G-E", "Red Velvet Cream Cheese Cake, 1 kg"),
  own("/accounts", "Sign in"),
  own("/sign-up", "Create your account", { title: "Create an account", kind: "signing in and paying" }),
  own("/sign-up/verify", "Create your account", {
    title: "Create an account",
    kind: "signing in and paying",
  }),
  own("/sign-in", "Sign in", { kind: "signing in and paying" }),
  own("/sign-in/factor-one", "Sign in", { kind: "signing in and paying" }),
  page("/reviews", "Client Review"),
  own("/wish-list", "Wish list"),
  page("/rewards", "Reward Point System"),
  page("/track", "Track Your Order"),
  own("/TrackProgressPage", "No order data found. Please place an order first.", { title: "Order progress" }),
  page("/AllCakes", "All Cakes"),
  alias("/Allcakes", "/AllCakes", "All Cakes"),
  page("/AllCakes?page=2", "All Cakes", { title: "All Cakes, page 2", kind: "listings" }),
  alias("/AllCakes?sort=newest", "/AllCakes", "All Cakes"),
  page("/gift-finder", "Who is it for?", { title: "Gift finder" }),
  own("/search?q=rasmalai", "Results for “rasmalai”", { kind: "listings" }),
  own("/payment/RVC-500G-E", "Create your account", {
    title: "Create an account",
    ends: "/sign-up?returnTo=%2Fpayment%2FRVC-500G-E",
  }),

  own("/pay/guessed", "There is no such payment link.", {
    ...{ title: "Pay your order", status: 404, kind: "signing in and paying" },
  }),
  own("/testPayment", "Test Payment", { kind: "signing in and paying" }),
  page("/contact", "Contact", {
    says: ["+91 90000 00000", "+91 80 0000 0000", "care@jamun.example", ...COMPANY],
  }),
  textPage("/aboutus", "About Us", ["2018", "25+ kitchens", "10+ cities", "5,000+ cakes"]),
  textPage("/refund-policy", "Return and Refund Policy", [
    ...["within 2 hours", "3 to 7 working days", "A partial refund", "They can't be cancelled"],
  ]),
  textPage("/privacy-policy", "Privacy Policy", [
    ...["Digital Personal Data Protection Act, 2023", "How long", "Erase"],
  ]),
  textPage("/terms", "Terms of Use", [
    ...["within 4 hours", "resolved within 12 working hours", "one delivery attempt", "Indian law applies"],
  ]),
  textPage("/cancellation", "Cancellation Policy", [
    "24 hours or more before your slot",
    ...["Once your order is prepared or dispatched", "Same-day orders"],
  ]),
  page("/Blogs", "Blogs", { kind: "texts" }),
  alias("/blogs", "/Blogs", "Blogs", "texts"),

  alias("/wedding-cakes", "/wedding", "Wedding Cakes"),
  alias("/birthday-cakes", "/birthday", "Birthday Cakes"),
  page("/raksha-bandhan", "Raksha Bandhan", { kind: "listings" }),
  alias("/anniversary-cake", "/anniversary", "Anniversary Cakes"),
  page("/plants", "Plants", { kind: "listings" }),
  alias("/combos-cakes", "/combos", "Combos"),
  alias("/thankyou-cakes", "/thank-you", "Thank You Cakes & Gifts"),
  page("/flowers", "Flowers", { kind: "listings" }),

  page("/category/birthday-flowers", "Birthday Flowers"),
  page("/category/birthday-personalized", "Birthday Gifts With a Name", { kind: "categories" }),
  page("/category/birthday-balloons", "Birthday Balloons", { kind: "categories" }),
  page("/category/anniversary-flowers", "Anniversary Flowers", { kind: "categories" }),
  page("/category/anniversary-plants", "Anniversary Plants", { kind: "categories" }),
  page("/category/anniversary-hampers", "Anniversary Hampers", { kind: "categories" }),
  page("/category/specialday-flowers", "Flowers for Special Days", { kind: "categories" }),
  page("/category/specialday-plants", "Plants for Special Days", { kind: "categories" }),
  page("/category/specialday-hampers", "Hampers for Special Days", { kind: "categories" }),
  alias("/category/flowers/roses", "/roses", "Roses", "flowers and combos"),
  alias("/category/flowers/orchids", "/orchids", "Orchids", "flowers and combos"),
  alias("/category/flowers/carnations", "/carnations", "Carnations", "flowers and combos"),
  alias("/category/flowers/hampers", "/flower-hampers", "Flower Hampers", "flowers and combos"),
  alias("/category/combo/flowers-cakes", "/flowers-&-cakes", "Flowers & Cakes", "flowers and combos"),
  alias("/category/combo/flowers-teddy", "/flowers-&-teddy", "Flowers & Teddy", "flowers and combos"),
  alias(
    "/category/combo/flowers-chocolates",
    "/flowers-&-chocolates",
    "Flowers & Chocolates",
    "flowers and combos",
  ),
  alias(
    "/category/combo/flowers-teddy-chocolates",
    "/flowers-teddy-&-chocolates",
    "Flowers Teddy & Chocolates",
    "flowers and combos",
  ),
  page("/photo-cake", "Photo Cakes", { kind: "listings" }),
  alias("/PhotoCake", "/photo-cake", "Photo Cakes"),

  own("/no-such-category", "Nothing under “no-such-category”", { status: 404, kind: "listings" }),
  own("/cake/NO-SUCH-CAKE", "We do not have this cake", { title: "Cake not found", status: 404 }),
  own("/no/such/page", "There is no such page", { status: 404 }),
];

/** Pages without links that lead away: signing in and paying. */
const WITHOUT_CART = /^\/(accounts|sign-in|sign-up|payment|pay)\b/;

for (const visit of VISITS.filter(({ kind }) => !kind)) {
  test(`${visit.path} is complete and accessible`, async ({ page, complaints, shop }) =>
    expectComplete(page, visit, { shop: shop.url, complaints }));
}

for (const [kind, visits] of Map.groupBy(VISITS, ({ kind }) => kind)) {
  if (!kind) continue;
  test(`the other pages of ${kind} are complete and accessible`, { tag: "@all" }, async ({
    page,
    complaints,
    shop,
  }) => {
    test.setTimeout(60_000 * visits.length);
    for (const visit of visits) {
      await test.step(visit.path, () => expectComplete(page, visit, { shop: shop.url, complaints }));
      expect(complaints, visit.path).toEqual([]);
    }
  });
}

test.describe("on a tall tablet, which shows parts that are laid out after the first paint", () => {
  test.use({ viewport: { width: 1024, height: 1366 } });

  test("no page moves while it loads", { tag: "@all" }, async ({ page, isMobile }) => {
    test.skip(isMobile, "it sets its own size");
    for (const path of ["/", "/AllCakes", "/reviews", "/rewards"]) {
      await page.goto(path);
      await pageSettles(page);
      expect(await layoutShift(page), path).toBeLessThan(0.02);
    }
  });
});

async function expectComplete(
  page: Page,
  { path, heading, title = heading, ends = path, canonical, status = 200, says }: Visit,
  { shop, complaints }: { shop: string; complaints: string[] },
): Promise<void> {
  const reply = await page.goto(path);
  expect(reply?.status()).toBe(status);
  // The browser reports the 404.
  if (status === 404) expect(complaints.splice(0)).toHaveLength(1);
  expect(page.url().replace(shop, "")).toBe(ends);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  const cart = page.getByRole("button", { name: /^Cart/ }).filter({ visible: true });
  await expect(cart).toHaveCount(WITHOUT_CART.test(ends) ? 0 : 1);
  await expect(page).toHaveTitle(title.includes("Jamun") ? title : `${title} · Jamun`);
  await expectFindable(page, canonical === null ? null : shop + canonical);
  if (says) {
    expect(reply?.headers()["cache-control"]).toContain("public");
    const text = (await page.locator("main").innerText()).replace(/\s+/g, " ");
    expect(says.filter((words) => !text.includes(words))).toEqual([]);
    expect(text).not.toContain("{{");
  }
  await pageSettles(page);
  await expectAccessible(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  expect(await stylesLoadedTwice(page)).toEqual([]);
}

const OFFICE_PAGES = [
  ...["/admin", "/admin/figures", "/admin/accounts", "/admin/settings", "/admin/settings/opening"],
];

test("start, figures, accounts, settings and opening of the office are accessible and fit the screen", {
  tag: "@all",
}, async ({ page, shop }) => {
  await signInAs(page, shop.url, "owner@example.com");
  for (const path of OFFICE_PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(await layoutShift(page), path).toBeLessThan(0.02);
    expect(await overflow(page), path).toBe(0);
  }
});

/** Expects a description and a canonical URL, or `noindex`. */
async function expectFindable(page: Page, canonical: string | null): Promise<void> {
  const robots = page.locator('meta[name="robots"]');
  if (canonical === null) return expect(robots).toHaveAttribute("content", "noindex");
  await expect(robots).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", canonical);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", canonical);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{51}/);
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect((await page.request.head(picture ?? "")).status()).toBe(200);
}

/** Each makes the browser style and lay out the whole page again. */
function stylesLoadedTwice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const loaded = [...document.styleSheets].map(({ href }) => href?.replace("#", "") ?? "");
    return loaded.filter((href, index) => href !== "" && loaded.indexOf(href) !== index);
  });
}

/** How many pixels the page overflows sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
