import type { Tx } from "../../infrastructure/database/db.ts";
import type { Session } from "../accounts/identity.ts";
import { PERMISSIONS } from "../accounts/rules/permissions.ts";
import { type Change, recordChange } from "../audit/record-change.ts";
import { isUuid } from "../basics/ids.ts";
import { showMoney } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { sendAgain } from "../mail/send-again.ts";
import { findOrder } from "../orders/orders.reads.ts";
import { retryGivenUpRefund } from "../payments/retry-given-up-refund.ts";
import type { Services } from "../services.ts";

type Alarm = { what: "job" | "mail" | "refund"; id: string };

/** Retries a given-up job, mail or refund. Pressed twice, or by two people, it runs once and is recorded once. */
export function tryAgain(
  services: Services,
  { what, id, staff }: Alarm & { staff: Session },
): Promise<Outcome<{ name: string }, "alarm-moved-on" | "not-your-alarm">> {
  return services.db.transaction(async (tx) => {
    const role = PERMISSIONS["try again"].find((candidate) => staff.roles.includes(candidate));
    if (!role) return refuse("not-your-alarm");
    const inside = { ...services, db: tx };
    const retried = await RETRIES[what](inside, tx, id);
    if (!retried) return refuse("alarm-moved-on");
    await recordChange(inside, { staff, role, ...retried.change });
    return ok({ name: retried.name });
  });
}

type Retried = { name: string; change: Omit<Change, "staff" | "role"> };

type Retry = (services: Services, tx: Tx, id: string) => Promise<Retried | null>;

const RETRIES: Record<Alarm["what"], Retry> = { job: jobAgain, mail: mailAgain, refund: refundAgain };

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
async function refundAgain(services: Services, _tx: Tx, refundId: string): Promise<Retried | null> {
  const refund = await retryGivenUpRefund(services, { refundId });
  if (!refund) return null;
  const order = await findOrder(services, { id: refund.orderId });
  if (!order.ok) throw new Error("the payment has no order");
  const { id: subjectId, number: label, status } = order.value;
  const note = `Refund of ${showMoney(refund.amount)} tried again.`;
  return {
    name: "refund",
    change: { subject: "order", subjectId, label, before: status, after: status, note },
  };
}
