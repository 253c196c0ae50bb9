import { findCaller, isHolderCertain } from "../accounts/accounts.reads.ts";
import { addCustomer } from "../accounts/add-customer.ts";
import type { Session } from "../accounts/identity.ts";
import { roleFor } from "../accounts/rules/permissions.ts";
import { recordChange } from "../audit/record-change.ts";
import { showMoney } from "../basics/money.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { OrderPayload } from "../checkout/place-order.inputs.ts";
import { type RecordRefusal, recordUnpaidOrder } from "../checkout/record-unpaid-order.ts";
import { listUsersOfNumber } from "../orders/orders.reads.ts";
import type { Services } from "../services.ts";
import type { Caller } from "./phone-order.inputs.ts";

type Request = {
  staff: Session;
  /** Idempotency key of the form: the same key returns the same order. */
  key: string;
  caller: Caller;
  order: Omit<OrderPayload, "email" | "useCoins" | "fromCart" | "total">;
};

/** Orders of one member of staff: more than a person can take. Each holds a slot. */
const LIMIT = { max: 30, seconds: 10 * 60 };

type PhoneRefusal =
  | "not-your-order-to-take"
  | "unknown-customer"
  | "account-not-confirmed"
  | "too-many-phone-orders";

/**
 * Records an order that staff take on the phone, holds its slot while its payment link is valid, and mails the link.
 * A caller without an account gets one without a password, which is theirs once they sign in with a code by e-mail.
 */
export async function takePhoneOrder(
  services: Services,
  { staff, key, caller, order }: Request,
): Promise<Outcome<{ orderId: string }, RecordRefusal | PhoneRefusal>> {
  const role = roleFor(staff.roles, "take phone orders");
  if (!role) return refuse("not-your-order-to-take");
  const { allowed } = await services.rateLimiter.take(
    `phone-order:${staff.userId}`,
    LIMIT.max,
    LIMIT.seconds,
  );
  if (!allowed) return refuse("too-many-phone-orders");
  return refusableTransaction(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const customer = await customerOf(inside, caller);
    if (!customer) return refuse("unknown-customer");
    // A stranger who signed up with the caller's e-mail would see where the order goes.
    if (!(await isHolderCertain(inside, customer))) return refuse("account-not-confirmed");
    const recorded = await recordUnpaidOrder(inside, {
      ...{ customer, idempotencyKey: key, takenBy: { role, userId: staff.userId } },
      order: { ...order, email: customer.email, useCoins: false, fromCart: false },
    });
    if (!recorded.ok) return recorded;
    const { id: orderId, number: label, totalPaise } = recorded.value.order;
    // A repeat of the form, or the same order taken twice: its link was sent.
    if (!recorded.value.payment) return ok({ orderId });
    const after = `awaiting payment of ${showMoney(totalPaise)}`;
    await recordChange(inside, {
      ...{ staff, role, subject: "order", subjectId: orderId, label, before: "", after },
      note: "Taken on the phone.",
    });
    await services.jobs.enqueue(tx, "payment-link-made", { orderId, nth: 1 });
    return ok({ orderId });
  });
}

async function customerOf(services: Services, caller: Caller) {
  if ("userId" in caller) {
    const { userId, phone } = caller;
    const [known] = await listUsersOfNumber(services, { userIds: [userId], phone });
    return known ? findCaller(services, caller) : null;
  }
  const { phone, callerName: name, email } = caller;
  return { userId: await addCustomer(services, { name, phone, email }), email };
}
