/** What an address consists of; the contract knows only the one line of them joined. */
export type AddressParts = { flat: string; street: string; landmark: string };

/** The one line under which an address is kept and delivered to: flat, street and landmark joined by commas. */
export function addressLine({ flat, street, landmark }: AddressParts): string {
  return [flat, street, landmark]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
}

/** A line of which the parts are not known, taken apart at its first comma. */
export function addressParts(line: string): AddressParts {
  const comma = line.indexOf(",");
  if (comma === -1) return { flat: line.trim(), street: "", landmark: "" };
  return { flat: line.slice(0, comma).trim(), street: line.slice(comma + 1).trim(), landmark: "" };
}
