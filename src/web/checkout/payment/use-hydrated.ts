import { useLayoutEffect, useState } from "react";

/**
 * `hydrated`: browser storage may be read. `key` changes at that moment, so that the checkout is rendered anew instead
 * of shifting; it stays once something is focused or typed, which a new form would lose.
 */
export function useHydrated() {
  const [state, setState] = useState({ hydrated: false, key: 0 });
  useLayoutEffect(() => {
    const isUntouched = document.activeElement === document.body && window.early?.fieldValues.size === 0;
    setState({ hydrated: true, key: isUntouched ? 1 : 0 });
  }, []);
  return state;
}
