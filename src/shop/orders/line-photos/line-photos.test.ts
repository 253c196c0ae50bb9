import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { changeOrderStatus } from "../../../../tests/support/change-order-status.ts";
import { openTestAppFor } from "../../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../../tests/support/paid-order.ts";
import { testSession } from "../../../../tests/support/session.ts";
import { SATURDAY_MORNING } from "../../../../tests/support/small-shop.ts";
import type { TestApp } from "../../../../tests/support/test-app.ts";
import type { Session } from "../../accounts/identity.ts";
import { getOrderStory } from "../../back-office/get-order-story.ts";
import { getPhotoSheet } from "../../back-office/get-photo-sheet.ts";
import { day, instant } from "../../basics/india-time.ts";
import { openPhoto } from "../../photos/open-photo.ts";
import { printPhotos } from "../../photos/photos.tables.ts";
import { storePhoto } from "../../photos/store-photo.ts";
import { exportOrders } from "../export-orders.ts";
import { getKitchenBoard } from "../kitchen/get-kitchen-board.ts";
import { kitchenNotices } from "../kitchen/kitchen-notices.tables.ts";
import { markNoticeSeen } from "../kitchen/mark-notice-seen.ts";
import { loadMailOrder } from "../mails/load-mail-order.ts";
import { orderToken } from "../order-link.ts";
import { orderLines } from "../orders.tables.ts";
import { placedMail } from "../rules/placed-mail.ts";
import { NewLinePhotos } from "./line-photos.inputs.ts";
import { replaceLinePhotos } from "./replace-line-photos.ts";

const CAKE = { SKU: "PHOTO10", price: 899, quantity: 1, sheetName: "Cakes", image: "" };

let testApp: TestApp;
let people = 0;
let uuid = "";
let customer: Session;

openTestAppFor((opened) => {
  testApp = opened;
});
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  const asha = await testApp.customer(`asha${++people}`);
  uuid = await paidOrder(testApp, asha, { deliveryDate: "2026-11-24", sku: [CAKE] });
  customer = testSession({ userId: asha });
});

/** A photo that this person, or a visitor, uploaded. */
async function uploaded(userId: string | null = customer.userId): Promise<string> {
  const canvas = { width: 1_200, height: 900, channels: 3 as const, background: "#7a4a2b" };
  const stored = await storePhoto(testApp.services, {
    ...{ userId, bytes: await sharp({ create: canvas }).jpeg().toBuffer() },
  });
  if (!stored.ok) throw new Error(stored.code);
  return stored.value.id;
}

type Attempt = { viewer?: Session | null; token?: string; line?: number; crop?: object };

const send = (id: string, { viewer = customer, token, line = 0, crop = {} }: Attempt = {}) => {
  const middle = { width: 1_200, height: 900, shape: "round", turns: 0, x: 150, y: 0, side: 900 };
  const photos = [{ id, ...middle, mayUse: true, ...crop }];
  return replaceLinePhotos(testApp.services, {
    ...{ id: uuid, viewer, token },
    ...NewLinePhotos.parse({ line, photos }),
  });
};
async function photosOf(order = uuid) {
  const [line] = await testApp.db.select().from(orderLines).where(eq(orderLines.orderId, order));
  return line?.photos.map(({ id }) => id);
}
async function confirmation(): Promise<string> {
  const loaded = await loadMailOrder(testApp.services, { orderId: uuid });
  if (!loaded.ok) throw new Error(loaded.code);
  return JSON.stringify(placedMail(loaded.value.mailOrder, { shop: "Jamun" }));
}

test("a photo that is replaced after the kitchen has the order is a change on its board until somebody has seen it", async () => {
  await send(await uploaded());
  await changeOrderStatus(testApp.services, { id: uuid, by: "manager" }, "accepted");
  testApp.setClock(instant(day("2026-11-24"), 9 * 60));
  const kitchen = { kitchenId: "delhi", staff: staff("kitchen") };
  const changesOf = async () => {
    const board = await getKitchenBoard(testApp.services, kitchen);
    return board.ok ? board.value.orders.find((order) => order.uuid === uuid)?.changes : board.code;
  };
  expect(await changesOf(), "it was sent before").toBeNull();
  const replaced = await uploaded();
  await send(replaced);
  await send(replaced);
  const changes = await changesOf();
  expect(changes).toMatchObject({ kinds: ["photos"], why: null });
  expect(await testApp.db.$count(kitchenNotices, eq(kitchenNotices.orderId, uuid)), "once").toBe(1);
  const id = typeof changes === "object" ? (changes?.notice ?? 0) : 0;
  await markNoticeSeen(testApp.services, { id, staff: staff("kitchen") });
  expect(await changesOf()).toBeNull();
});

test("a customer sends the photo after the order and replaces it, and the kitchen prints the newer one", async () => {
  const sheet = () => getPhotoSheet(testApp.services, { id: uuid, staff: staff("kitchen") });
  expect(await sheet()).toMatchObject({ code: "unknown-photo" });
  const first = await uploaded();
  expect(await send(first)).toMatchObject({ ok: true });
  expect(await photosOf()).toEqual([first]);
  expect(await sheet()).toMatchObject({ ok: true, value: { prints: [{ widthMm: 160 }] } });
  const second = await uploaded();
  expect(await send(second)).toMatchObject({ ok: true });
  expect(await send(second)).toMatchObject({ ok: true });
  expect(await photosOf()).toEqual([second]);

  const [stored] = await testApp.db.select().from(printPhotos).where(eq(printPhotos.id, second));
  expect(stored).toMatchObject({ orderId: uuid, userId: customer.userId, eraseOn: "2027-02-22" });
  const story = await getOrderStory(testApp.services, { id: uuid, staff: staff("manager") });
  if (!story.ok) throw new Error(story.code);
  const changes = story.value.events.filter(({ note }) => note.startsWith("Photo"));
  expect(changes.map(({ note, by, status }) => [note, by, status])).toEqual([
    ["Photo sent: Vanilla Photo Cake, 1 kg.", "customer", "placed"],
    ["Photo replaced: Vanilla Photo Cake, 1 kg.", "customer", "placed"],
  ]);
  const [exported] = (await exportOrders(testApp.services, customer)).filter(({ id }) => id === uuid);
  expect(JSON.stringify(exported)).toContain(second);
});

test("the holder of the mailed link sends a photo, which then belongs to the customer alone", async () => {
  const id = await uploaded(null);
  const token = orderToken(testApp.services, uuid);
  expect(await send(id, { viewer: null, token })).toMatchObject({ ok: true });
  const seenBy = (viewer: Session | null) => openPhoto(testApp.services, { id, viewer });
  expect(await seenBy(null)).toMatchObject({ code: "unknown-photo" });
  const seen = await seenBy(customer);
  expect(seen).toMatchObject({ ok: true });
  if (seen.ok) seen.value.close();
});

test("other people, other people's photos, and staff are refused", async () => {
  const other = testSession({ userId: await testApp.customer(`ravi${people}`) });
  const id = await uploaded();
  for (const viewer of [other, staff("owner"), null])
    expect(await send(id, { viewer })).toMatchObject({ code: "unknown-order" });
  expect(await send(id, { viewer: null, token: "forged" })).toMatchObject({ code: "unknown-order" });
  expect(await send(await uploaded(other.userId))).toMatchObject({ code: "unknown-photo" });
  expect(await photosOf()).toEqual([]);
});

test("what would print blurred, does not fit, or belongs to no printed product is refused, and nothing changes", async () => {
  const id = await uploaded();
  expect(await send(id, { crop: { side: 600 } })).toMatchObject({ code: "photo-too-small" });
  expect(await send(id, { crop: { x: 400 } })).toMatchObject({ code: "photo-misplaced" });
  expect(await send(id, { line: 1 })).toMatchObject({ code: "photo-not-taken" });
  uuid = await paidOrder(testApp, customer.userId, { deliveryDate: "2026-11-24" });
  expect(await send(id)).toMatchObject({ code: "photo-not-taken" });
  expect(await photosOf()).toEqual([]);
  const [stored] = await testApp.db.select().from(printPhotos).where(eq(printPhotos.id, id));
  expect(stored?.orderId).toBeNull();
});

test("photos without consent, none, or too many are no input", () => {
  const photo = {
    id: `ph_${"A".repeat(16)}`,
    width: 9,
    height: 9,
    shape: "round",
    turns: 0,
    x: 0,
    y: 0,
    side: 9,
  };
  const isInput = (photos: unknown, line: unknown = 0) => NewLinePhotos.safeParse({ line, photos }).success;
  const granted = { ...photo, mayUse: true };
  expect(isInput([granted])).toBe(true);
  for (const photos of [[], [photo], Array(11).fill(granted), null]) expect(isInput(photos)).toBe(false);
  for (const line of [-1, 0.5, "x", 99_999]) expect(isInput([granted], line)).toBe(false);
});

test("once the kitchen has begun, no photo is taken", async () => {
  await changeOrderStatus(testApp.services, { id: uuid }, "preparing");
  expect(await send(await uploaded())).toMatchObject({ code: "change-closed" });
  expect(await photosOf()).toEqual([]);
});

test("the confirmation asks for a missing photo, says until when one can be replaced, and then neither", async () => {
  expect(await confirmation()).toContain("Please send your photo");
  expect(await confirmation()).toContain("For Vanilla Photo Cake, 1 kg.");
  await send(await uploaded());
  expect(await confirmation()).not.toContain("Please send your photo");
  expect(await confirmation()).toContain("You can replace your photo");
  await changeOrderStatus(testApp.services, { id: uuid }, "preparing");
  expect(await confirmation()).not.toContain("replace your photo");
});
