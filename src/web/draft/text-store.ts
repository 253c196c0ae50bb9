/** Texts by name, as `localStorage` and `sessionStorage` keep them. */
export type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const NOTHING: TextStore = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** What this browser keeps for good, or for this tab. Where that is forbidden, a store that keeps nothing. */
export function browserStore(kind: "localStorage" | "sessionStorage"): TextStore {
  try {
    return globalThis[kind];
  } catch {
    return NOTHING;
  }
}
