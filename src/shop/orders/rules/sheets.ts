/** The contract's sheetName: what is bought, or what is added to it. */
export const SHEETS = ["Cakes", "Add-Ons"] as const;

export type Sheet = (typeof SHEETS)[number];
