const NAME = "lastOrder";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The last order placed in this tab, so that a reload keeps its progress page. */
export function lastOrder(): string | null {
  try {
    return asOrderId(sessionStorage.getItem(NAME));
  } catch {
    return null;
  }
}

export function rememberOrder(uuid: string): void {
  try {
    sessionStorage.setItem(NAME, uuid);
  } catch {
    // Without storage, the order is shown until the page is reloaded.
  }
}

/** Returns the value if it can be an order id. */
export function asOrderId(value: unknown): string | null {
  return typeof value === "string" && UUID.test(value) ? value : null;
}
