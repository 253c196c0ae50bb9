/** The SKU of a row with the amounts that were read, as its hidden field holds them. */
export function seenText(row: {
  sku: string;
  pricePaise: number;
  sellPaise: number;
  costPaise: number | null;
}): string {
  return `${row.sku} ${row.pricePaise} ${row.sellPaise} ${row.costPaise ?? "-"}`;
}
