const NAME = "lastOrder";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The order that this tab placed last, so that a reload of its progress does not lose it. */
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
    // A browser that keeps nothing shows the order all the same, until the page is reloaded.
  }
}

/** This value if it can be the id of an order. */
export function asOrderId(value: unknown): string | null {
  return typeof value === "string" && UUID.test(value) ? value : null;
}
