const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** State code, PAN, number of the registration, Z, check digit. */
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Is this a GSTIN in capitals with a correct check digit? It may still never have been issued. */
export function isGstin(text: string): boolean {
  return FORM.test(text) && text === withCheckDigit(text.slice(0, 14));
}

/** Adds the check digit to the first 14 characters of a GSTIN: every second one counts twice, in base 36. */
export function withCheckDigit(start: string): string {
  const sum = [...start].reduce((total, character, position) => {
    const product = DIGITS.indexOf(character) * (position % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return `${start}${DIGITS[(36 - (sum % 36)) % 36]}`;
}

/** The first two digits of a GSTIN: where it is registered. */
export function stateOfGstin(gstin: string): string {
  return gstin.slice(0, 2);
}

/** The ten characters of a GSTIN that name the company for the tax office, in every state the same. */
export function panOfGstin(gstin: string): string {
  return gstin.slice(2, 12);
}
