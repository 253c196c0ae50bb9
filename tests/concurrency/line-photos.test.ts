import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import type { Session } from "../../src/shop/accounts/identity.ts";
import type { Day } from "../../src/shop/basics/india-time.ts";
import { advanceOrder } from "../../src/shop/orders/advance-order.ts";
import { replaceLinePhotos } from "../../src/shop/orders/line-photos/replace-line-photos.ts";
import { orderEvents, orderLines, orders } from "../../src/shop/orders/orders.tables.ts";
import { printPhotos } from "../../src/shop/photos/photos.tables.ts";
import { storePhoto } from "../../src/shop/photos/store-photo.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { paidOrder, staff } from "../support/paid-order.ts";
import { testSession } from "../support/session.ts";
import { SATURDAY_MORNING } from "../support/small-shop.ts";
import type { TestApp } from "../support/test-app.ts";

const DAY = "2026-11-24" as Day;

let testApp: TestApp;
let uuid = "";
let customer: Session;
let people = 0;

openTestAppFor((opened) => {
  testApp = opened;
}, testPostgres);
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  const asha = await testApp.customer(`asha${++people}`);
  const cake = { SKU: "PHOTO10", price: 899, quantity: 1, sheetName: "Cakes", image: "" };
  uuid = await paidOrder(testApp, asha, { deliveryDate: DAY, sku: [cake] });
  customer = testSession({ userId: asha });
});

async function uploaded(): Promise<string> {
  const canvas = { width: 1_200, height: 900, channels: 3 as const, background: "#7a4a2b" };
  const bytes = await sharp({ create: canvas }).jpeg().toBuffer();
  const stored = await storePhoto(testApp.services, { bytes, userId: customer.userId });
  if (!stored.ok) throw new Error(stored.code);
  return stored.value.id;
}

const send = (id: string) =>
  replaceLinePhotos(testApp.services, {
    ...{ id: uuid, viewer: customer, token: undefined, line: 0 },
    photos: [
      { id, width: 1_200, height: 900, shape: "round", turns: 0, x: 0, y: 0, side: 900, mayUse: true },
    ],
  });
const start = () => advanceOrder(testApp.services, { id: uuid, to: "preparing", staff: staff("kitchen") });

test("a photo that arrives as the kitchen starts is printed, or refused and not stored with the order", async () => {
  for (let nth = 0; nth < 12; nth += 1) {
    if (nth > 0) {
      const cake = { SKU: "PHOTO10", price: 899, quantity: 1, sheetName: "Cakes", image: "" };
      uuid = await paidOrder(testApp, customer.userId, { deliveryDate: DAY, sku: [cake] });
    }
    const id = await uploaded();
    // Either may come first.
    const both = nth % 2 === 0 ? [send(id), start()] : [start(), send(id)].reverse();
    const [sent, started] = await Promise.all(both as [ReturnType<typeof send>, ReturnType<typeof start>]);
    expect(started).toMatchObject({ ok: true });
    const [line] = await testApp.db.select().from(orderLines).where(eq(orderLines.orderId, uuid));
    const [photo] = await testApp.db.select().from(printPhotos).where(eq(printPhotos.id, id));
    const events = await testApp.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, uuid))
      .orderBy(orderEvents.id);
    const notes = events.map(({ status, note }) => `${status} ${note}`.trim());
    if (sent.ok) {
      expect(line?.photos.map((stored) => stored.id)).toEqual([id]);
      expect(photo?.orderId).toBe(uuid);
      expect(notes.at(-2)).toBe("placed Photo sent: Vanilla Photo Cake, 1 kg.");
      expect(notes.at(-1)).toBe("preparing");
    } else {
      expect(sent.code).toBe("change-closed");
      expect(line?.photos).toEqual([]);
      expect(photo?.orderId).toBeNull();
      expect(notes.some((note) => note.includes("Photo"))).toBe(false);
    }
  }
});

test("a photo that waits while the kitchen starts is refused", async () => {
  const id = await uploaded();
  let sent: ReturnType<typeof send> | undefined;
  await testApp.db.transaction(async (tx) => {
    await tx.update(orders).set({ status: "preparing" }).where(eq(orders.id, uuid));
    sent = send(id);
    // It waits for this transaction, so it has not answered by the time of another statement.
    const [other] = await testApp.db.select().from(orderLines).where(eq(orderLines.orderId, uuid));
    expect(other?.photos).toEqual([]);
  });
  expect(await sent).toMatchObject({ code: "change-closed" });
  const [line] = await testApp.db.select().from(orderLines).where(eq(orderLines.orderId, uuid));
  expect(line?.photos).toEqual([]);
});

test("of the same photo sent ten times at once, one is recorded", async () => {
  const id = await uploaded();
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(id)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  const events = await testApp.db.select().from(orderEvents).where(eq(orderEvents.orderId, uuid));
  expect(events.filter(({ note }) => note.startsWith("Photo sent"))).toHaveLength(1);
});
