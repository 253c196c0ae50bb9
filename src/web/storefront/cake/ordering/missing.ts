import type { Plan } from "../../../delivery-plan/use-plan.ts";

/** A choice that an order still needs before it can be placed. */
export type Missing = { what: "pincode" | "day" | "time"; words: string };

/** The first thing that is missing, as ORDER NOW says it; null if nothing is. */
export function missingFor({
  pincode,
  isReady,
  choices,
  windows,
}: Pick<Plan, "pincode" | "isReady" | "choices" | "windows">): Missing | null {
  if (isReady) return null;
  if (pincode === "checking") return { what: "pincode", words: "Checking the pincode" };
  if (pincode !== "valid") return { what: "pincode", words: "Enter pincode to see times" };
  if (choices.date === "") return { what: "day", words: "Choose a time" };
  const isChecking = choices.time !== "" && windows.status === "loading";
  return { what: "time", words: isChecking ? "Checking the time" : "Choose a time" };
}
