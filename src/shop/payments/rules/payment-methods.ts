const NAMES: Record<string, string> = {
  upi: "UPI",
  card: "Card",
  netbanking: "Net banking",
  wallet: "Wallet",
  emi: "EMI",
};

/** What people call a payment method. Gateways add methods, so an unknown code is shown as it is. */
export function paymentMethodName(method: string): string {
  return NAMES[method] ?? method;
}
