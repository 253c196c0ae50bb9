import type { Day } from "../../src/shop/basics/india-time.ts";
import type { ComplaintKind } from "../../src/shop/complaints/rules/complaint-kinds.ts";
import type { PlannedOrder } from "./plan-orders.ts";
import type { Story } from "./tell-story.ts";

const MINUTE = 60_000;

/** In the order of the deliveries, the first of which was answered already. */
const UNSETTLED: { kind: ComplaintKind; message: string; answer: string | null }[] = [
  {
    ...{ kind: "wrong-message", message: "One word of the message is missing." },
    answer: "We are sorry. May we bring you a new cake today? Please tell us a time.",
  },
  {
    ...{ kind: "damaged", message: "The cream stuck to the lid of the box, and one side was flat." },
    answer: null,
  },
  { kind: "not-fresh", message: "The sponge was dry at the edges.", answer: null },
  { kind: "missing", message: "The knife and the candles were not in the box.", answer: null },
];

type DemoOrder = { order: NonNullable<PlannedOrder>; story: Story };

/** Cakes of this day, the last one, get complaints that staff still have to answer or settle. */
export function fileComplaints(
  demoOrders: readonly DemoOrder[],
  { on, now }: { on: Day; now: Date },
): DemoOrder[] {
  const cakes = demoOrders
    .filter(({ order, story }) => {
      const isCake = order.lines.some(({ message }) => message !== "");
      return isCake && order.slot.on === on && story.status === "delivered" && !story.complaint;
    })
    .sort((first, second) => complainedAt(first.story).getTime() - complainedAt(second.story).getTime())
    .filter(({ story }) => complainedAt(story) < now);
  // Evenly over the day, so that some have waited longer than others.
  const step = cakes.length / UNSETTLED.length;
  const complaints = new Map(UNSETTLED.map((unsettled, nth) => [cakes[Math.floor(nth * step)], unsettled]));
  return demoOrders.map((row) => {
    const unsettled = complaints.get(row);
    if (!unsettled) return row;
    const { kind, message, answer: text } = unsettled;
    const at = complainedAt(row.story);
    const answeredAt = new Date(at.getTime() + 10 * MINUTE);
    const answer = text === null ? null : { status: "answered" as const, text, at: answeredAt };
    return { ...row, story: { ...row.story, complaint: { kind, message, at, answer } } };
  });
}

/** When the customer of a delivered order complains. */
function complainedAt({ events }: Story): Date {
  return new Date((events.at(-1)?.at.getTime() ?? 0) + 20 * MINUTE);
}
