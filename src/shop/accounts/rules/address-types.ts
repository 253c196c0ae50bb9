/** Types of address, as the contract names them. */
export const ADDRESS_TYPES = ["Home", "Office", "Other"] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];
