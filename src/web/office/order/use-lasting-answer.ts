import { useState } from "react";
import { useLocation } from "react-router";

/**
 * The answer to the page's last form, until the next navigation. React Router drops it when the page reads its data
 * again, so a confirmation would vanish while it is read.
 */
export function useLastingAnswer<Answer extends object>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [latest, setLatest] = useState({ key, answer });
  // Forgotten on another page, or it would be back after a step back in the history.
  if (latest.key !== key || (answer !== undefined && latest.answer !== answer)) setLatest({ key, answer });
  return answer ?? (latest.key === key ? latest.answer : undefined);
}
