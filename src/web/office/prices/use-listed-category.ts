import { useState } from "react";

/**
 * The category of the grid's rows, and its setter. A chosen category holds at once, not when its page has loaded, so that
 * no change meets rows of the one before. Another URL replaces it.
 * @param listed the slug of the category in the URL; null for all
 */
export function useListedCategory(listed: string | null) {
  const [shown, setShown] = useState({ listed, category: listed });
  if (shown.listed !== listed) setShown({ listed, category: listed });
  const setCategory = (category: string | null) => setShown({ listed, category });
  return [shown.category, setCategory] as const;
}
