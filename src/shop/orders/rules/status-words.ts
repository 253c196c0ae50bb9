/** Where an order stands, in the fewest words: for lists, where each order has one line to say it. */
const WORDS: Record<string, string> = {
  "awaiting payment": "Waiting for payment",
  lapsed: "Not paid",
  placed: "Order placed",
  accepted: "Accepted by the kitchen",
  preparing: "Being made",
  ready: "Ready",
  shipped: "Shipped",
  "out for delivery": "Out for delivery",
  delivered: "Delivered",
  cancelled: "Cancelled",
  undeliverable: "Could not be delivered",
};

/** A status as its customer reads it. Case does not matter; one that is not known yet counts as placed. */
export function statusWords(status: string): string {
  return WORDS[status.trim().toLowerCase()] ?? "Order placed";
}
