export type ComboField = "sku" | "label";

export const comboField = (field: ComboField, index: number) => `${field}.${index}`;
