import { useState } from "react";
import { answerTo, type IntentAnswer } from "../../forms/intent-answer.ts";
import type { PhoneOrderField } from "./phone-order-fields.ts";

type Answer = IntentAnswer<PhoneOrderField>;

/** Fields whose errors another field can mend: another search gives another product. */
const MENDED_BY: Partial<Record<string, PhoneOrderField[]>> = {
  product: ["sku"],
  pincode: ["slot"],
  date: ["slot"],
  customer: ["callerName", "email"],
};

/**
 * Returns the errors of the last try to create the order. A look-up leaves them on screen; an error goes when its field
 * changes.
 */
export function useOrderErrors(answer: Answer | undefined) {
  const [refused, setRefused] = useState<Answer>();
  const [changed, setChanged] = useState<readonly string[]>([]);
  const latest = answerTo(answer, "order");
  if (latest && latest !== refused) {
    setRefused(latest);
    setChanged([]);
  }
  return {
    refused,
    errorOf: (name: PhoneOrderField) => (changed.includes(name) ? null : (refused?.errors[name] ?? null)),
    noteChange: (name: string) =>
      setChanged((before) => [...new Set([...before, name, ...(MENDED_BY[name] ?? [])])]),
  };
}
