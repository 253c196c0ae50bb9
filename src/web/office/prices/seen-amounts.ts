/** The fields of a row in the form without script: its SKU with the amounts that were read, then three inputs. */
export const FIELDS_OF_ROW = 4;

/** The SKU of a row with the amounts that were read, as its hidden field holds them. */
export function seenAmounts(row: {
  sku: string;
  pricePaise: number;
  sellPaise: number;
  costPaise: number | null;
}): string {
  return `${row.sku} ${row.pricePaise} ${row.sellPaise} ${row.costPaise ?? "-"}`;
}
