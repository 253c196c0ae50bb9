/** A record with a value for each of these keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value> {
  // The type of `Object.fromEntries` does not name the keys.
  return Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>;
}

/** The keys of a record that is known to have no others. */
export function keysOf<Fields extends object>(record: Fields): (keyof Fields & string)[] {
  // The type of `Object.keys` does not name the keys.
  return Object.keys(record) as (keyof Fields & string)[];
}

/** These fields of an object, without the others. */
export function pickFields<Fields extends object, Key extends keyof Fields>(
  fields: Fields,
  keys: readonly Key[],
): Pick<Fields, Key> {
  return Object.fromEntries(keys.map((key) => [key, fields[key]])) as Pick<Fields, Key>;
}
