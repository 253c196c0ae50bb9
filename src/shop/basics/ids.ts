/** Crockford's base 32: no I, L, O or U, so that an id can be read aloud. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new id: what it names, and 80 random bits, as in `pay_3F8K0Z7M2Q9XW4TD`. */
export function randomId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  let id = `${prefix}_`;
  for (const byte of bytes) id += ALPHABET[byte & 31];
  return id;
}

/** Text form of a random UUID: the public name of an order. */
export function randomUuid(): string {
  return crypto.randomUUID();
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}
