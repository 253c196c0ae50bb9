import { createContext } from "react";

/**
 * The nonce of the shop's own inline scripts and styles while a page is rendered. The server replaces it by their
 * hashes, so that a page is the same bytes each time. Undefined in the browser.
 */
export const InlineMark = createContext<string | undefined>(undefined);
