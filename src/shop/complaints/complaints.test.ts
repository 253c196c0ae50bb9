import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import { changeOrderStatus } from "../../../tests/support/change-order-status.ts";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import { orderRecords, paidOrder, staff } from "../../../tests/support/paid-order.ts";
import { testSession } from "../../../tests/support/session.ts";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { listChanges } from "../audit/list-changes.ts";
import { paise } from "../basics/money.ts";
import { refundDelivered } from "../changes/refund-delivered.ts";
import { orderToken } from "../orders/order-link.ts";
import { eraseAccount } from "../privacy/erase-account.ts";
import { eraseStrays } from "../privacy/erase-strays.ts";
import { answerComplaint } from "./answer-complaint.ts";
import { exportComplaints, listComplaintsOfOrders } from "./complaints.reads.ts";
import { eraseProofs } from "./erase-proofs.ts";
import { listComplaints, TO_SETTLE } from "./list-complaints.ts";
import { openProof } from "./open-proof.ts";
import { sendComplaint } from "./send-complaint.ts";
import { settleWithRefund } from "./settle-with-refund.ts";

let testApp: TestApp;
let photo: Buffer;
let uuid: string;
let who = "";
let people = 0;

openTestAppFor(async (opened) => {
  testApp = opened;
  const green = { width: 3000, height: 1500, channels: 3 as const, background: "#476c2f" };
  photo = await sharp({ create: green })
    .withExif({
      IFD0: { Model: "Canary Phone" },
      IFD3: { GPSLatitude: "28/1 36/1 50/1", GPSLatitudeRef: "N" },
    })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  testApp.setClock(SATURDAY_MORNING);
  people += 1;
  who = await testApp.customer(`asha${people}`);
  uuid = await paidOrder(testApp, who);
  await deliver(uuid);
  await testApp.work();
  testApp.mails.length = 0;
  testApp.alarms.length = 0;
});

async function deliver(id: string) {
  await changeOrderStatus(
    testApp.services,
    { id, by: "owner" },
    "preparing",
    "ready",
    "shipped",
    "delivered",
  );
}

type Own = {
  message?: string;
  kind?: "damaged" | "late";
  files?: Uint8Array[];
  token?: string;
  viewer?: unknown;
};

function complain({ message = "It is crushed.", kind = "damaged", files = [photo], ...overrides }: Own = {}) {
  return sendComplaint(testApp.services, {
    ...{ id: uuid, viewer: testSession({ userId: who }) },
    ...(overrides as object),
    ...{ complaint: { kind, message }, files },
  });
}
async function ticketOf(overrides: Own = {}) {
  const sent = await complain(overrides);
  if (!sent.ok) throw new Error(sent.code);
  return sent.value.ticket;
}
async function storedComplaints() {
  return listComplaintsOfOrders(testApp.services, { orderIds: [uuid] });
}
const uploads = () => readdir(testApp.uploads);

test("a complaint has a ticket, is mailed, appears on the order, and is listed as open for the staff", async () => {
  const ticket = await ticketOf();
  expect(ticket).toMatch(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await testApp.work();
  expect(testApp.mails).toHaveLength(1);
  expect(testApp.mails[0]).toMatchObject({
    to: `${who}@example.com`,
    subject: `Your complaint ${ticket}: we have it`,
  });
  expect(testApp.mails[0]?.text).toContain("settled within 12 working hours");
  expect(await storedComplaints()).toMatchObject([
    { ticket, status: "open", message: "It is crushed.", proofs: [{ mediaType: "image/webp" }] },
  ]);
  const waiting = await listComplaints(testApp.services, { cursor: null, filter: TO_SETTLE });
  expect(waiting.rows.at(-1)).toMatchObject({ ticket, proofs: 1, due: expect.any(Date) });
});

test("the same form sent twice is one complaint, with one mail and one file", async () => {
  const before = (await uploads()).length;
  expect(await ticketOf()).toBe(await ticketOf());
  await testApp.work();
  expect([
    testApp.mails.length,
    (await storedComplaints()).length,
    (await uploads()).length - before,
  ]).toEqual([1, 1, 1]);
});

test("a photo is re-encoded: smaller, without location and camera data", async () => {
  await ticketOf();
  const [complaint] = await storedComplaints();
  const proof = await openProof(testApp.services, {
    ...{ id: uuid, viewer: testSession({ userId: who }), proofId: complaint?.proofs[0]?.id ?? "" },
  });
  if (!proof.ok) throw new Error(proof.code);
  const bytes = Buffer.concat(await proof.value.file.read().toArray());
  const { format, width, exif } = await sharp(bytes).metadata();
  expect([format, width, exif]).toEqual(["webp", 2000, undefined]);
  expect(photo.includes("Canary Phone")).toBe(true);
  expect(bytes.includes("Canary Phone")).toBe(false);
});

test("a file that is no photo or video is refused whatever its name, and not stored", async () => {
  const before = (await uploads()).length;
  const page = Buffer.from("<!doctype html><script>alert(1)</script>");
  const half = photo.subarray(0, 300);
  for (const files of [[page], [photo, page], [half]]) {
    expect(await complain({ files })).toMatchObject({ ok: false, code: "file-not-taken" });
  }
  const video = Buffer.concat([Buffer.from("\x00\x00\x00\x18ftypmp42"), Buffer.alloc(7 * 2 ** 20)]);
  expect(await complain({ files: [video, video, video] })).toMatchObject({ code: "files-too-large" });
  expect(await complain({ files: [photo, photo, photo, photo] })).toMatchObject({ code: "files-too-large" });
  expect(await complain({ files: [] })).toMatchObject({ code: "proof-needed" });
  expect([await storedComplaints(), (await uploads()).length]).toEqual([[], before]);
  expect(await complain({ files: [], kind: "late" })).toMatchObject({ ok: true });
});

test("only the customer or the holder of the mailed link can complain, within the time allowed", async () => {
  const stranger = { userId: "somebody", roles: [] };
  const owner = { userId: "the-owner", roles: ["owner"] };
  expect(await complain({ viewer: stranger })).toMatchObject({ code: "unknown-order" });
  expect(await complain({ viewer: owner })).toMatchObject({ code: "complaint-too-late" });
  expect(await complain({ viewer: null, token: "wrong" })).toMatchObject({ code: "unknown-order" });
  expect(await complain({ viewer: null, token: orderToken(testApp.services, uuid) })).toMatchObject({
    ok: true,
  });
  testApp.pass(4 * 60);
  expect(await complain({ message: "At the last moment." })).toMatchObject({ ok: true });
  testApp.pass(1);
  expect(await complain({ message: "A minute later." })).toMatchObject({ code: "complaint-too-late" });
  uuid = await paidOrder(testApp, who, { deliveryDate: "2026-11-24" });
  expect(await complain()).toMatchObject({ code: "complaint-too-late" });
});

test("the link of an order whose customer is deleted cannot send a complaint, not even one under way", async () => {
  const token = orderToken(testApp.services, uuid);
  const redraw = testApp.services.uploads.redraw;
  const slow = vi.spyOn(testApp.services.uploads, "redraw").mockImplementationOnce(async (bytes) => {
    expect((await eraseAccount(testApp.services, { userId: who })).ok).toBe(true);
    return redraw(bytes);
  });
  expect(await complain({ viewer: null, token })).toMatchObject({ code: "unknown-order" });
  slow.mockRestore();
  expect(await complain({ viewer: null, token })).toMatchObject({ code: "complaint-too-late" });
  expect(await storedComplaints()).toEqual([]);
});

test("failed attempts of strangers do not keep a customer in the same network from complaining", async () => {
  for (let miss = 0; miss < 25; miss += 1)
    expect(await complain({ viewer: null, token: "wrong" })).toMatchObject({ code: "unknown-order" });
  expect(await complain()).toMatchObject({ ok: true });
});

test("an order takes three complaints, and a limited number of attempts per hour", async () => {
  for (const nth of ["one", "two", "three"]) await ticketOf({ message: nth });
  expect(await complain({ message: "four" })).toMatchObject({ code: "too-many-complaints" });
  for (let i = 0; i < 6; i++) await complain({ message: "four" });
  expect(await complain({ message: "four" })).toMatchObject({ code: "too-many-tries" });
  expect(await storedComplaints()).toHaveLength(3);
});

test("an answer is mailed and logged without its text; from a stale window nothing happens", async () => {
  const ticket = await ticketOf();
  await testApp.work();
  testApp.mails.length = 0;
  const answer = (to: "answered" | "settled", seen: string, role: "manager" | "kitchen" = "manager") =>
    answerComplaint(testApp.services, {
      ticket,
      staff: staff(role),
      to,
      seen,
      text: "We bake it anew, Asha.",
    });
  expect(await answer("answered", "open", "kitchen")).toMatchObject({ code: "not-your-move" });
  expect(await answer("answered", "open")).toMatchObject({ ok: true });
  expect(await answer("settled", "open")).toMatchObject({ code: "complaint-moved-on" });
  expect(await answer("settled", "answered")).toMatchObject({ ok: true });
  expect(await answer("settled", "settled")).toMatchObject({ code: "complaint-moved-on" });
  await testApp.work();
  expect(testApp.mails.map(({ subject }) => subject)).toEqual([
    `Your complaint ${ticket}: our answer`,
    `Your complaint ${ticket}: settled`,
  ]);
  expect(testApp.mails[0]?.text).toContain("We bake it anew, Asha.");
  const log = await listChanges(testApp.services, { cursor: null });
  const lines = log.rows.filter(({ subjectId }) => subjectId === ticket);
  expect(lines).toMatchObject([
    { before: "answered", after: "settled", note: "" },
    { before: "open", after: "answered", note: "" },
  ]);
});

test("a complaint is settled with its refund or not at all, and pressed twice refunds once", async () => {
  const ticket = await ticketOf();
  const settle = (amount: number, left: number, orderId = uuid) =>
    settleWithRefund(testApp.services, {
      ...{ ticket, orderId, staff: staff("manager"), seen: "open", text: "Half of it goes back." },
      ...{ amount: paise(amount), left: paise(left) },
    });
  expect(await settle(80_000, 71_900)).toMatchObject({ code: "refund-too-large" });
  const another = await paidOrder(testApp, who, { deliveryDate: "2026-11-24" });
  expect(await settle(30_000, 71_900, another)).toMatchObject({ code: "unknown-complaint" });
  expect(await storedComplaints()).toMatchObject([{ status: "open" }]);
  expect(await settle(30_000, 71_900)).toMatchObject({ ok: true, value: { left: 41_900 } });
  expect(await settle(30_000, 71_900)).toMatchObject({ code: "refund-changed" });
  // The figures are right, but the complaint is settled, so the refund that was requested with it is not made.
  expect(await settle(30_000, 41_900)).toMatchObject({ code: "complaint-moved-on" });
  expect(await storedComplaints()).toMatchObject([{ status: "settled", answers: [{ refund: 30_000 }] }]);
  const takenAway = await exportComplaints(testApp.services, { orderIds: [uuid] });
  expect(takenAway).toMatchObject([{ answers: [{ text: "Half of it goes back.", refund: 300 }] }]);
  await testApp.work();
  const { payment, refunds } = await orderRecords(testApp, uuid);
  expect(refunds).toMatchObject([{ amountPaise: 30_000, reason: `Complaint ${ticket}` }]);
  expect(payment?.refundedPaise).toBe(30_000);
  const text = testApp.mails.map((mail) => mail.text).join();
  expect(text).toContain("₹300 goes back to you");
  expect(
    await refundDelivered(testApp.services, {
      ...{ id: uuid, staff: staff("kitchen"), amount: paise(100), left: paise(41_900), reason: "x" },
    }),
  ).toMatchObject({ code: "not-your-move" });
});

test("proofs are deleted after ninety days, and files without a complaint after a day", async () => {
  await ticketOf();
  const [complaint] = await storedComplaints();
  const stray = await testApp.services.uploads.save(Buffer.from("left behind"));
  expect(await uploads()).toContain(stray);
  testApp.setClock(new Date(Date.now() + 2 * 86_400_000));
  await eraseStrays(testApp.services);
  expect(await uploads()).not.toContain(stray);
  testApp.setClock(new Date(Math.max(Date.now(), SATURDAY_MORNING.getTime()) + 92 * 86_400_000));
  await eraseProofs(testApp.services);
  expect(await storedComplaints()).toMatchObject([{ ticket: complaint?.ticket, proofs: [] }]);
  expect(await uploads()).toEqual([]);
});
