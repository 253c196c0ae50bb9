import { data, redirect } from "react-router";
import { z } from "zod";
import type { Session } from "../../../shop/accounts/identity.ts";
import { parseDay } from "../../../shop/basics/india-time.ts";
import { OrderPayload } from "../../../shop/checkout/place-order.inputs.ts";
import {
  type Caller,
  CallNotes,
  KnownCaller,
  NewCaller,
} from "../../../shop/phone-orders/phone-order.inputs.ts";
import { type PreparedOrder, preparePhoneOrder } from "../../../shop/phone-orders/prepare-phone-order.ts";
import { holdsNumber, readNameAndPhone } from "../../../shop/phone-orders/rules/name-and-phone.ts";
import { takePhoneOrder } from "../../../shop/phone-orders/take-phone-order.ts";
import type { RefusalCode } from "../../../shop/refusal-code.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { errorsOf } from "../../forms/form-answer.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import {
  CALLER_INTENTS,
  NEW_CUSTOMER,
  PHONE_ORDER_FIELDS,
  type PhoneOrderField,
  readSlot,
} from "./phone-order-fields.ts";

type Context = Parameters<typeof intentAnswers>[0];
type Sent = Record<PhoneOrderField, string>;
type Errors = Partial<Record<PhoneOrderField, string>>;

/** The fields of the order's payload by their names in the form. */
const FIELD_OF: Record<string, PhoneOrderField> = {
  deliveryDate: "date",
  deliveryType: "slot",
  deliveryTime: "slot",
  pinCode: "pincode",
  name: "receiver",
  phone: "receiver",
  sku: "sku",
  gift: "card",
};

/** The customer that a button chooses, pressed without script. */
const CUSTOMER_OF_INTENT: Record<string, string> = {
  [CALLER_INTENTS.somebodyElse]: NEW_CUSTOMER,
  [CALLER_INTENTS.known]: "",
};

/** Refusals that one field can mend. */
const FIELD_OF_REFUSAL: Partial<Record<RefusalCode, PhoneOrderField>> = {
  "sku-unavailable": "sku",
  "message-not-taken": "message",
  "pincode-not-served": "pincode",
  "date-out-of-range": "date",
  "slot-full": "slot",
  "slot-closed": "slot",
  "unknown-slot": "slot",
  "option-not-offered": "slot",
};

/** In the words of staff, who speak about the caller. */
const STAFF_SENTENCES: Partial<Record<RefusalCode, string>> = {
  "too-many-open-payments":
    "Three orders of this customer wait for their payment already. Cancel one of them first, or wait until it expires.",
  "price-changed":
    "Tell the caller this total first, then create the order. It is new, or was not shown yet.",
};

const NUMBER_IN_NAME = "Please enter the name first, then one phone number, and nothing after it.";

/** Looks up what is known of the call, or takes the order. */
export async function answerPhoneOrder(
  services: Services,
  { context, request, staff }: { context: Context; request: Request; staff: Session },
) {
  const { intent, ...typed } = await readForm(request, [...PHONE_ORDER_FIELDS, "intent"]);
  const sent: Sent = { ...typed, customer: CUSTOMER_OF_INTENT[intent] ?? typed.customer };
  const prepare = () => prepareFor(services, sent, staff);
  const answers = intentAnswers<PhoneOrderField>(context, intent, sent);
  if (intent !== "order") return withPrepared(answers.done(""), await prepare());
  const prepared = await prepare();
  const key = z.uuid().safeParse(sent.key);
  if (!key.success) return withPrepared(answers.refused("The form could not be read.", 400), prepared);
  const read = readOrder(sent, prepared);
  if (!read.ok) return withPrepared(answers.wrong(read.errors), prepared);
  const { caller, order } = read;
  const taken = await takePhoneOrder(services, { staff, key: key.data, caller, order });
  if (taken.ok) throw redirect(`/admin/orders/${taken.value.orderId}`);
  const field = FIELD_OF_REFUSAL[taken.code];
  const sentence = STAFF_SENTENCES[taken.code] ?? REFUSAL_SENTENCES[taken.code];
  const answer = field ? answers.wrong({ [field]: sentence }) : answers.refused(sentence);
  return withPrepared(answer, await prepare());
}

function withPrepared<Answer>(
  { data: answer, init }: { data: Answer; init: ResponseInit | null },
  prepared: PreparedOrder,
) {
  const { deliveryProblem } = prepared;
  // The words only: the browser need not load the sentences of all refusals.
  const deliveryWords = deliveryProblem ? REFUSAL_SENTENCES[deliveryProblem] : "";
  return data({ answer, prepared, deliveryWords }, init ?? {});
}

function prepareFor(services: Services, sent: Sent, staff: Session): Promise<PreparedOrder> {
  const { phone, product } = CallNotes.shape;
  return preparePhoneOrder(services, {
    staff,
    // Ignores a value that is only half typed.
    phone: phone.safeParse(sent.phone).data ?? "",
    product: product.safeParse(sent.product).data ?? "",
    sku: sent.sku.slice(0, 64),
    pincode: sent.pincode.slice(0, 12),
    date: parseDay(sent.date),
    slot: readSlot(sent.slot),
  });
}

type ReadOrder =
  | { ok: true; caller: Caller; order: z.output<typeof OrderPayload> }
  | { ok: false; errors: Errors };

function readOrder(sent: Sent, { callers }: PreparedOrder): ReadOrder {
  const isKnown = sent.customer !== "" && sent.customer !== NEW_CUSTOMER;
  const known = KnownCaller.safeParse({ userId: sent.customer, phone: sent.phone });
  const caller = isKnown ? known : NewCaller.safeParse(sent);
  const account = callers.find(({ id }) => id === sent.customer);
  const slot = readSlot(sent.slot);
  const receiver = readNameAndPhone(sent.receiver);
  const order = OrderPayload.safeParse({
    // The customer's own is taken from their account.
    email: "caller@example.com",
    ...{ deliveryDate: sent.date, deliveryType: slot?.type ?? "", deliveryTime: slot?.time ?? "" },
    ...{ message: sent.message, pinCode: sent.pincode, address: sent.address, addressType: "Home" },
    name: receiver.name || (account ? account.name : sent.callerName),
    phone: receiver.phone || sent.phone,
    sku: [{ SKU: sent.sku, price: priceIn(sent.price), quantity: 1, sheetName: "Cakes" }],
    ...(sent.card.trim() === "" ? {} : { gift: { card: sent.card } }),
  });
  const hasNumberInName = holdsNumber(receiver.name);
  if (caller.success && order.success && sent.sku !== "" && !hasNumberInName)
    return { ok: true, caller: caller.data, order: order.data };
  return {
    ok: false,
    errors: {
      ...(order.success ? {} : orderErrors(order.error)),
      ...(hasNumberInName ? { receiver: NUMBER_IN_NAME } : {}),
      ...(sent.sku === "" ? { sku: "Please choose a product." } : {}),
      ...(slot ? {} : { slot: "Please choose a delivery time." }),
      ...(caller.success ? {} : errorsOf<PhoneOrderField>(caller.error)),
    },
  };
}

/** Rupees that the page showed. Without them no price matches, so the current one is shown before ordering. */
function priceIn(text: string): number {
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
}

function orderErrors(error: z.ZodError): Errors {
  const errors = Object.entries(errorsOf<string>(error));
  return Object.fromEntries(errors.map(([name, text]) => [FIELD_OF[name] ?? name, text]));
}
