export const PINCODE_LENGTH = 6;

/** The pincode as typed, when it is long enough to ask the shop about it; else null and no call is made. */
export function typedPincode(text: string): string | null {
  const trimmed = text.trim();
  return trimmed.length === PINCODE_LENGTH ? trimmed : null;
}

/** Has this the form of an Indian PIN code? Only such can be served. */
export function isPincode(text: string): boolean {
  return /^[1-9][0-9]{5}$/.test(text);
}
