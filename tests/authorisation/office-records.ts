import { eq } from "drizzle-orm";
import { randomUuid } from "../../src/shop/basics/ids.ts";
import { getComplaint } from "../../src/shop/complaints/get-complaint.ts";
import { sendComplaint } from "../../src/shop/complaints/send-complaint.ts";
import { kitchenNotices } from "../../src/shop/orders/kitchen/kitchen-notices.tables.ts";
import { NewReview } from "../../src/shop/reviews/reviews.inputs.ts";
import { reviewPhotos, reviews } from "../../src/shop/reviews/reviews.tables.ts";
import { sendReview } from "../../src/shop/reviews/send-review.ts";
import { drawnPicture } from "../query-plans/drawn-picture.ts";
import { changeOrderStatus } from "../support/change-order-status.ts";
import { dueToday } from "../support/due-today.ts";
import { testSession } from "../support/session.ts";
import { orderOf, type Person, soon, type WholeShop } from "../support/whole-shop.ts";
import type { Who } from "./read-table.ts";

/**
 * Ids of what the office works with. Calls that succeed once have one for each person who may make them, and another
 * one for the others: it would be found if they gained the permission.
 */
export type OfficeRecords = {
  /** A run of the rider, and Kamala's order on it. */
  runId: string;
  orderOnRun: string;
  /** Her delivered order, with a photo to print, a photo of the cake, and one of the delivery. */
  deliveredOrder: string;
  printPhotoId: string;
  photoId: string;
  /** Photos that these people have uploaded, and that belong to no order. */
  uploads: ByPerson;
  /** A change of it that the kitchen has not seen. */
  noticeId: string;
  /** Her complaint about it, and its file. */
  ticket: string;
  proofId: string;
  /** Her review of it, its photo, and reviews of others. */
  reviewId: string;
  reviewPhotoId: string;
  reviewsToReject: ByPerson;
  webhookId: string;
  webhooksToRemove: ByPerson;
  webhookDelivery: string;
  logEntry: string;
  /** A member of the kitchen, and an open invitation. */
  userId: string;
  invitations: ByPerson;
  anotherInvitation: string;
  /** A closed time, and the kitchen that it closes. */
  blackoutId: string;
  closableKitchen: string;
  settlementId: string;
  gstin: string;
  plans: ByPerson;
  anotherPlan: string;
  /** A text, a combo with its SKU, and an add-on. */
  slug: string;
  combo: string;
  comboSku: string;
  addOn: string;
};

type ByPerson = Partial<Record<Who, string>>;

/** An id that nothing has. */
export const NO_ID = "6f1f6e6e-9c5e-4b7e-8f55-0d2f8b1c9a14";

/** For tests of a shop where the office has nothing but this order. Nothing else is found. */
export function withoutRecords(uuid: string): OfficeRecords {
  return {
    ...{ runId: "run_0000000000000000", orderOnRun: uuid, deliveredOrder: uuid, printPhotoId: "ph_NOBODYS" },
    ...{
      photoId: "ph_0000000000000000",
      uploads: {},
      noticeId: "999999999",
      ticket: "C-0000-0000",
      proofId: "prf_NONE",
    },
    ...{ reviewId: "rev_none", reviewPhotoId: "rph_NOBODYS", reviewsToReject: {}, webhookId: NO_ID },
    ...{ webhooksToRemove: {}, webhookDelivery: NO_ID, logEntry: "999999999" },
    ...{
      userId: "usr_0000000000000000",
      invitations: {},
      anotherInvitation: "inv_NONE",
      blackoutId: "999999999",
    },
    ...{ closableKitchen: "nowhere", settlementId: "setl_None", gstin: "07AAPFU0939F1Z0" },
    ...{ plans: {}, anotherPlan: NO_ID },
    ...{ slug: "nothing", combo: "PTRUFFLE", comboSku: "NOTHING", addOn: "NOTHING" },
  };
}

export type People = Record<Who, Person>;

/**
 * Fills the office, so that a call can be refused only for want of a permission.
 * @param paidOrder Kamala's first order, which gets an invoice
 */
export async function createOfficeRecords(
  shop: WholeShop,
  people: People,
  paidOrder: string,
): Promise<OfficeRecords> {
  return {
    ...(await createOrders(shop, people)),
    ...(await createWebhooks(people)),
    ...(await createStaff(shop, people)),
    ...(await createCatalogueRecords(people)),
    ...(await createAccounts(people, paidOrder)),
    ...{ slug: "terms", combo: "PCOMBO", comboSku: "COMBO1", addOn: "ADDCARD" },
  };
}

type Sent = { method?: string; url: string; body?: unknown; type?: string };

/** Sends a call that has to succeed. Returns its data. */
// biome-ignore lint/suspicious/noExplicitAny: each caller names the fields that it reads.
async function call(person: Person, { method = "POST", url, body, type }: Sent): Promise<any> {
  const { status, text } = await person.send({
    ...{ method, url: `/api${url}`, body },
    ...(type ? { headers: { "content-type": type } } : {}),
  });
  if (status !== 200) throw new Error(`${method} ${url} of ${person.name}: ${status} ${text}`);
  return JSON.parse(text).data;
}

async function upload(person: Person, colour: string): Promise<string> {
  const body = await drawnPicture(colour);
  return (await call(person, { url: "/photos", body, type: "image/jpeg" })).id;
}

/** The middle of an uploaded picture. */
const CROP = { width: 900, height: 900, shape: "round", turns: 0, x: 0, y: 0, side: 900, mayUse: true };

async function createOrders(shop: WholeShop, people: People) {
  const { kamala, owner, manager, kitchen, rider } = people;
  const onRun = await orderOf(shop, kamala);
  const run = await call(owner, {
    ...{ url: "/admin/runs", body: { day: soon(), rider: rider.userId, orders: [onRun.uuid] } },
  });
  const printPhotoId = await upload(kamala, "#7a4");
  const cake = { SKU: "PHOTO10", price: 899, quantity: 1, sheetName: "Cakes", image: "" };
  const { uuid } = await orderOf(shop, kamala, {
    sku: [{ ...cake, photos: [{ id: printPhotoId, ...CROP }] }],
  });
  await changeOrderStatus(shop.services, { id: uuid }, "preparing");
  const [notice] = await shop.services.db
    .insert(kitchenNotices)
    .values({ orderId: uuid, kitchenId: "saket", kind: "message", status: "preparing", at: new Date() })
    .returning({ id: kitchenNotices.id });
  const photoId = await upload(kitchen, "#c46");
  await call(kitchen, { url: `/admin/orders/${uuid}/cake-photos`, body: { photo: photoId } });
  await dueToday(shop.services.db, uuid);
  await changeOrderStatus(shop.services, { id: uuid }, "ready", "shipped", "out for delivery");
  const photo = await upload(rider, "#48c");
  await call(rider, { url: `/admin/orders/${uuid}/delivery`, body: { id: randomUuid(), photo } });
  return {
    ...{ runId: run.id, orderOnRun: onRun.uuid, deliveredOrder: uuid, printPhotoId, photoId },
    noticeId: String(notice?.id),
    uploads: {
      ...{ owner: await upload(owner, "#111"), manager: await upload(manager, "#222") },
      kitchen: await upload(kitchen, "#333"),
    },
    ...(await createComplaint(shop, kamala, uuid)),
    ...(await createReviews(shop, kamala)),
  };
}

const sessionOf = ({ userId, email }: Person) => testSession({ userId, email });

async function createComplaint(shop: WholeShop, kamala: Person, order: string) {
  const sent = await sendComplaint(shop.services, {
    ...{ id: order, viewer: sessionOf(kamala), files: [await drawnPicture("#63003c")] },
    complaint: { kind: "damaged", message: "Canary: it is crushed." },
  });
  if (!sent.ok) throw new Error(sent.code);
  const { ticket } = sent.value;
  const complaint = await getComplaint(shop.services, { ticket });
  return { ticket, proofId: (complaint.ok && complaint.value.proofs[0]?.id) || "" };
}

async function createReviews(shop: WholeShop, kamala: Person) {
  const { db } = shop.services;
  const review = async (author: Person | null, fields: Record<string, string>) => {
    const sent = await sendReview(shop.services, {
      ...{ author: author && sessionOf(author), from: "203.0.113.7" },
      review: NewReview.parse({
        ...{ name: "Asha", email: "asha@example.com", phone: "98765 43210", stars: "5", ...fields },
      }),
    });
    if (!sent.ok) throw new Error(sent.code);
    const [row] = await db
      .select({ id: reviews.id })
      .from(reviews)
      .where(eq(reviews.message, fields.message ?? ""));
    return row?.id ?? "";
  };
  const photos = await upload(kamala, "#abc");
  const own = { sku: "PHOTO10", photos, photosAgreed: "on", message: "It was lovely." };
  const reviewId = await review(kamala, { ...own, email: kamala.email });
  const [photo] = await db.select().from(reviewPhotos).where(eq(reviewPhotos.reviewId, reviewId));
  const reviewsToReject: ByPerson = {};
  for (const who of ["owner", "manager", "care"] as const)
    reviewsToReject[who] = await review(null, { message: `Buy watches, says ${who}.` });
  return { reviewId, reviewPhotoId: photo?.id ?? "", reviewsToReject };
}

async function createWebhooks({ owner }: People) {
  // No program listens at this port, so a test of it fails at once.
  const add = async (name: string) => {
    const body = { url: `http://127.0.0.1:9/${name}`, events: ["order.placed"] };
    return (await call(owner, { url: "/admin/webhooks", body })).id as string;
  };
  const webhookId = await add("own");
  const url = `/admin/webhooks/${webhookId}`;
  await call(owner, { url: `${url}/test` });
  const { deliveries } = await call(owner, { method: "GET", url: `${url}/deliveries` });
  const webhooksToRemove = { owner: await add("owner"), manager: await add("manager") };
  return { webhookId, webhookDelivery: deliveries[0].id as string, webhooksToRemove };
}

async function createStaff(shop: WholeShop, { owner }: People) {
  const { userId } = await shop.person("baker", { role: "kitchen" });
  for (const email of ["ravi@example.com", "usha@example.com"])
    await call(owner, { url: "/admin/staff/invitations", body: { email, roles: ["care"] } });
  const { invitations } = await call(owner, { method: "GET", url: "/admin/staff" });
  const [first, second] = invitations.map(({ id }: { id: string }) => id);
  return { userId, invitations: { owner: first }, anotherInvitation: second as string };
}

async function createCatalogueRecords({ owner }: People) {
  const url = "/admin/products/PTRUFFLE";
  const { version, leadHours } = await call(owner, { method: "GET", url });
  await call(owner, { method: "PATCH", url, body: { version, leadHours: leadHours + 1 } });
  const { entries } = await call(owner, { method: "GET", url: "/admin/log" });
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const plan = async (start: number) => {
    const id = randomUuid();
    const prices = [{ SKU: "TRUF10E", mrp: 1_449, price: 1_299 }];
    const body = { id, from: inHours(start), until: inHours(start + 1), prices };
    await call(owner, { url: "/admin/planned-prices", body });
    return id;
  };
  return {
    logEntry: `${entries[0].id}`,
    plans: { owner: await plan(30), manager: await plan(40) },
    anotherPlan: await plan(50),
  };
}

const REPORT =
  "type,entity_id,amount,currency,fee,tax,debit,credit,created_at,settlement_id,settled_at,settlement_utr\n" +
  "payment,pay_One,100000,INR,2360,360,0,97640,1796000000,setl_One,1796200000,UTR1\n";

async function createAccounts({ kamala, owner }: People, paidOrder: string) {
  await call(owner, { url: "/admin/settlements?name=November", body: Buffer.from(REPORT), type: "text/csv" });
  const closed = { ...closedTime(), kitchen: "delhi" };
  const { id } = await call(owner, { url: "/admin/blackouts", body: closed });
  // Its first reader issues it.
  await kamala.send({ method: "GET", url: `/api/orders/${paidOrder}/invoice.pdf` });
  const month = soon(0).slice(0, 7);
  const { returns } = await call(owner, { method: "GET", url: `/admin/gst-returns?month=${month}` });
  return {
    ...{ settlementId: "setl_One", blackoutId: String(id), closableKitchen: "delhi" },
    gstin: returns[0].gstin as string,
  };
}

/** A time without orders. */
export function closedTime() {
  const day = soon(20);
  return {
    ...{ key: randomUuid(), startsAt: `${day}T10:00:00Z`, endsAt: `${day}T11:00:00Z` },
    reason: "Festival",
  };
}
