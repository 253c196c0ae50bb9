import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { users } from "../../src/shop/accounts/accounts.tables.ts";
import type { Session } from "../../src/shop/accounts/identity.ts";
import { dayOf } from "../../src/shop/basics/india-time.ts";
import { advanceOrder } from "../../src/shop/orders/advance-order.ts";
import { addCakePhoto } from "../../src/shop/orders/cake-photos/add-cake-photo.ts";
import { answerCakePhoto } from "../../src/shop/orders/cake-photos/answer-cake-photo.ts";
import { cakePhotos } from "../../src/shop/orders/cake-photos/cake-photos.tables.ts";
import { orderEvents } from "../../src/shop/orders/orders.tables.ts";
import { MOST_CAKE_PHOTOS } from "../../src/shop/orders/rules/cake-photo.ts";
import { storePhoto } from "../../src/shop/photos/store-photo.ts";
import { changeOrderStatus } from "../support/change-order-status.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { paidOrder, staff } from "../support/paid-order.ts";
import { testSession } from "../support/session.ts";
import { SATURDAY_MORNING } from "../support/small-shop.ts";
import type { TestApp } from "../support/test-app.ts";
import { untilWaiting } from "../support/until-waiting.ts";

let testApp: TestApp;
let people = 0;
let customer: Session;
let uuid = "";

openTestAppFor(async (opened) => {
  testApp = opened;
  const { userId: id, name, email } = staff("kitchen");
  await testApp.db.insert(users).values({ id, name: name || "Baker", email: email || `${id}@example.com` });
}, testPostgres);
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  people += 1;
  const userId = await testApp.customer(`meera${people}`);
  customer = testSession({ userId });
  uuid = await paidOrder(testApp, userId, {
    deliveryDate: dayOf(SATURDAY_MORNING),
    deliveryTime: "6 PM - 9 PM",
  });
  await changeOrderStatus(testApp.services, { id: uuid }, "preparing", "ready");
});

async function uploaded(): Promise<string> {
  const canvas = { width: 400, height: 300, channels: 3 as const, background: "#7a4a2b" };
  const bytes = await sharp({ create: canvas }).jpeg().toBuffer();
  const stored = await storePhoto(testApp.services, { bytes, userId: staff("kitchen").userId });
  if (!stored.ok) throw new Error(stored.code);
  return stored.value.id;
}

const add = (photoId: string) =>
  addCakePhoto(testApp.services, { id: uuid, photoId, staff: staff("kitchen") });
const ask = (photoId: string, wish: string) =>
  answerCakePhoto(testApp.services, {
    ...{ id: uuid, photoId, viewer: customer, token: undefined },
    answer: { answer: "change", wish },
  });
const handOver = () => advanceOrder(testApp.services, { id: uuid, to: "shipped", staff: staff("owner") });

test("a customer who answers while the cake is handed over is stored before it left, or refused", async () => {
  const photoId = await uploaded();
  expect(await add(photoId)).toMatchObject({ ok: true });
  const [left, ...answers] = await Promise.all([
    handOver(),
    ...Array.from({ length: 8 }, (_, nth) => ask(photoId, `Write Asha ${nth}`)),
  ]);
  expect(left).toMatchObject({ ok: true });
  const codes = answers.map((answer) => (answer.ok ? "stored" : answer.code));
  expect(codes.every((code) => code === "stored" || code === "cake-photo-closed")).toBe(true);
  const [photo] = await testApp.db.select().from(cakePhotos).where(eq(cakePhotos.id, photoId));
  const stored = answers.flatMap((answer, nth) => (answer.ok ? [`Write Asha ${nth}`] : []));
  expect(photo?.answer).toBe(stored.length === 0 ? null : "change");
  if (stored.length > 0) expect(stored).toContain(photo?.wish);
  const events = await testApp.db.select().from(orderEvents).where(eq(orderEvents.orderId, uuid));
  expect(events.filter(({ status }) => status === "shipped")).toHaveLength(1);
  expect(await ask(photoId, "Too late")).toMatchObject({ ok: false, code: "cake-photo-closed" });
});

test("an answer that meets a hand-over which is not committed yet waits for it, and is refused", async () => {
  const photoId = await uploaded();
  await add(photoId);
  let answer: Promise<unknown> = Promise.resolve();
  await testApp.db.transaction(async (tx) => {
    const services = { ...testApp.services, db: tx as unknown as typeof testApp.db };
    expect(await advanceOrder(services, { id: uuid, to: "shipped", staff: staff("owner") })).toMatchObject({
      ok: true,
    });
    answer = ask(photoId, "Write Asha");
    await untilWaiting(testApp);
  });
  expect(await answer).toMatchObject({ ok: false, code: "cake-photo-closed" });
});

test("of more photos at once than an order takes, as many as it takes are stored, each in its place", async () => {
  const ids: string[] = [];
  for (let nth = 0; nth < MOST_CAKE_PHOTOS + 2; nth += 1) ids.push(await uploaded());
  const added = await Promise.all(ids.map(add));
  expect(added.filter(({ ok }) => ok)).toHaveLength(MOST_CAKE_PHOTOS);
  const rows = await testApp.db.select().from(cakePhotos).where(eq(cakePhotos.orderId, uuid));
  expect(rows.map(({ nth }) => nth).sort((a, b) => a - b)).toEqual(
    Array.from({ length: MOST_CAKE_PHOTOS }, (_, index) => index + 1),
  );
});
