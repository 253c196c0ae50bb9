import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadDemoContent } from "../../demo/load-demo-content.ts";
import { type OpenDatabase, openPostgres } from "../../src/infrastructure/database/open-database.ts";
import { createLog } from "../../src/infrastructure/logging/log.ts";
import { type OpenPubSub, openPubSub } from "../../src/infrastructure/pubsub/open-pub-sub.ts";
import { buildApp } from "../../src/server/build-app.ts";
import { followSettings } from "../../src/server/live-settings.ts";
import { builtPages } from "../../src/server/load-pages.ts";
import { paise } from "../../src/shop/basics/money.ts";
import { products, skus } from "../../src/shop/catalogue/catalogue.tables.ts";
import { getSellables } from "../../src/shop/catalogue/get-sellables.ts";
import { changeFeedOf } from "../../src/shop/change-feed/change-feed.ts";
import { pages } from "../../src/shop/content/content.tables.ts";
import { deliveryOptions } from "../../src/shop/delivery/delivery.tables.ts";
import { approveReview } from "../../src/shop/reviews/approve-review.ts";
import { NewReview } from "../../src/shop/reviews/reviews.inputs.ts";
import { reviews } from "../../src/shop/reviews/reviews.tables.ts";
import { sendReview } from "../../src/shop/reviews/send-review.ts";
import type { FactFields } from "../../src/shop/shop-facts/rules/fact-fields.ts";
import { saveFacts } from "../../src/shop/shop-facts/save-facts.ts";
import { testPostgres } from "../support/database.ts";
import { testSession } from "../support/session.ts";
import { SOON } from "../support/soon.ts";
import { ORIGIN, openWholeShop, soon, type WholeShop } from "../support/whole-shop.ts";

/** Two instances of the shop on one database. Changes are made on the first and looked for on the second. */
let postgres: Awaited<ReturnType<typeof testPostgres>>;
let first: WholeShop;
let second: { database: OpenDatabase; pubSub: OpenPubSub; app: FastifyInstance };

beforeAll(async () => {
  postgres = await testPostgres();
  await loadDemoContent(postgres);
  first = await openWholeShop(postgres);
  const database = openPostgres(postgres.url, () => {});
  const pubSub = await openPubSub({ driver: database.driver, log: first.services.log });
  const { log, machineFacts } = first.services;
  const config = { url: ORIGIN, SHOP_URL: ORIGIN, SHOP_MODE: "demo" } as never;
  const currentSettings = await followSettings({ config, db: database.db, log, machineFacts });
  const services = {
    ...{ ...first.services, db: database.db, pubSub },
    get settings() {
      return currentSettings();
    },
  };
  const web = await builtPages();
  const app = await buildApp({ services, log: createLog("silent"), web });
  second = { database, pubSub, app };
});
afterAll(async () => {
  await second.app.close();
  await second.pubSub.close();
  await second.database.close();
  await first.close();
  await postgres.close();
});

async function readOnSecond(url: string): Promise<string> {
  return (await second.app.inject({ url })).payload;
}

/** Makes a change on the first instance, and waits until the second shows it. */
async function seenSoon(url: string, text: string | RegExp, change: () => Promise<unknown>) {
  const shows = async () => new RegExp(text).test(await readOnSecond(url));
  expect([await shows(), await shows()]).toEqual([false, false]);
  await change();
  await expect.poll(shows, { ...SOON, message: url }).toBe(true);
}

test("a changed price", () =>
  seenSoon("/cake/TRUF05", "₹123\\b|&#8377;123\\b", () =>
    first.services.db
      .update(skus)
      .set({ sellPaise: paise(12_300) })
      .where(eq(skus.sku, "TRUF05")),
  ));

test("a planned price is shown from its minute on, without a job or a write", async () => {
  const { testApp, services } = first;
  const begin = new Date(services.clock().getTime() + 60 * 60_000);
  const show = /₹246\b|&#8377;246\b/;
  const read = () => readOnSecond("/cake/TRUF10");
  const card = () => readOnSecond("/birthday-cakes");
  await services.db.execute(sql`
    insert into price_changes (batch, sku, price_paise, sell_paise, from_at, created_at)
    select gen_random_uuid(), sku, 99900, 24600, ${begin.toISOString()}::timestamptz, now()
    from skus where product_id = 'PTRUFFLE'`);
  await changeFeedOf(second.database.db).check();
  expect([await read(), await read(), await card()].map((page) => show.test(page))).toEqual([
    false,
    false,
    false,
  ]);
  testApp.setClock(begin);
  expect([await read(), await card()].map((page) => show.test(page))).toEqual([true, true]);
  const checkout = await getSellables({ ...services, db: second.database.db }, ["TRUF10"]);
  expect(checkout.get("TRUF10")?.sellPaise).toBe(24_600);
  expect(await readOnSecond("/api/cakes/get-cakes?start=0&end=20")).toContain("246");
});

test("an approved review", async () => {
  const form = { name: "Asha", email: "asha@example.com", phone: "98765 43210", stars: "5", sku: "" };
  const review = NewReview.parse({ ...form, message: "The roses lasted for a whole week." });
  await sendReview(first.services, { review, author: null, from: "10.0.0.1" });
  const [waiting] = await first.services.db.select().from(reviews).where(eq(reviews.status, "pending"));
  const staff = testSession({ roles: ["manager"] });
  await seenSoon("/reviews", "The roses lasted for a whole week", async () => {
    expect(await approveReview(first.services, { id: waiting?.id ?? "", staff })).toMatchObject({ ok: true });
  });
});

test("a product that is sold out, on its own page and as a card of others", async () => {
  const sellOut = () =>
    first.services.db.update(skus).set({ active: false }).where(eq(skus.productId, "PPHOTO"));
  const soldOutCards = async () => (await readOnSecond("/cake/TRUF05")).match(/is-unavailable/g)?.length ?? 0;
  const before = await soldOutCards();
  await seenSoon("/cake/PHOTO10", "OutOfStock", sellOut);
  await expect.poll(soldOutCards, SOON).toBeGreaterThan(before);
});

test("a closed slot", async () => {
  const url = `/api/delivery/getSlots/110001?date=${soon()}`;
  const before = await readOnSecond(url);
  expect(before).toContain('"Standard Delivery","');
  await first.services.db
    .update(deliveryOptions)
    .set({ capacity: 0 })
    .where(eq(deliveryOptions.option, "standard"));
  await expect.poll(() => readOnSecond(url), SOON).not.toContain('"Standard Delivery","');
});

test("a changed text", () =>
  seenSoon("/terms", "Nobody pays twice for one cake", () =>
    first.services.db
      .update(pages)
      .set({ lead: "Nobody pays twice for one cake." })
      .where(eq(pages.slug, "terms")),
  ));

test("a company that the owner has entered, on a page that reads the database and on one that does not", async () => {
  const staff = testSession({ roles: ["owner"] });
  const enter = (company: string) => saveFacts(first.services, { from: {}, to: { company }, staff });
  await seenSoon("/contact", "Kulfi Foods Private Limited", () => enter("Kulfi Foods Private Limited"));
  await seenSoon("/cake/ROSES12", "Barfi Foods Private Limited", () => enter("Barfi Foods Private Limited"));
  expect(await readOnSecond("/site.webmanifest")).toContain("Jamun");
});

test("two owners who save at once cannot leave a GSTIN of another state", async () => {
  const staff = testSession({ roles: ["owner"] });
  const saves: Partial<FactFields>[] = [{ gstin: "27AAPFU0939F1ZV" }, { stateCode: "29" }];
  const outcomes = await Promise.all(saves.map((to) => saveFacts(first.services, { from: {}, to, staff })));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ code: "facts-wrong" });
});

test("a changed name is found by the search", () =>
  seenSoon("/search?q=marzipan", "Marzipan Roses", () =>
    first.services.db.update(products).set({ name: "Marzipan Roses" }).where(eq(products.id, "PROSES")),
  ));

test("a change while the instance does not listen is seen as soon as it listens again", async () => {
  const listening = sql`from pg_stat_activity where query ilike 'listen jamun_news%' and datname = current_database()`;
  await readOnSecond("/cake/ROSES12");
  await postgres.db.execute(sql`select pg_terminate_backend(pid) ${listening}`);
  await first.services.db
    .update(skus)
    .set({ sellPaise: paise(32_100) })
    .where(eq(skus.sku, "ROSES12"));
  // It tries again after a second. The instance also looks for changes by itself, after 15.
  await expect
    .poll(() => readOnSecond("/cake/ROSES12"), { timeout: 8_000, interval: 50 })
    .toMatch(/₹321\b|&#8377;321\b/);
});

test("a transaction that commits after a later one is not missed", async () => {
  const feed = changeFeedOf(second.database.db);
  const committing = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const slow = first.services.db.transaction(async (tx) => {
    await tx
      .update(skus)
      .set({ sellPaise: paise(45_600) })
      .where(eq(skus.sku, "ROSES12"));
    written.resolve();
    await committing.promise;
  });
  await written.promise;
  await first.services.db
    .update(skus)
    .set({ sellPaise: paise(65_400) })
    .where(eq(skus.sku, "COMBO1"));
  await feed.check();
  const between = feed.version;
  committing.resolve();
  await slow;
  await feed.check();
  expect(feed.version).toBeGreaterThan(between);
  await expect.poll(() => readOnSecond("/cake/ROSES12"), SOON).toMatch(/₹456\b|&#8377;456\b/);
});
