import { expect, test } from "../support/journey.ts";

test.skip(({ isMobile }) => !isMobile, "requests have no width");

test("a HEAD request does not put an empty page into the cache", async ({ request }) => {
  const head = await request.head("/plants");
  expect(head.status()).toBe(200);
  const page = await request.get("/plants");
  expect(await page.text()).toContain("</html>");
});

test("a public page sets no cookie, and contains nothing about the visitor", async ({ request }) => {
  const shopper = {
    cookie: "shop.session_token=somebody",
    "accept-language": "hi",
    "x-forwarded-host": "evil.example",
  };
  const first = await request.get("/balloons", { headers: shopper });
  const second = await request.get("/balloons?utm_source=mail");
  expect(first.headers()["set-cookie"]).toBeUndefined();
  expect(first.headers()["cache-control"]).toContain("public");
  expect(await second.text()).toBe(await first.text());
  expect(await first.text()).not.toContain("evil.example");
});

test("the frame is the same on all pages, except the current entry and the return path", async ({
  request,
}) => {
  const frame = async (path: string) => {
    const html = await (await request.get(path)).text();
    const [header] = /<header id="site-header".*?<\/header>/s.exec(html) ?? [];
    const [tabs] = /<nav id="tab-bar".*?<\/nav>/s.exec(html) ?? [];
    return { header, tabs };
  };
  const signIn = (path: string) => `href="/accounts?returnTo=${encodeURIComponent(path)}"`;
  const plants = await frame("/plants");
  const roses = await frame("/category/flowers/roses?sort=rating");
  expect(plants.header).toContain(signIn("/plants"));
  expect(roses.header).toContain(signIn("/category/flowers/roses?sort=rating"));
  expect(roses.tabs).toBe(plants.tabs);
  expect(plants.tabs).not.toContain("aria-current");
  expect((await frame("/track")).tabs).toMatch(/aria-current="page"[^>]*href="\/track"/);
  expect((await frame("/search?q=rose")).header).toContain('value="rose"');
});

test("a browser that has the page already gets a 304", async ({ request }) => {
  await request.get("/roses");
  const etag = (await request.get("/roses")).headers().etag ?? "";
  const again = await request.get("/roses", { headers: { "if-none-match": `"other", ${etag}` } });
  expect(again.status()).toBe(304);
});

test("an unknown URL is a helpful page with status 404", async ({ request }) => {
  const missing = await request.get("/no/such/page");
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain("There is no such page");
});
