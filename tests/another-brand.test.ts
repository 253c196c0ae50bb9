import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../src/shop/accounts/ensure-demo-accounts.ts";
import { OTHER_BRAND } from "./support/other-brand.ts";
import { readPdf } from "./support/pdf-text.ts";
import { eventually, type RunningShop, removeDirectory, startShop } from "./support/shop.ts";
import { orderOf, pay, type Shopper, signUp, standardSlots, visitor } from "./support/shopper.ts";

/** The demo shop's name, company, street, licence, GSTINs, officer and numbers. */
const DEMO = /jamun|lotus lane|1000000000000|AAAAA0000A|asha menon|80 0000 0000|90000 00000|>JM\d/i;
const EMAIL = "asha@kulfi.example";
/** Subjects of the mails that this test causes. */
const MAILS = [/is confirmed$/, /your Kulfi House code$/, /Kulfi House newsletter$/, /^Cancelled: /];
let shop: RunningShop;
let asha: Shopper;
let owner: Shopper;
let order: { uuid: string; orderNumber: string };

beforeAll(async () => {
  shop = await startShop({ env: OTHER_BRAND });
  asha = await signUp(shop.url, EMAIL);
  owner = visitor({ origin: shop.url, instance: () => shop.url }, "owner@example.com");
  await owner.post("/api/auth/sign-in/email", { email: owner.email, password: DEMO_PASSWORD });
  const [wish] = await standardSlots(shop.url, 3, 1);
  if (!wish) throw new Error("no slot");
  const created = await asha.post("/api/payment/create-order", orderOf(asha, wish));
  order = created.body.data;
  expect(await pay(shop.url, asha, created.body.data.razorpayOrder.id)).toMatchObject({ status: 200 });
}, 180_000);
afterAll(async () => {
  await shop?.stop();
  if (shop) await removeDirectory(shop.directory);
});

test("@all another brand's pages show its facts, and nothing of the demo shop", async () => {
  const pages: [Shopper, string[]][] = [
    [asha, ["/", "/AllCakes", "/birthday-cakes", "/cart", "/search?q=truffle", "/track", "/reviews"]],
    [asha, ["/aboutus", "/contact", "/terms", "/privacy-policy", "/cancellation", "/refund-policy"]],
    [asha, ["/rewards", "/Blogs", "/newsletter", "/accounts", "/account/profile", "/account/coins"]],
    [asha, [`/orders/${order.uuid}`, `/orders/${order.uuid}/progress`, "/payment/cart", "/testPayment"]],
    [asha, ["/no/such/page", "/sign-in", "/sign-up", "/%ff", "/orders/no-such-order"]],
    [owner, ["/admin/orders", "/admin/log", "/admin/reviews", `/admin/orders/${order.uuid}`]],
    [
      owner,
      ["/api/docs", "/api/openapi.json", "/site.webmanifest", "/favicon.svg", "/robots.txt", "/dev/mail"],
    ],
    [owner, ["/sandbox/razorpay/checkout.js", "/api/none", "/healthz", "/social-card.jpg"]],
  ];
  const cake = /href="(\/cake\/[^"/]+)"/.exec((await asha.get("/")).body)?.[1];
  expect(cake).toBeDefined();
  pages.push([asha, [`${cake}`, `${cake}`.replace("/cake/", "/payment/")]]);
  const pagesWithBrand: string[] = [];
  for (const [who, paths] of pages)
    for (const path of paths) {
      const { status, body } = await who.get(path);
      const text = typeof body === "string" ? body : JSON.stringify(body);
      expect([path, status < 500]).toEqual([path, true]);
      const [brandWord] = DEMO.exec(text) ?? [];
      if (brandWord)
        pagesWithBrand.push(`${path}: ${text.slice(Math.max(0, text.search(DEMO) - 80)).slice(0, 160)}`);
    }
  expect(pagesWithBrand).toEqual([]);
  const home = String((await asha.get("/")).body);
  for (const fact of ["SHOP_NAME", "SHOP_COMPANY", "SHOP_ADDRESS", "SHOP_GSTIN", "SHOP_FSSAI"] as const)
    expect(home).toContain(OTHER_BRAND[fact]);
}, 120_000);

test("@all the manifest, the mark, the API and the start name the other brand", async () => {
  const manifest = await fetch(`${shop.url}/site.webmanifest`);
  expect(manifest.headers.get("content-type")).toContain("application/manifest+json");
  expect(manifest.headers.get("cache-control")).toBe("public, max-age=86400");
  const etag = manifest.headers.get("etag") ?? "";
  const again = await fetch(`${shop.url}/site.webmanifest`, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] };
  expect(name).toBe("Kulfi House");
  for (const { src } of [...icons, { src: "/favicon.ico" }, { src: "/apple-touch-icon.png" }])
    expect((await fetch(`${shop.url}${src}`)).status).toBe(200);
  expect(await (await fetch(`${shop.url}/favicon.svg`)).text()).toMatch(/<title>Kulfi House<.+>K<\/text>/);
  expect((await asha.get("/api/openapi.json")).body.info.title).toBe("Kulfi House API");
  expect(shop.said()).toContain("Kulfi House is open");
  expect(shop.said()).not.toMatch(DEMO);
});

test("@all order numbers begin with the brand's letters, and both ways of typing one find the order", async () => {
  const { orderNumber, uuid } = order;
  expect(orderNumber).toMatch(/^KH\d+$/);
  for (const typed of [orderNumber, orderNumber.slice(2), orderNumber.toLowerCase()]) {
    const tracked = await fetch(`${shop.url}/track`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: shop.url },
      body: new URLSearchParams({ order: typed, contact: EMAIL }),
    });
    expect([typed, tracked.headers.get("location")]).toEqual([typed, expect.stringContaining(uuid)]);
  }
});

test("@all the invoice names the other brand's company", async () => {
  const reply = await fetch(`${shop.url}/api/orders/${order.uuid}/invoice.pdf`, {
    headers: { cookie: asha.cookie() },
  });
  const { text, says } = readPdf(new Uint8Array(await reply.arrayBuffer()));
  for (const fact of ["SHOP_NAME", "SHOP_COMPANY", "SHOP_ADDRESS", "SHOP_GSTIN", "SHOP_FSSAI"] as const)
    expect([fact, says(OTHER_BRAND[fact])]).toEqual([fact, true]);
  expect(text.replace(/\n/g, "")).not.toMatch(DEMO);
});

test("@all mails name the other brand", async () => {
  await asha.post("/api/auth/email-otp/send-verification-otp", { email: EMAIL, type: "sign-in" });
  await fetch(`${shop.url}/newsletter`, {
    method: "POST",
    headers: { origin: shop.url },
    body: new URLSearchParams({ email: "ravi@kulfi.example" }),
  });
  const { url } = shop;
  await eventually("the order is confirmed by mail", () => hasMail(/is confirmed$/));
  const quote = (await asha.get(`/api/orders/${order.uuid}/cancellation`)).body.data;
  const { refund, coins } = quote;
  const cancelled = await asha.post(`/api/orders/${order.uuid}/cancel`, { refund, coins });
  expect(cancelled.status).toBe(200);
  for (const wanted of MAILS) await eventually(`a mail says ${wanted}`, () => hasMail(wanted));
  const mails = await mailsOf();
  expect(mails.filter((mail) => DEMO.test(JSON.stringify(mail))).map(({ subject }) => subject)).toEqual([]);
  for (const { text, html } of mails) {
    expect(text).toContain(OTHER_BRAND.SHOP_COMPANY);
    expect(html).toContain(OTHER_BRAND.SHOP_COMPANY);
    expect(html).toContain(url);
  }
});

async function hasMail(subject: RegExp): Promise<boolean> {
  return (await mailsOf()).some((mail) => subject.test(mail.subject));
}

async function mailsOf(): Promise<{ subject: string; text: string; html: string }[]> {
  const directory = join(shop.directory, "mail");
  const names = await readdir(directory).catch(() => []);
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(directory, name), "utf8"))));
}
