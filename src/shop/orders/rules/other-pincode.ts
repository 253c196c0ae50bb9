/** Six digits that are a pincode, written together or as `560 038`, and no part of a longer number. */
const PINCODE = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g;

/** Does the address contain a pincode other than the order's? */
export function namesOtherPincode(address: string, pincode: string): boolean {
  const named = [...address.matchAll(PINCODE)].map(([digits]) => digits.replace(" ", ""));
  return named.length > 0 && !named.includes(pincode);
}
