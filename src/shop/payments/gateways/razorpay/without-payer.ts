/** Event fields that identify the payer or their means of payment. The rest holds amounts, times and orders. */
const OF_THE_PAYER = new Set([
  ...["email", "contact", "vpa", "name", "last4", "card", "card_id", "customer_id", "token_id"],
  ...[
    "notes",
    "upi",
    "bank",
    "wallet",
    "acquirer_data",
    "customer_details",
    "billing_address",
    "shipping_address",
  ],
]);

/** Copies a provider's event with the payer's fields set to null. */
export function withoutPayer(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutPayer);
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, OF_THE_PAYER.has(name) ? null : withoutPayer(value)]),
  );
}
