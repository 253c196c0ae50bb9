const NAMES: Record<string, string> = {
  upi: "UPI",
  card: "Card",
  netbanking: "Net banking",
  wallet: "Wallet",
  emi: "EMI",
};

/** Names of payment methods. Gateways add methods, so an unknown code is shown as is. */
export function paymentMethodName(method: string): string {
  return NAMES[method] ?? method;
}
