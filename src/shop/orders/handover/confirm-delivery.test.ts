import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { openTestAppFor } from "../../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../../tests/support/paid-order.ts";
import { SATURDAY_MORNING } from "../../../../tests/support/small-shop.ts";
import type { TestApp } from "../../../../tests/support/test-app.ts";
import { users } from "../../accounts/accounts.tables.ts";
import type { Role } from "../../accounts/identity.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { getOrderStory } from "../../back-office/get-order-story.ts";
import { randomUuid } from "../../basics/ids.ts";
import { type Day, instant } from "../../basics/india-time.ts";
import { storePhoto } from "../../photos/store-photo.ts";
import { advanceOrder } from "../advance-order.ts";
import { exportOrders } from "../export-orders.ts";
import { getOrder } from "../get-order.ts";
import { giftToken, orderToken } from "../order-link.ts";
import { selectEvents, selectOrder } from "../orders.queries.ts";
import { getGift } from "../receivers/get-gift.ts";
import { confirmDelivery } from "./confirm-delivery.ts";
import { deliveryCode } from "./delivery-code.ts";
import { deliveryReports } from "./delivery-reports.tables.ts";
import { eraseDeliveryPhotos } from "./erase-delivery-photos.ts";
import { openDeliveryPhoto } from "./open-delivery-photo.ts";
import { reportFailedDelivery } from "./report-failed-delivery.ts";

/** The delivery day of `paidOrder`. */
const DAY = "2026-11-24" as Day;

let testApp: TestApp;
let uuid = "";
let people = 0;
let customer = "";

openTestAppFor(async (opened) => {
  testApp = opened;
  for (const role of ["rider", "manager"]) {
    const id = `the-${role}`;
    await testApp.db.insert(users).values({ id, email: `${id}@example.com`, name: role });
  }
});
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  people += 1;
  customer = await testApp.customer(`asha${people}`);
  uuid = await paidOrder(testApp, customer, { deliveryDate: DAY });
  await moveTo("preparing", "ready", "shipped");
  testApp.setClock(instant(DAY, 10 * 60));
});

async function moveTo(...states: ("preparing" | "ready" | "shipped" | "out for delivery")[]) {
  for (const to of states)
    expect(await advanceOrder(testApp.services, { id: uuid, to, staff: staff("owner") })).toMatchObject({
      ok: true,
    });
}

type Own = { code?: string; photoId?: string; reportId?: string; tappedAt?: Date; role?: Role };

const close = ({ code = "", photoId, reportId = randomUuid(), tappedAt, role = "rider" }: Own = {}) =>
  confirmDelivery(testApp.services, {
    ...{ id: uuid, staff: staff(role), code, reportId },
    ...{ photoId: photoId ?? null, tappedAt: tappedAt ?? null },
  });
const code = () => deliveryCode(testApp.services, uuid);
const wrong = () => (code() === "1234" ? "4321" : "1234");
const status = async () => (await selectOrder(testApp.db, { id: uuid }))?.status;
const reports = () => testApp.db.select().from(deliveryReports).where(eq(deliveryReports.orderId, uuid));

/** A photo of a door, with its location in the metadata. */
async function photoOf(userId: string): Promise<string> {
  const canvas = { width: 900, height: 700, channels: 3 as const, background: "#7a4a2b" };
  const bytes = await sharp({ create: canvas })
    .withExif({ IFD0: { Copyright: "Canary Lane 17" } })
    .jpeg()
    .toBuffer();
  const stored = await storePhoto(testApp.services, { bytes, userId });
  if (!stored.ok) throw new Error(stored.code);
  return stored.value.id;
}

test("the customer's code closes an order once, and brings the coins", async () => {
  expect(await close({ code: code() })).toMatchObject({ ok: true, value: { proof: "code" } });
  expect(await status()).toBe("delivered");
  await testApp.work();
  expect((await testApp.call(customer, "GET", "/rewards")).body.data.coins).toBeGreaterThan(0);
  expect(await close({ code: code() })).toMatchObject({ code: "order-moved-on" });
  expect(await testApp.db.select().from(auditEntries).where(eq(auditEntries.subjectId, uuid))).toContainEqual(
    expect.objectContaining({ role: "rider", after: "delivered", note: "Closed with the customer’s code." }),
  );
});

test("without a code or a photo nothing is delivered", async () => {
  expect(await close()).toMatchObject({ code: "delivery-proof-needed" });
  expect(await close({ photoId: "ph_unknown" })).toMatchObject({ code: "unknown-photo" });
  expect(await status()).toBe("shipped");
});

test("an order is not delivered before its day in India, not even with the code, and earns no coins", async () => {
  testApp.setClock(new Date(instant(DAY, 0).getTime() - 60_000));
  expect(await close({ code: code(), role: "owner" })).toMatchObject({ code: "delivery-too-early" });
  const tomorrow = new Date(instant(DAY, 0).getTime() + 60_000);
  expect(await close({ code: code(), tappedAt: tomorrow })).toMatchObject({ code: "delivery-too-early" });
  await testApp.work();
  expect((await testApp.call(customer, "GET", "/rewards")).body.data.coins).toBe(0);
  testApp.setClock(tomorrow);
  expect(await close({ code: code() })).toMatchObject({ ok: true });
});

test("a midnight order is delivered in the evening before its date", async () => {
  testApp.setClock(SATURDAY_MORNING);
  const midnight = { deliveryDate: DAY, deliveryType: "Midnight Delivery", deliveryTime: "11 PM - 12 AM" };
  uuid = await paidOrder(testApp, customer, midnight);
  await moveTo("preparing", "ready", "shipped");
  testApp.setClock(new Date(instant(DAY, 0).getTime() - 10 * 60_000));
  expect(await close({ code: code() })).toMatchObject({ ok: true });
});

test("five wrong codes lock the code; then a photo closes the order", async () => {
  for (const left of [4, 3, 2, 1, 0])
    expect(await close({ code: wrong() })).toMatchObject({ code: "delivery-code-wrong", details: { left } });
  expect(await close({ code: code() })).toMatchObject({ code: "delivery-code-locked" });
  expect(await status()).toBe("shipped");
  expect(await close({ photoId: await photoOf("the-rider") })).toMatchObject({ value: { proof: "photo" } });
  expect(await reports()).toHaveLength(6);
});

test("a repeated report gets the same answer, and is counted once", async () => {
  const reportId = randomUuid();
  for (const _ of [1, 2, 3])
    expect(await close({ code: wrong(), reportId })).toMatchObject({ code: "delivery-code-wrong" });
  expect((await selectOrder(testApp.db, { id: uuid }))?.wrongCodes).toBe(1);
  expect(await close({ code: code(), reportId, role: "manager" })).toMatchObject({
    code: "idempotency-key-reused",
  });
  const proof = { reportId: randomUuid(), photoId: await photoOf("the-rider") };
  expect(await close(proof)).toMatchObject({ ok: true });
  expect(await close(proof)).toMatchObject({ ok: true });
  expect(await reports()).toHaveLength(2);
});

test("a photo is re-encoded without metadata, and the sent file is removed", async () => {
  const photoId = await photoOf("the-rider");
  expect(await close({ photoId, code: wrong() })).toMatchObject({ value: { proof: "photo" } });
  await testApp.work();
  const [report] = await reports();
  const names = await testApp.services.uploads.list();
  expect(names).toContain(report?.photoFile);
  const file = await testApp.services.uploads.open(report?.photoFile ?? "");
  const chunks: Buffer[] = [];
  for await (const chunk of file?.read() ?? []) chunks.push(chunk as Buffer);
  const facts = await sharp(Buffer.concat(chunks)).metadata();
  expect([facts.format, facts.exif]).toEqual(["webp", undefined]);
  // The wrong code that was sent with the photo was counted.
  expect((await selectOrder(testApp.db, { id: uuid }))?.wrongCodes).toBe(1);
});

test("a photo that somebody else sent is no proof", async () => {
  expect(await close({ photoId: await photoOf("the-manager") })).toMatchObject({ code: "unknown-photo" });
  expect(await status()).toBe("shipped");
});

test("the customer sees the time of the tap, which is never in the future or before the rider had the order", async () => {
  const tappedAt = instant(DAY, 11 * 60);
  testApp.setClock(instant(DAY, 14 * 60));
  expect(await close({ code: code(), tappedAt })).toMatchObject({ ok: true });
  expect((await selectEvents(testApp.db, uuid)).at(-1)).toMatchObject({ status: "delivered", at: tappedAt });
});

test("a pickup is handed over at the counter with the code, on its day", async () => {
  testApp.setClock(SATURDAY_MORNING);
  const pickup = { deliveryDate: DAY, deliveryType: "Pickup", deliveryTime: "5 PM - 6 PM" };
  uuid = await paidOrder(testApp, customer, pickup);
  await moveTo("preparing", "ready");
  expect(await close({ code: code(), role: "kitchen" })).toMatchObject({ code: "delivery-too-early" });
  testApp.setClock(instant(DAY, 17 * 60));
  expect(await close({ role: "kitchen" })).toMatchObject({ code: "delivery-proof-needed" });
  expect(await close({ code: code(), role: "kitchen" })).toMatchObject({ ok: true });
});

test("the code is shown to the customer and the holder of the link, and to no staff", async () => {
  const { services } = testApp;
  const shown = async (who: Parameters<typeof getOrder>[1]) => {
    const order = await getOrder(services, who);
    return order.ok ? order.value.deliveryCode : order.code;
  };
  expect(await shown({ id: uuid, viewer: null, token: orderToken(services, uuid) })).toBe(code());
  for (const role of ["owner", "manager"] as const)
    expect(await shown({ id: uuid, viewer: staff(role) })).toBeNull();
  for (const role of ["kitchen", "rider"] as const)
    expect(await shown({ id: uuid, viewer: staff(role) })).toBe("unknown-order");
  const reply = await testApp.call(customer, "GET", `/delivery/orderdetailsUUID/${uuid}`);
  expect(reply.body.data.deliveryCode).toBe(code());
  await moveTo("out for delivery");
  await testApp.work();
  expect(testApp.mails.at(-1)?.text).toContain(code());
});

test("the receiver of a gift sees the code by their link", async () => {
  testApp.setClock(SATURDAY_MORNING);
  uuid = await paidOrder(testApp, customer, { deliveryDate: DAY, gift: { surprise: true } });
  const seen = async () => {
    const gift = await getGift(testApp.services, { token: giftToken(testApp.services, uuid) });
    return gift.ok && gift.value.code;
  };
  expect(await seen()).toBeNull();
  await moveTo("preparing", "ready", "shipped");
  expect(await seen()).toBe(code());
});

test("a failed attempt has a reason that the customer reads; a repeat changes nothing", async () => {
  const failed = {
    ...{ reportId: randomUuid(), id: uuid, staff: staff("rider"), tappedAt: null },
    ...({ reason: "nobody home", note: "Rang twice" } as const),
  };
  expect(await reportFailedDelivery(testApp.services, failed)).toMatchObject({ ok: true });
  expect(await reportFailedDelivery(testApp.services, failed)).toMatchObject({ ok: true });
  expect((await selectEvents(testApp.db, uuid)).at(-1)).toMatchObject({
    status: "undeliverable",
    note: "Nobody at home: Rang twice",
  });
  const order = await selectOrder(testApp.db, { id: uuid });
  expect(order?.failedAttempts).toBe(1);
  const other = { ...failed, reportId: randomUuid(), staff: staff("kitchen") };
  expect(await reportFailedDelivery(testApp.services, other)).toMatchObject({ code: "not-your-move" });
});

test("the photo of a delivery is erased after 90 days, and the proof stays", async () => {
  expect(await close({ photoId: await photoOf("the-rider") })).toMatchObject({ ok: true });
  const file = (await reports())[0]?.photoFile ?? "";
  testApp.pass(89 * 24 * 60);
  await eraseDeliveryPhotos(testApp.services);
  expect(await testApp.services.uploads.list()).toContain(file);
  testApp.pass(2 * 24 * 60);
  await eraseDeliveryPhotos(testApp.services);
  expect(await testApp.services.uploads.list()).not.toContain(file);
  expect(await reports()).toMatchObject([{ proof: "photo", photoFile: null }]);
});

test("the photo of a delivery is for its customer, the holder of the link, managers and the rider who took it", async () => {
  expect(await close({ photoId: await photoOf("the-rider") })).toMatchObject({ ok: true });
  const { services } = testApp;
  const open = async (who: Omit<Parameters<typeof openDeliveryPhoto>[1], "id">) => {
    const photo = await openDeliveryPhoto(services, { id: uuid, ...who });
    if (photo.ok) await photo.value.close();
    return photo.ok ? "shown" : photo.code;
  };
  expect(await open({ viewer: null, token: orderToken(services, uuid) })).toBe("shown");
  expect(await open({ viewer: staff("manager") })).toBe("shown");
  expect(await open({ viewer: staff("rider") })).toBe("shown");
  const others = [null, staff("kitchen"), { ...staff("rider"), userId: "another-rider" }];
  for (const viewer of others) expect(await open({ viewer })).toBe("unknown-order");
});

test("the customer finds the photo in the copy of their data, and staff who see the whole order in its story", async () => {
  expect(await close({ photoId: await photoOf("the-rider") })).toMatchObject({ ok: true });
  const { services } = testApp;
  const path = `/api/orders/${uuid}/delivery-photo`;
  expect(await exportOrders(services, { userId: customer })).toMatchObject([{ deliveryPhoto: path }]);
  const photoFor = async (role: Role) => {
    const story = await getOrderStory(services, { id: uuid, staff: staff(role) });
    return story.ok && story.value.proof?.photo;
  };
  for (const role of ["owner", "manager", "care"] as const) expect(await photoFor(role)).toBe(path);
  for (const role of ["accountant", "kitchen", "rider"] as const) expect(await photoFor(role)).toBeNull();
});
