/**
 * A value that the process has once. The build bundles modules that pages use, so a module can exist twice: in the
 * bundle, and as the server imports it.
 */
export function processWide<T>(name: string, make: () => T): T {
  const registry = globalThis as unknown as Record<symbol, T | undefined>;
  const symbol = Symbol.for(`jamun.${name}`);
  const value = registry[symbol] ?? make();
  registry[symbol] = value;
  return value;
}
