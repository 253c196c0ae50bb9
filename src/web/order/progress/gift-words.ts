import type { OrderProgressReply } from "../../../contract/order-progress.ts";
import type { OrderPhase } from "../../../shop/orders/rules/order-status.ts";

type Told = Pick<NonNullable<OrderProgressReply["gift"]>, "surprise" | "receiverEmail" | "callsBuyer">;

/** How the receiver learns of the gift, and whom the rider calls. Promises nothing once the order is over. */
export function toldWords(gift: Told, receiver: string, phase: OrderPhase): string[] {
  const { surprise, receiverEmail, callsBuyer } = gift;
  if (phase === "failed") return [];
  if (phase === "delivered") {
    if (surprise) return [`A surprise: ${receiver} heard nothing from us before it arrived`];
    return receiverEmail === "" ? [] : [`We told ${receiver} at ${receiverEmail}`];
  }
  const help = `If the rider needs help, we call ${callsBuyer ? "you" : receiver}`;
  if (surprise) return [`A surprise: ${receiver} hears nothing before it arrives`, help];
  if (receiverEmail === "") return [`You tell ${receiver} yourself`, help];
  return [`We tell ${receiver} at ${receiverEmail}`, help];
}
