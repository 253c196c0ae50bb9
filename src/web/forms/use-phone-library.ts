import { useEffect, useSyncExternalStore } from "react";
import { isIndianPhone } from "../../shop/basics/indian-phone.ts";

type PhoneLibrary = typeof import("./phone-library.ts");

let library: PhoneLibrary | null = null;
const listeners = new Set<() => void>();

/** libphonenumber, 30 kB, loaded when needed: for any number but an Indian mobile. Null until loaded. */
export function usePhoneLibrary(isNeeded: boolean): PhoneLibrary | null {
  useEffect(() => {
    if (isNeeded && !library) void load();
  }, [isNeeded]);
  return useSyncExternalStore(subscribe, readLibrary, () => null);
}

/**
 * Whether this is a valid number in international form. Until libphonenumber is loaded, a foreign one of plausible
 * length passes: the shop checks every number again.
 */
export function isPhone(number: string): boolean {
  if (number.startsWith("+91")) return isIndianPhone(number);
  return library ? library.isValidPhoneNumber(number) : /^\+[1-9]\d{6,14}$/.test(number);
}

async function load(): Promise<void> {
  // Offline: numbers stay as typed.
  library = await import("./phone-library.ts").catch(() => null);
  for (const changed of listeners) changed();
}

const readLibrary = () => library;

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
