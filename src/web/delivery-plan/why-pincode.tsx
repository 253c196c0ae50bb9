import type { Plan } from "./use-plan.ts";

/** After "Pincode is missing!": what to do, and that the chosen day is not lost. */
export function WhyPincode({ plan: { choices, pincode } }: { plan: Plan }) {
  if (!choices.awaitsPincode || pincode !== "unknown") return null;
  return (
    <p className="text-small">
      Your day stays chosen. Enter the six digits of where it goes, and its hours open.
    </p>
  );
}
