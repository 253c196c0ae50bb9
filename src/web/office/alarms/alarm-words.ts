import { showMoney } from "../../../shop/basics/money.ts";
import type { OtherRefunds } from "../../../shop/payments/retry-given-up-refund.ts";

/** A readable name for a job or mail, such as `order-placed`. */
export function alarmName(name: string): string {
  const words = name.replace(/^every-/, "").replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const LIST = new Intl.ListFormat("en-IN");

/** Names the refunds at the provider that keep one from being sent. */
export function otherRefundsWords({ amount, refunds }: OtherRefunds): string {
  const names = LIST.format(refunds.map((refund) => `${showMoney(refund.amount)} (${refund.id})`));
  return `The refund of ${showMoney(amount)} was not sent. The payment provider has refunded ${names} of this payment, which the shop did not request.`;
}
