import type { auditEntries } from "../../src/shop/audit/audit.tables.ts";
import { addDays, type Day, dayOf } from "../../src/shop/basics/india-time.ts";
import type { ComplaintStatus } from "../../src/shop/complaints/rules/complaint-lifecycle.ts";
import type { reviews } from "../../src/shop/reviews/reviews.tables.ts";
import { changeOf } from "../../src/shop/reviews/rules/decision.ts";
import { type DemoStaff, isDemoRole } from "./demo-staff.ts";
import type { runRows } from "./run-rows.ts";
import type { Story } from "./tell-story.ts";

type Entry = typeof auditEntries.$inferInsert;

type Logged = {
  /** The orders of the kitchen whose staff the demo has. */
  orders: { id: string; number: string; events: Story["events"] }[];
  complaints: { ticket: string; status: ComplaintStatus; at: Date }[];
  reviews: (typeof reviews.$inferInsert)[];
  run: ReturnType<typeof runRows>;
};

/** Returns the log of the demo's orders since yesterday, and of all its complaints, oldest first. */
export function logRows(
  { orders, complaints, reviews, run }: Logged,
  { today, staff, now }: { today: Day; staff: DemoStaff; now: Date },
): Entry[] {
  const entry = (
    role: keyof DemoStaff,
    at: Date,
    change: Pick<Entry, "subject" | "subjectId" | "label">,
  ) => ({
    ...{ at, actorId: staff[role].id, actorName: staff[role].name, role, ...change },
    ...{ before: "", note: "", tokenId: null, tokenName: null, recordCount: 0, undoes: null },
  });
  const numberOf = new Map(orders.map(({ id, number }) => [id, number]));
  const entries = [
    costsEntry(now),
    ...orders.flatMap(({ id, number, events }) =>
      events.flatMap(({ at, status, by, note }, nth): Entry[] => {
        if (by === "shop" || by === "customer" || !isDemoRole(by) || dayOf(at) < addDays(today, -1))
          return [];
        const change = entry(by, at, { subject: "order", subjectId: id, label: number });
        const proof = status === "delivered" ? "Closed with the customer’s code." : note;
        return [{ ...change, before: events[nth - 1]?.status ?? "", after: status, note: proof }];
      }),
    ),
    ...complaints.map(({ ticket, status, at }): Entry => {
      const change = entry("manager", at, { subject: "complaint", subjectId: ticket, label: ticket });
      return { ...change, before: "open", after: status };
    }),
    ...reviews.flatMap((review): Entry[] => {
      if (!review.decidedAt) return [];
      const { subject, subjectId, label, before, after } = changeOf({
        ...review,
        productId: review.productId ?? null,
      });
      const change = entry("care", review.decidedAt, { subject, subjectId, label });
      return [{ ...change, before, after, note: review.rejectedFor ?? "" }];
    }),
    ...run.runs.flatMap(({ id, nth, day, createdAt }): Entry[] => {
      const change = entry("manager", createdAt, {
        subject: "run",
        subjectId: id,
        label: `Run ${nth} of ${day}`,
      });
      const numbers = run.stops.flatMap(({ orderId }) => numberOf.get(orderId) ?? []).join(", ");
      return [
        { ...change, after: "created", note: staff.rider.name },
        { ...change, after: "stops added", note: numbers },
      ];
    }),
  ];
  return entries.sort((first, second) => first.at.getTime() - second.at.getTime());
}

/** The costs of the demo are invented, which the log says. */
function costsEntry(at: Date): Entry {
  return {
    ...{
      at,
      actorId: "demo",
      actorName: "Demo shop",
      role: "operator",
      subject: "catalogue",
      subjectId: "costs",
    },
    ...{ label: "Costs of all sizes", before: "", after: "imported", tokenId: null, tokenName: null },
    ...{ note: "Invented for the demonstration.", recordCount: 0, undoes: null },
  };
}
