import type { reviews } from "../../src/shop/reviews/reviews.tables.ts";
import type { DemoStaff } from "./demo-staff.ts";
import { uuidOf } from "./past-customers.ts";
import type { PlannedOrder } from "./plan-orders.ts";
import type { Story } from "./tell-story.ts";

const HOUR = 3_600_000;

/** Reviews of the latest deliveries, the first of which is decided already. */
const WRITTEN = [
  { stars: 5, message: "When do you open in Goa? We would order every week.", isOffTopic: true },
  {
    stars: 5,
    message: "Soft, fresh and not too sweet. The words on it were exactly ours.",
    isOffTopic: false,
  },
  { stars: 4, message: "A lovely cake. The box was a little tight to open.", isOffTopic: false },
  { stars: 2, message: "Tasty, but the colours were paler than on the picture.", isOffTopic: false },
  { stars: 5, message: "My parents loved it, and it came ten minutes early.", isOffTopic: false },
];
/** The author writes this long after the delivery, and staff decide as long after that. */
const WRITTEN_AFTER = 2 * HOUR;
const DECIDED_AFTER = HOUR;

type Row = typeof reviews.$inferInsert;
type Booked = { order: NonNullable<PlannedOrder>; story: Story };

/** Reviews to approve, marked as invented like the published ones. Each is of another product. */
export function reviewRows(
  booked: readonly Booked[],
  { now, staff }: { now: Date; staff: DemoStaff },
): Row[] {
  const writtenAt = ({ story }: Booked) => new Date((story.events.at(-1)?.at.getTime() ?? 0) + WRITTEN_AFTER);
  const delivered = booked
    .filter(({ order, story }) => story.status === "delivered" && order.lines[0]?.message !== "")
    .filter((row) => !row.story.complaint && writtenAt(row).getTime() + DECIDED_AFTER < now.getTime())
    .sort((first, second) => writtenAt(second).getTime() - writtenAt(first).getTime());
  const perProduct = new Map(delivered.toReversed().map((row) => [row.order.productId, row]));
  const latest = delivered
    .filter((row) => perProduct.get(row.order.productId) === row)
    .slice(0, WRITTEN.length)
    .toReversed();
  return latest.flatMap((row, nth): Row[] => {
    const written = WRITTEN[nth];
    if (!written) return [];
    const { id: orderId, productId, customer, lines } = row.order;
    const at = writtenAt(row);
    const id = `rev_demo_${uuidOf(`review ${orderId}`).replaceAll("-", "").slice(0, 16)}`;
    const decision = written.isOffTopic
      ? {
          ...{ status: "rejected" as const, rejectedFor: "off-topic" as const, decidedBy: staff.care.id },
          decidedAt: new Date(at.getTime() + DECIDED_AFTER),
        }
      : { status: "pending" as const, rejectedFor: null, decidedBy: null, decidedAt: null };
    return [
      {
        ...{ id, productId, orderId, linePosition: 0, userId: customer.id, name: customer.name },
        ...{ email: customer.email, phone: customer.phone, message: written.message, stars: written.stars },
        ...{ bought: lines[0]?.weight ?? "", isDemo: true, digest: uuidOf(id), createdAt: at },
        ...decision,
      },
    ];
  });
}
