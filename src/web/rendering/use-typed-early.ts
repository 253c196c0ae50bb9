import { type RefObject, useLayoutEffect } from "react";

/**
 * Takes up what somebody typed into a field before the page's script ran. React keeps such a text only until it
 * draws the field again, so it has to be taken before that. `take` is called once, and not with an empty text.
 */
export function useTypedEarly(input: RefObject<HTMLInputElement | null>, take: (text: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands there when the script begins
  useLayoutEffect(() => {
    const typed = input.current?.value ?? "";
    if (typed !== "") take(typed);
  }, []);
}
