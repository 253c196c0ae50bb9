import { useLayoutEffect, useState } from "react";

/**
 * `hydrated`: browser storage may be read. `key` is for the checkout: it changes at that moment, so that what this browser
 * stores is rendered anew, where an update in place would push the rest about. Once something is focused or typed it does
 * not: a new form would lose that.
 */
export function useHydrated() {
  const [state, setState] = useState({ hydrated: false, key: 0 });
  useLayoutEffect(() => {
    const isUntouched = document.activeElement === document.body && window.early?.fieldValues.size === 0;
    setState({ hydrated: true, key: isUntouched ? 1 : 0 });
  }, []);
  return state;
}
