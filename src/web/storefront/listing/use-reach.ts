import { showWindow } from "../../delivery/delivery-calls.ts";
import { dayWords } from "../../delivery/first-slot-words.ts";
import { useEarliest } from "../../delivery/use-earliest.ts";
import { useDraft } from "../../draft/draft-store.ts";

/** The shopper's chosen day or slot, and how long something may take to make to reach it. */
export type Reach = { hours: number; words: string };

/** Null as long as no day is chosen, and where nothing reaches it any more. */
export function useReach(): Reach | null {
  const { deliveryDate, deliveryTime } = useDraft();
  const earliest = useEarliest();
  if (deliveryDate === "" || earliest === null || earliest.reach === null) return null;
  const day = dayWords(deliveryDate, earliest.today);
  return { hours: earliest.reach, words: wordsOf(day, deliveryTime) };
}

/** `Sun, 22 Nov, 4 PM to 6 PM`. A midnight's label names its day itself. */
function wordsOf(day: string, label: string): string {
  if (label === "") return day;
  if (label.includes("night")) return label;
  return `${day}, ${showWindow(label).replace("Within", "within")}`;
}
