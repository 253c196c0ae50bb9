export type PartField = "sku" | "quantity" | "words";

/** The name of a field: of the part at this place of a size, both from 0. */
export const partField = (field: PartField, size: number, index: number) => `${field}.${size}.${index}`;

/** The name of the field with the SKU of a size. */
export const sizeField = (size: number) => `size.${size}`;
