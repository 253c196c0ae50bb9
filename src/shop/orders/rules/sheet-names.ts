/** The contract's `sheetName` of an order line: a product, or an add-on to one. */
export const SHEET_NAMES = ["Cakes", "Add-Ons"] as const;

export type SheetName = (typeof SHEET_NAMES)[number];
