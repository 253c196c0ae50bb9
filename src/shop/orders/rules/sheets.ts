/** The contract's sheetName: products, or add-ons to them. */
export const SHEETS = ["Cakes", "Add-Ons"] as const;

export type Sheet = (typeof SHEETS)[number];
