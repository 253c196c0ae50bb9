/** Fields of the provider's events that say who paid, or with what. The rest says how much, when, and of which order. */
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

/** An event of the provider without whoever paid: their fields are null, everything else is as it was. */
export function withoutPayer(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutPayer);
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, OF_THE_PAYER.has(name) ? null : withoutPayer(value)]),
  );
}
