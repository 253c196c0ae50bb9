import { expect, test } from "../support/journey.ts";

test("the table of contents of a long page links to its headings", { tag: "@all" }, async ({
  page,
  isMobile,
}) => {
  await page.goto("/privacy-policy");
  if (isMobile) await page.getByText("On this page").last().click();
  await page.getByRole("link", { name: "Your rights" }).click();
  await expect(page).toHaveURL(/#your-rights$/);
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeInViewport();
});

test("telephone, e-mail and WhatsApp links open the right programs", { tag: "@all" }, async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
    "href",
    "https://wa.me/919000000000",
  );
  await expect(main.getByRole("link", { name: /^Phone/ })).toHaveAttribute("href", "tel:+918000000000");
  await expect(main.getByRole("link", { name: /^E-mail/ })).toHaveAttribute(
    "href",
    "mailto:care@jamun.example",
  );
});

test("a printed policy has its text and the grievance officer", { tag: "@all" }, async ({ page }) => {
  await page.goto("/terms");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Indian law applies")).toBeVisible();
  for (const gone of [".header", ".footer", ".toc", ".toc-fold", ".tab-bar"]) {
    for (const part of await page.locator(gone).all()) await expect(part).toBeHidden();
  }
});

test("the footer has every link of the specification, the tagline, the copyright and the social links", async ({
  page,
}) => {
  await page.goto("/contact");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("Cakes & gifts, on time.")).toBeVisible();
  await expect(footer.getByText("© Jamun Bakehouse (demo). All rights reserved.")).toBeVisible();
  await expect(footer.getByText(/FSSAI 10000000000000 · GSTIN 29AAAAA0000A1ZY/)).toBeVisible();
  for (const name of ["Instagram", "Facebook", "YouTube"])
    await expect(footer.getByRole("link", { name })).toBeVisible();
  const hrefs = await footer
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const missing = WAYS_ON.filter((href) => !hrefs.includes(href));
  expect(missing).toEqual([]);
});

const WAYS_ON = [
  ...[
    "/wedding-cakes",
    "/birthday-cakes",
    "/raksha-bandhan",
    "/anniversary-cake",
    "/plants",
    "/combos-cakes",
  ],
  ...["/thankyou-cakes", "/flowers", "/AllCakes", "/Blogs", "/reviews", "/track", "/rewards", "/accounts"],
  ...["/contact", "/aboutus", "/refund-policy", "/privacy-policy", "/terms", "/cancellation"],
  ...["birthday-flowers", "birthday-personalized", "birthday-balloons"].map((slug) => `/category/${slug}`),
  ...["anniversary-flowers", "anniversary-plants", "anniversary-hampers"].map((slug) => `/category/${slug}`),
  ...["specialday-flowers", "specialday-plants", "specialday-hampers"].map((slug) => `/category/${slug}`),
  ...["roses", "orchids", "carnations", "hampers"].map((slug) => `/category/flowers/${slug}`),
  ...["flowers-cakes", "flowers-teddy", "flowers-chocolates", "flowers-teddy-chocolates"].map(
    (slug) => `/category/combo/${slug}`,
  ),
];
