import type { Day } from "../basics/india-time.ts";
import type { Paise } from "../basics/money.ts";
import type { RefundQuote } from "../changes/refund-delivered.ts";
import type { ComplaintKind } from "../complaints/rules/complaint-kinds.ts";
import type { ComplaintStatus } from "../complaints/rules/complaint-lifecycle.ts";
import type { OtherKitchen } from "../delivery/kitchens/list-other-kitchens.ts";
import type { DeliveryOption } from "../delivery/rules/options.ts";
import type { MailView } from "../mail/mail.reads.ts";
import type { ChargesView } from "../orders/get-order.ts";
import type { OrderRun } from "../orders/office-list/order-runs.ts";
import type { CakePhotoView, DeliveryProofView } from "../orders/orders.reads.ts";
import type { StaffGift } from "../orders/rules/gift.ts";
import type { ReceiverFields } from "../orders/rules/merge-receiver.ts";
import type { StaffStatus } from "../orders/rules/offered-statuses.ts";
import type { PricelessLine } from "../orders/rules/order-line.ts";
import type { OrderActor, OrderStatus } from "../orders/rules/order-status.ts";
import type { Payment, RefundView } from "../payments/payments.reads.ts";
import type { CoinReason } from "../rewards/rules/coin-reasons.ts";

type StoryLine = PricelessLine & {
  totalPaise: Paise | null;
  /** Whether this person may change its message now. */
  mayChangeMessage: boolean;
};

/** An order as a member of staff sees it. What they may not see is null. */
export type OrderStory = {
  uuid: string;
  number: string;
  status: OrderStatus;
  deliveryOn: Day;
  /** The day under which the list of orders shows it. */
  workOn: Day;
  /** The promised hours in words. */
  hours: string;
  /** When it must be ready and handed over; null if the order is unpaid or closed. */
  due: { readyBy: Date; promisedAt: Date } | null;
  option: DeliveryOption;
  kitchen: { id: string; name: string; address: string };
  failedAttempts: number;
  /** The run that it is on, with its rider; null for none. */
  run: OrderRun | null;
  /** Open, and a rider brings it. */
  needsRider: boolean;
  lines: StoryLine[];
  receiver: {
    /** The whole name, or the first one. */
    name: string;
    area: string;
    address: string | null;
    /** `+919845012345`, whom to call first; empty if there is none. */
    phones: string[] | null;
  };
  /** The facts of a gift for those who pack and deliver it; null if it is no gift. */
  gift: StaffGift | null;
  money: {
    charges: ChargesView;
    payment: Pick<
      Payment,
      "status" | "method" | "gatewayOrderId" | "gatewayPaymentId" | "createdAt" | "settledAt"
    >;
    refunds: RefundView[];
  } | null;
  customer: {
    /** The account; null once it is erased. */
    id: string | null;
    /** Empty if they gave none, or the account is erased. */
    name: string;
    email: string;
    coins: { amount: number; reason: CoinReason; at: Date }[];
    mails: MailView[];
  } | null;
  /** The oldest first; `who` is the person's name, where it was one of the staff. */
  events: { at: Date; status: OrderStatus; by: OrderActor; who: string | null; note: string }[];
  /** The customer's answer whether it arrived on time; null for none. */
  onTime: { was: boolean; at: Date } | null;
  /** Null for staff who do not answer them. */
  complaints:
    | {
        ticket: string;
        kind: ComplaintKind;
        status: ComplaintStatus;
        at: Date;
        answers: { at: Date; status: ComplaintStatus }[];
      }[]
    | null;
  /** Kitchens that could make it instead; null if it can't be moved, or this person may not. */
  otherKitchens: OtherKitchen[] | null;
  /** How often its confirmation was mailed again; null if that is not possible, or this person may not. */
  resent: number | null;
  /** Notes of staff, oldest first; null for staff who do not write any. */
  notes: { at: Date; who: string | null; text: string }[] | null;
  /** Photos that the kitchen sent the customer, oldest first; empty for staff who need not see them. */
  cakePhotos: (Omit<CakePhotoView, "actorId"> & { who: string | null })[];
  /** When staff entered a wrong delivery code, the oldest first. */
  wrongCodes: Date[];
  /** The amount of a delivered order that can be refunded; null if there is none, or this role may not refund. */
  refundable: RefundQuote | null;
  /** The statuses that this person may set, with a button for each. */
  moves: StaffStatus[];
  /** Set before the delivery day: setting out then needs confirmation. `mayConfirm`: this person may confirm. */
  early: { mayConfirm: boolean } | null;
  /** How this person can close it as delivered; null if they cannot. */
  closing: {
    /** The day from which it can be closed. */
    opensOn: Day;
    isOpen: boolean;
    /** Only a photo closes it: the code was wrong too often. */
    isCodeLocked: boolean;
  } | null;
  /** The proof of delivery; null for an order that is not delivered. Its photo only for staff who see the whole order. */
  proof: DeliveryProofView | null;
  mayCancel: boolean;
  /** Whether this person may change its time now. */
  mayChange: boolean;
  /** The receiver's details to edit; null if this person may not, or no longer. */
  editable: (ReceiverFields & { pincode: string; isCollected: boolean }) | null;
};
