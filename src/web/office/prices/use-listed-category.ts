import { useState } from "react";
import { useNavigate } from "react-router";

/**
 * The category of the grid's rows, and what chooses another. A chosen category holds at once, not when its page has
 * loaded, so that no change meets rows of the one before. Another URL replaces it.
 * @param listed the slug of the category in the URL; null for all
 */
export function useListedCategory(listed: string | null) {
  const navigate = useNavigate();
  const [shown, setShown] = useState({ listed, category: listed });
  if (shown.listed !== listed) setShown({ listed, category: listed });
  const chooseCategory = (category: string | null) => {
    setShown({ listed, category });
    const query = category === null ? "" : `?${new URLSearchParams({ category })}`;
    void navigate({ search: query }, { replace: true, preventScrollReset: true });
  };
  return [shown.category, chooseCategory] as const;
}
