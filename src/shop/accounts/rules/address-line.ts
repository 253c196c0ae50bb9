/** The parts of an address; the contract has only the joined line. */
export type AddressParts = { flat: string; street: string; landmark: string };

/** The line under which an address is stored: flat, street and landmark, joined by commas. */
export function addressLine({ flat, street, landmark }: AddressParts): string {
  return [flat, street, landmark]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
}

/** Splits a line without known parts at its first comma. */
export function addressParts(line: string): AddressParts {
  const comma = line.indexOf(",");
  if (comma === -1) return { flat: line.trim(), street: "", landmark: "" };
  return { flat: line.slice(0, comma).trim(), street: line.slice(comma + 1).trim(), landmark: "" };
}
