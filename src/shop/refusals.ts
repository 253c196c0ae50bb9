/** Every refusal that the shop can give. Each capability exports the type of its own codes. */
export type RefusalCode = never;

/** What people are told. The compiler keeps the table complete; pages and API take their words from here. */
export const REFUSAL_SENTENCES = {} as const satisfies Record<RefusalCode, string>;
