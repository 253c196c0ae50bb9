import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

test.skip(({ isMobile }) => isMobile, "a URL is the same at every width");

test("every item of the menu leads to a page with one heading and one URL", { tag: "@all" }, async ({
  request,
}) => {
  const home = await (await request.get("/")).text();
  const menu = home.slice(home.indexOf('id="menu-list"'), home.indexOf('class="menu-foot"'));
  const items = new Set(
    [...menu.matchAll(/<a[^>]* href="(\/[^"]*)"/g)].map(([, href]) => unescaped(href ?? "")),
  );
  expect(items.size).toBeGreaterThan(120);
  const wrong: string[] = [];
  for (const href of items) {
    const { status, headings, title, canonical } = await readPage(request, href);
    if (status !== 200 || headings !== 1 || !title.endsWith("· Jamun") || !canonical.startsWith("/"))
      wrong.push(`${href}: ${status}, ${headings} headings, ${title}, ${canonical}`);
  }
  expect(wrong).toEqual([]);
});

test("every URL of the sitemap exists and is canonical", { tag: "@all" }, async ({ request, shop }) => {
  const index = await (await request.get("/sitemap.xml")).text();
  const parts: string[][] = [];
  for (const file of locations(index)) parts.push(locations(await (await request.get(file)).text()));
  // Building the sitemap is work; a slow machine refuses pages for a moment after it.
  await expect(async () => expect((await request.get("/")).status()).toBe(200)).toPass();
  const wrong: string[] = [];
  for (const urls of parts) {
    // A sample of the thousands of pages that are built alike.
    const step = Math.ceil(urls.length / 200);
    for (const [index, address] of urls.entries()) {
      if (index % step !== 0) continue;
      const path = address.replace(shop.url, "");
      const { status, canonical } = await readPage(request, path);
      if (status !== 200 || canonical !== path) wrong.push(`${path}: ${status}, ${canonical}`);
    }
  }
  expect(wrong).toEqual([]);
});

async function readPage(request: APIRequestContext, path: string) {
  const reply = await request.get(path);
  const html = await reply.text();
  const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1] ?? "";
  return {
    status: reply.status(),
    headings: html.match(/<h1[ >]/g)?.length ?? 0,
    title: unescaped(/<title>([^<]*)/.exec(html)?.[1] ?? ""),
    canonical: unescaped(canonical),
  };
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>(?!<\/image)/g)].map(([, address]) => unescaped(address ?? ""));
}

function unescaped(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
}
