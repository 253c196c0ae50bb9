/** Named texts, as in `localStorage` and `sessionStorage`. */
export type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const NOTHING: TextStore = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** This browser's local or session storage. Where that is forbidden, a store that stores nothing. */
export function browserStore(kind: "localStorage" | "sessionStorage"): TextStore {
  try {
    return globalThis[kind];
  } catch {
    return NOTHING;
  }
}
