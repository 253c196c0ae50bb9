import { showHours } from "../../delivery/delivery-calls.ts";
import { useEarliest } from "../../delivery/use-earliest.ts";
import { useDraft } from "../../draft/draft-store.ts";
import { dayWords } from "../product-card/earliest-slot-words.ts";

/** The shopper's chosen day or slot, and the longest lead time that makes it. */
export type LeadTime = { hours: number; words: string };

/** Null while no day is chosen, or when no product can make it. */
export function useLeadTime(): LeadTime | null {
  const { deliveryDate, deliveryTime } = useDraft();
  const earliest = useEarliest();
  if (deliveryDate === "" || earliest === null) return null;
  const { today, reach: longestLeadHours } = earliest;
  if (longestLeadHours === null) return null;
  return { hours: longestLeadHours, words: wordsOf(dayWords(deliveryDate, today), deliveryTime) };
}

/** `Sun, 22 Nov, 4 PM to 6 PM`. The label of a midnight slot names its day itself. */
function wordsOf(day: string, label: string): string {
  if (label === "") return day;
  if (label.includes("night")) return label;
  return `${day}, ${showHours(label)}`;
}
