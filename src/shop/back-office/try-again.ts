import type { Tx } from "../../infrastructure/database/db.ts";
import type { Session } from "../accounts/identity.ts";
import { PERMISSIONS } from "../accounts/rules/permissions.ts";
import { type Change, recordChange } from "../audit/record-change.ts";
import { isUuid } from "../basics/ids.ts";
import { showMoney } from "../basics/money.ts";
import { type Outcome, ok, type RefusalWith, refusableTransaction, refuse } from "../basics/outcome.ts";
import { sendAgain } from "../mail/send-again.ts";
import { findOrder } from "../orders/orders.reads.ts";
import { lookUpGivenUpRefund } from "../payments/look-up-given-up-refund.ts";
import {
  type OtherRefunds,
  type RetriedRefund,
  retryGivenUpRefund,
  type SeenRefunds,
} from "../payments/retry-given-up-refund.ts";
import { LOOK_UPS } from "../payments/rules/refund-retry.ts";
import type { Services } from "../services.ts";

type Alarm = { what: "job" | "mail" | "refund"; id: string };

/** `settledWith`: the provider's refund that was found, so that nothing was sent. */
type TriedAgain = { name: string; settledWith: string | null };

type AlarmRefusal =
  | "alarm-moved-on"
  | "not-your-alarm"
  | "refunds-not-fetched"
  | "refund-not-matching"
  | "refund-under-way"
  | "too-many-tries"
  | RefusalWith<"refunded-by-hand", OtherRefunds>;

/**
 * Retries a given-up job, mail or refund. Pressed twice, or by two people, it runs once and is recorded once. A refund
 * is not sent while staff have not decided about one that was made by hand.
 */
export async function tryAgain(
  services: Services,
  { what, id, staff, ...decision }: Alarm & SeenRefunds & { staff: Session },
): Promise<Outcome<TriedAgain, AlarmRefusal>> {
  const role = PERMISSIONS["try again"].find((candidate) => staff.roles.includes(candidate));
  if (!role) return refuse("not-your-alarm");
  if (what === "refund") return refundAgain(services, { id, staff, role, ...decision });
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    const retried = await RETRIES[what](inside, tx, id);
    if (!retried) return refuse("alarm-moved-on");
    await recordChange(inside, { staff, role, ...retried.change });
    return ok({ name: retried.name, settledWith: null });
  });
}

type Retried = { name: string; change: Omit<Change, "staff" | "role"> };

type Retry = (services: Services, tx: Tx, id: string) => Promise<Retried | null>;

const RETRIES: Record<Exclude<Alarm["what"], "refund">, Retry> = { job: jobAgain, mail: mailAgain };

async function jobAgain({ jobs }: Services, tx: Tx, id: string): Promise<Retried | null> {
  const job = isUuid(id) ? await jobs.tryAgain(tx, id) : null;
  if (!job) return null;
  const before = job.isDead ? "given up" : "tried";
  return {
    name: job.name,
    change: { subject: "job", subjectId: id, label: job.name, before, after: "again" },
  };
}

async function mailAgain(services: Services, _tx: Tx, key: string): Promise<Retried | null> {
  const mail = await sendAgain(services, { key });
  if (!mail.ok) return null;
  const name = mail.value.kind;
  return {
    name,
    change: { subject: "mail", subjectId: key, label: name, before: "given up", after: "again" },
  };
}

/** Recorded in the log of its order, where its request is recorded too. */
async function refundAgain(
  services: Services,
  { id, staff, role, ...decision }: SeenRefunds & { id: string } & Pick<Change, "staff" | "role">,
): Promise<Outcome<TriedAgain, AlarmRefusal>> {
  const key = `refunds-looked-up:${staff.userId}`;
  const { allowed, retryAfter } = await services.rateLimiter.take(key, LOOK_UPS.max, LOOK_UPS.seconds);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  const lookedUp = await lookUpGivenUpRefund(services, { refundId: id });
  if (!lookedUp.ok) return lookedUp.code === "refund-not-given-up" ? refuse("alarm-moved-on") : lookedUp;
  return refusableTransaction(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const retried = await retryGivenUpRefund(inside, { ...lookedUp.value, ...decision });
    if (!retried.ok) return retried.code === "refund-not-given-up" ? refuse("alarm-moved-on") : retried;
    const { orderId, settledWith } = retried.value;
    const order = await findOrder(inside, { id: orderId });
    if (!order.ok) throw new Error("the payment has no order");
    const { id: subjectId, number: label, status } = order.value;
    const note = noteOf(retried.value, decision);
    const change = { subject: "order", subjectId, label, before: status, after: status, note } as const;
    await recordChange(inside, { staff, role, ...change });
    return ok({ name: "refund", settledWith });
  });
}

/** Names the provider's refunds, because staff decided about them. */
function noteOf({ amount, settledWith, besides }: RetriedRefund, { madeByHand }: SeenRefunds): string {
  const words = `Refund of ${showMoney(amount)}`;
  if (settledWith === null)
    return besides.length === 0
      ? `${words} tried again.`
      : `${words} tried again, besides ${besides.join(", ")} at the provider.`;
  return settledWith === madeByHand
    ? `${words} was made by hand at the provider: ${settledWith}.`
    : `${words} had reached the provider: ${settledWith}.`;
}
