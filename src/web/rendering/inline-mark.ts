import { createContext } from "react";

/**
 * Placeholder nonce of the shop's inline scripts and styles during rendering. The server replaces it by their hashes,
 * so that a page is the same bytes each time. Undefined in the browser.
 */
export const InlineMark = createContext<string | undefined>(undefined);
