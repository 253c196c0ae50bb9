/** The page of an add-on in the office. */
export function addOnPath(sku: string): string {
  return `/admin/catalogue/add-ons/${sku}`;
}

/** The id of the button that moves an add-on. */
export function moveId(direction: "up" | "down", sku: string): string {
  return `${direction}-${sku}`;
}
