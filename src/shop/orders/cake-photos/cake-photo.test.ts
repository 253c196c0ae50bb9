import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { changeOrderStatus } from "../../../../tests/support/change-order-status.ts";
import { openTestAppFor } from "../../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../../tests/support/paid-order.ts";
import { testSession } from "../../../../tests/support/session.ts";
import { SATURDAY_MORNING } from "../../../../tests/support/small-shop.ts";
import type { TestApp } from "../../../../tests/support/test-app.ts";
import { users } from "../../accounts/accounts.tables.ts";
import type { Role, Session } from "../../accounts/identity.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import { getOrderStory } from "../../back-office/get-order-story.ts";
import { dayOf } from "../../basics/india-time.ts";
import { storePhoto } from "../../photos/store-photo.ts";
import { eraseAccount } from "../../privacy/erase-account.ts";
import { eraseStrays } from "../../privacy/erase-strays.ts";
import { advanceOrder } from "../advance-order.ts";
import { exportOrders } from "../export-orders.ts";
import { getKitchenBoard } from "../kitchen/get-kitchen-board.ts";
import { orderToken } from "../order-link.ts";
import { MOST_CAKE_PHOTOS } from "../rules/cake-photo.ts";
import { addCakePhoto } from "./add-cake-photo.ts";
import { answerCakePhoto } from "./answer-cake-photo.ts";
import { NewPhotoAnswer } from "./cake-photo.inputs.ts";
import { cakePhotos } from "./cake-photos.tables.ts";
import { eraseCakePhotos } from "./erase-cake-photos.ts";
import { openCakePhoto } from "./open-cake-photo.ts";

const DAY_MS = 86_400_000;

let testApp: TestApp;
let people = 0;
let asha = "";
let uuid = "";
let customer: Session;

openTestAppFor(async (opened) => {
  testApp = opened;
  for (const role of ["kitchen", "manager", "rider", "care", "accountant"]) {
    const id = `the-${role}`;
    await testApp.db.insert(users).values({ id, email: `${id}@example.com`, name: role });
  }
});
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  asha = await testApp.customer(`asha${++people}`);
  uuid = await paidOrder(testApp, asha, {
    deliveryDate: dayOf(SATURDAY_MORNING),
    deliveryTime: "6 PM - 9 PM",
  });
  customer = testSession({ userId: asha });
  await moveTo("preparing");
});

async function moveTo(...states: ("preparing" | "ready" | "shipped")[]) {
  for (const to of states)
    expect(await advanceOrder(testApp.services, { id: uuid, to, staff: staff("owner") })).toMatchObject({
      ok: true,
    });
}

/** A photo of a cake with its place in the metadata, uploaded by this person. */
async function uploaded(role: Role = "kitchen"): Promise<string> {
  const canvas = { width: 300, height: 200, channels: 3 as const, background: "#7a4a2b" };
  const bytes = await sharp({ create: canvas })
    .withExif({ IFD0: { Copyright: "Canary Lane 17" } })
    .jpeg()
    .toBuffer();
  const stored = await storePhoto(testApp.services, { bytes, userId: staff(role).userId });
  if (!stored.ok) throw new Error(stored.code);
  return stored.value.id;
}

async function send({ role = "kitchen", photoId }: { role?: Role; photoId?: string } = {}) {
  const id = photoId ?? (await uploaded(role));
  return { id, sent: await addCakePhoto(testApp.services, { id: uuid, photoId: id, staff: staff(role) }) };
}
async function sentPhoto(): Promise<string> {
  const { id, sent } = await send();
  expect(sent).toMatchObject({ ok: true });
  return id;
}

const answer = (
  photoId: string,
  given: NewPhotoAnswer,
  who: Partial<{ viewer: Session; token: string }> = {},
) =>
  answerCakePhoto(testApp.services, {
    ...{ id: uuid, photoId, answer: given },
    ...{ viewer: "token" in who ? null : (who.viewer ?? customer), token: who.token },
  });
const approved: NewPhotoAnswer = { answer: "approved" };
const change = (wish: string): NewPhotoAnswer => ({ answer: "change", wish });
const rows = () => testApp.db.select().from(cakePhotos).where(eq(cakePhotos.orderId, uuid));

async function openAs(viewer: Session | null, photoId: string, token?: string) {
  const opened = await openCakePhoto(testApp.services, { id: uuid, photoId, viewer, token });
  if (opened.ok) await opened.value.close();
  return opened.ok ? "opens" : opened.code;
}
async function onBoard() {
  const board = await getKitchenBoard(testApp.services, { kitchenId: "delhi", staff: staff("kitchen") });
  return board.ok ? board.value.orders.find((order) => order.uuid === uuid) : undefined;
}

test("only those who bake send a photo, of their own upload, while the order is in the kitchen", async () => {
  for (const role of ["care", "accountant", "rider"] as const)
    expect((await send({ role })).sent).toMatchObject({ code: "not-your-move" });
  const bystander = await uploaded("manager");
  expect((await send({ photoId: bystander })).sent).toMatchObject({ code: "unknown-photo" });
  await sentPhoto();
  await moveTo("ready", "shipped");
  expect((await send()).sent).toMatchObject({ code: "cake-photo-closed" });
  expect(await rows()).toHaveLength(1);
  expect(await testApp.db.select().from(auditEntries).where(eq(auditEntries.subjectId, uuid))).toContainEqual(
    expect.objectContaining({ role: "kitchen", note: "Sent the customer a photo of the cake." }),
  );
});

test("an order that is not begun takes no photo", async () => {
  uuid = await paidOrder(testApp, asha, {
    deliveryDate: dayOf(SATURDAY_MORNING),
    deliveryTime: "6 PM - 9 PM",
  });
  expect((await send()).sent).toMatchObject({ code: "cake-photo-closed" });
});

test("a photo that is sent twice is stored once, and on no second order", async () => {
  const photoId = await sentPhoto();
  expect((await send({ photoId })).sent).toMatchObject({ ok: true });
  expect(await rows()).toHaveLength(1);
  uuid = await paidOrder(testApp, asha, {
    deliveryDate: dayOf(SATURDAY_MORNING),
    deliveryTime: "6 PM - 9 PM",
  });
  await moveTo("preparing");
  expect((await send({ photoId })).sent).toMatchObject({ code: "idempotency-key-reused" });
  expect(await openAs(staff("kitchen"), photoId)).toBe("unknown-photo");
});

test("an order takes a few photos only", async () => {
  for (let nth = 0; nth < MOST_CAKE_PHOTOS; nth++) await sentPhoto();
  const files = await testApp.services.uploads.list();
  expect((await send()).sent).toMatchObject({ code: "too-many-cake-photos" });
  // The upload of the refused one stays until it is discarded; what was drawn of it does not.
  expect(await testApp.services.uploads.list()).toHaveLength(files.length + 2);
});

test("the photo is re-encoded without metadata, and nothing else of the upload stays", async () => {
  const photoId = await sentPhoto();
  await testApp.work();
  const [row] = await rows();
  const file = await testApp.services.uploads.open(row?.file ?? "");
  const chunks: Buffer[] = [];
  for await (const chunk of file?.read() ?? []) chunks.push(chunk as Buffer);
  const facts = await sharp(Buffer.concat(chunks)).metadata();
  expect([facts.format, facts.exif]).toEqual(["webp", undefined]);
  expect((await testApp.call(asha, "GET", `/photos/${photoId}`)).status).toBe(404);
});

test("the customer, the holder of the link, the kitchen and who sees whole orders see it; nobody else does", async () => {
  const photoId = await sentPhoto();
  expect(await openAs(customer, photoId)).toBe("opens");
  expect(await openAs(null, photoId, orderToken(testApp.services, uuid))).toBe("opens");
  for (const role of ["owner", "manager", "care", "kitchen"] as const)
    expect(await openAs(staff(role), photoId)).toBe("opens");
  for (const role of ["accountant", "rider"] as const)
    expect(await openAs(staff(role), photoId)).toBe("unknown-order");
  expect(await openAs(null, photoId)).toBe("unknown-order");
  expect(await openAs(testSession({ userId: "somebody" }), photoId)).toBe("unknown-order");
});

test("the customer approves or wishes a change, and the kitchen has the latest answer on its board", async () => {
  const photoId = await sentPhoto();
  expect((await onBoard())?.photo).toEqual({ answer: null, wish: "" });
  expect(await answer(photoId, approved)).toMatchObject({ ok: true });
  expect((await onBoard())?.photo).toEqual({ answer: "approved", wish: "" });
  const token = orderToken(testApp.services, uuid);
  expect(await answer(photoId, change("Write Meera with two e"), { token })).toMatchObject({ ok: true });
  expect((await onBoard())?.photo).toEqual({ answer: "change", wish: "Write Meera with two e" });
  const newer = await sentPhoto();
  expect((await onBoard())?.photo).toEqual({ answer: null, wish: "" });
  expect(await answer(photoId, approved)).toMatchObject({ code: "cake-photo-replaced" });
  await moveTo("ready");
  expect(await answer(newer, approved)).toMatchObject({ ok: true });
  await moveTo("shipped");
  expect(await answer(newer, change("Too late"))).toMatchObject({ code: "cake-photo-closed" });
  expect((await rows()).map(({ wish }) => wish)).not.toContain("Too late");
});

test("nobody answers for the customer: neither staff nor strangers", async () => {
  const photoId = await sentPhoto();
  for (const role of ["owner", "care", "kitchen"] as const)
    expect(await answer(photoId, approved, { viewer: staff(role) })).toMatchObject({ code: "unknown-order" });
  expect(await answer(photoId, approved, { token: "guessed" })).toMatchObject({ code: "unknown-order" });
  expect((await rows()).map((row) => row.answer)).toEqual([null]);
});

test("a wish needs words, and not too many", () => {
  for (const wish of ["", "  \n", "x".repeat(201), "x".repeat(5_000)])
    expect(NewPhotoAnswer.safeParse(change(wish)).success).toBe(false);
  expect(NewPhotoAnswer.parse({ answer: "approved", wish: "ignored" })).toEqual(approved);
  expect(NewPhotoAnswer.safeParse({ answer: "rejected", wish: "" }).success).toBe(false);
});

test("the customer's open page hears of the photo, the board of the answer, and one mail is sent for a photo", async () => {
  const heard: string[] = [];
  const { pubSub } = testApp.services;
  const ends = [uuid, "kitchen delhi"].map((topic) => pubSub.subscribe(topic, () => heard.push(topic)));
  const photoId = await sentPhoto();
  // Events of the order's earlier steps may still arrive: they are counted as well.
  await expect.poll(() => new Set(heard).size).toBe(2);
  heard.splice(0);
  await answer(photoId, approved);
  await expect.poll(() => new Set(heard).size).toBe(2);
  for (const end of ends) end();
  await sentPhoto();
  await testApp.work();
  const mails = testApp.mails.filter(
    ({ subject, text }) => subject.startsWith("A photo from the kitchen") && text.includes(uuid),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`/orders/${uuid}?token=`);
});

test("the office reads photo and answer in the timeline of those who may see them", async () => {
  const photoId = await sentPhoto();
  await answer(photoId, change("More cherries"));
  const seen = async (role: Role) => {
    const story = await getOrderStory(testApp.services, { id: uuid, staff: staff(role) });
    return story.ok ? story.value.cakePhotos.map(({ who, wish }) => [who, wish]) : story.code;
  };
  for (const role of ["owner", "manager", "care", "kitchen"] as const)
    expect(await seen(role)).toEqual([["kitchen", "More cherries"]]);
  for (const role of ["accountant", "rider"] as const) expect(await seen(role)).toEqual([]);
});

test("photo and answer are in the copy of the data, and erased after 90 days or with the account", async () => {
  const photoId = await sentPhoto();
  await answer(photoId, change("More cherries"));
  const [order] = (await exportOrders(testApp.services, customer)).filter(({ id }) => id === uuid);
  expect(order?.cakePhotos).toEqual([
    expect.objectContaining({ address: `/api/orders/${uuid}/cake-photos/${photoId}`, wish: "More cherries" }),
  ]);
  const [row] = await rows();
  testApp.setClock(new Date(SATURDAY_MORNING.getTime() + 89 * DAY_MS));
  await eraseCakePhotos(testApp.services);
  await eraseStrays(testApp.services);
  await testApp.work();
  expect(await testApp.services.uploads.list()).toContain(row?.file);
  testApp.setClock(new Date(SATURDAY_MORNING.getTime() + 91 * DAY_MS));
  await eraseCakePhotos(testApp.services);
  await testApp.work();
  expect(await rows()).toEqual([]);
  expect(await testApp.services.uploads.list()).not.toContain(row?.file);
});

test("an erased account takes its photos along", async () => {
  await sentPhoto();
  const [row] = await rows();
  await changeOrderStatus(
    testApp.services,
    { id: uuid },
    "ready",
    "shipped",
    "out for delivery",
    "delivered",
  );
  expect(await eraseAccount(testApp.services, { userId: asha })).toMatchObject({ ok: true });
  await testApp.work();
  expect(await rows()).toEqual([]);
  expect(await testApp.services.uploads.list()).not.toContain(row?.file);
});
