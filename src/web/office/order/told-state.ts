import { useLocation } from "react-router";

/** What the page of a complaint hands to the refund on its order's page. */
export type ToldState = {
  /** What was typed as the answer to the customer. */
  told: string;
};

/** The state that the complaint's page left in the history; null if somebody came another way. */
export function useToldState(): ToldState | null {
  const state: unknown = useLocation().state;
  const isTold =
    typeof state === "object" && state !== null && "told" in state && typeof state.told === "string";
  return isTold ? (state as ToldState) : null;
}
