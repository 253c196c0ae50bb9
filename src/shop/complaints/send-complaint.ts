import { createHash } from "node:crypto";
import { fileKind } from "../basics/file-kind.ts";
import { randomId } from "../basics/ids.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { lockOrders } from "../orders/lock-orders.ts";
import { findOrder } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";
import type { NewComplaint } from "./complaints.inputs.ts";
import { insertComplaint, selectLastNth, selectRepeat } from "./complaints.queries.ts";
import { type Complainable, deliveredAtOf, findComplainable, type OrderAccess } from "./find-complainable.ts";
import { needsProof } from "./rules/complaint-kinds.ts";
import { mayComplain } from "./rules/complaint-window.ts";
import { MOST_BYTES, MOST_FILES } from "./rules/file-limits.ts";
import type { ProofMediaType } from "./rules/proof-media-types.ts";
import { ticketOf } from "./rules/ticket.ts";

/** Complaints per order, because photos cost CPU. Counted only for those who may complain; others are refused first. */
const OF_ONE_ORDER = { max: 10, seconds: 60 * 60 };

const MOST_COMPLAINTS = 3;

type Refusal =
  | "unknown-order"
  | "too-many-tries"
  | "complaint-too-late"
  | "too-many-complaints"
  | "proof-needed"
  | "file-not-taken"
  | "files-too-large";

type Sent = OrderAccess & {
  complaint: NewComplaint;
  /** An uploaded file. */
  files: readonly Uint8Array[];
};

/**
 * Records a complaint within four hours after delivery, from the customer or the holder of the order's link; a repeat
 * returns the same ticket. File types are detected by content; photos are re-encoded, videos are not.
 */
export async function sendComplaint(
  services: Services,
  sent: Sent,
): Promise<Outcome<{ ticket: string }, Refusal>> {
  const about = await findComplainable(services, sent);
  if (!about.ok) return about;
  if (!about.value.isOpen) return refuse("complaint-too-late");
  const ofOrder = await tryOnce(services, `complaint-of:${about.value.order.id}`, OF_ONE_ORDER);
  if (!ofOrder.ok) return ofOrder;
  const repeat = await selectRepeat(services.db, about.value.order.id, digestOf(sent));
  if (repeat) return ok({ ticket: repeat.ticket });
  if (needsProof(sent.complaint.kind) && sent.files.length === 0) return refuse("proof-needed");
  const files = await cleanFiles(services, sent.files);
  if (!files.ok) return files;
  return keep(services, about.value, sent, files.value);
}

async function tryOnce(
  { rateLimiter }: Services,
  key: string,
  { max, seconds }: { max: number; seconds: number },
): Promise<Outcome<null, "too-many-tries">> {
  const { allowed, retryAfter } = await rateLimiter.take(key, max, seconds);
  return allowed ? ok(null) : refuse("too-many-tries", { retryAfter });
}

type CleanFile = { mediaType: ProofMediaType; bytes: Uint8Array };

async function cleanFiles(
  { uploads }: Services,
  files: readonly Uint8Array[],
): Promise<Outcome<CleanFile[], "file-not-taken" | "files-too-large">> {
  const size = files.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (files.length > MOST_FILES || size > MOST_BYTES) return refuse("files-too-large");
  const clean: CleanFile[] = [];
  for (const [at, bytes] of files.entries()) {
    const kind = fileKind(bytes);
    const drawn = kind === "photo" ? await uploads.redraw(bytes) : bytes;
    if (kind === null || drawn === null) return refuse("file-not-taken", { at });
    clean.push({ mediaType: kind === "photo" ? "image/webp" : kind, bytes: drawn });
  }
  return ok(clean);
}

/** Files first, then the rows that name them; files that no row names in the end are removed. */
async function keep(
  services: Services,
  { order }: Complainable,
  sent: Sent,
  files: CleanFile[],
): Promise<Outcome<{ ticket: string }, Refusal>> {
  const { uploads } = services;
  const saved: { file: string; mediaType: ProofMediaType; bytes: number }[] = [];
  let isKept = false;
  try {
    for (const { mediaType, bytes } of files) {
      saved.push({ file: await uploads.save(bytes), mediaType, bytes: bytes.byteLength });
    }
    const written = await write(services, order, sent, saved);
    isKept = written.ok && written.value.isNew;
    return written;
  } finally {
    if (!isKept) await uploads.remove(saved.map(({ file }) => file));
  }
}

function write(
  services: Services,
  order: Complainable["order"],
  sent: Sent,
  files: { file: string; mediaType: ProofMediaType; bytes: number }[],
): Promise<Outcome<{ ticket: string; isNew: boolean }, Refusal>> {
  const { id: orderId, userId } = order;
  const { kind, message } = sent.complaint;
  const digest = digestOf(sent);
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    // Locks out other complaints and the deletion of the customer. Conditions are checked again.
    await lockOrders(inside, { userId });
    const order = await findOrder(inside, { id: orderId });
    if (!order.ok || order.value.userId !== userId) return refuse("unknown-order");
    const repeat = await selectRepeat(tx, orderId, digest);
    if (repeat) return ok({ ticket: repeat.ticket, isNew: false });
    const now = services.clock();
    if (!mayComplain(await deliveredAtOf(inside, order.value), now)) return refuse("complaint-too-late");
    const nth = (await selectLastNth(tx, orderId)) + 1;
    if (nth > MOST_COMPLAINTS) return refuse("too-many-complaints");
    const id = randomId("cmp");
    const ticket = ticketOf(id);
    await insertComplaint(
      tx,
      { ...{ id, ticket, orderId, nth, kind, message, digest }, status: "open", createdAt: now },
      files.map((file, position) => ({
        ...file,
        ...{ id: randomId("prf"), complaintId: id, position, createdAt: now },
      })),
    );
    await services.jobs.enqueue(tx, "complaint-received", { ticket });
    await services.pubSub.publish(tx, orderId);
    return ok({ ticket, isNew: true });
  });
}

function digestOf({ complaint: { kind, message }, files }: Sent): string {
  const hash = createHash("sha256").update(JSON.stringify([kind, message]));
  for (const file of files) hash.update(createHash("sha256").update(file).digest());
  return hash.digest("hex");
}
