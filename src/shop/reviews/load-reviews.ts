import { createHash } from "node:crypto";
import { type Day, instant } from "../basics/india-time.ts";
import type { Services } from "../services.ts";
import { insertReviews } from "./reviews.queries.ts";

export type DemoReview = {
  /** Null for the shop. */
  productId: string | null;
  stars: number;
  name: string;
  on: Day;
  bought: string;
  message: string;
};

const NOON = 12 * 60;
const DEMO = {
  email: "demo@example.com",
  phone: "",
  status: "approved",
  decidedBy: "demo",
  isDemo: true,
} as const;

/** Inserts invented reviews into an empty table, approved and marked as invented. */
export async function loadReviews(
  services: Pick<Services, "db">,
  { rows }: { rows: DemoReview[] },
): Promise<void> {
  const inserted = rows.map(({ on, ...row }) => {
    const digest = createHash("sha256")
      .update(JSON.stringify(["demo", row.productId, row.message]))
      .digest("hex");
    const at = instant(on, NOON);
    return { ...row, ...DEMO, id: `rev_demo_${digest.slice(0, 16)}`, digest, createdAt: at, decidedAt: at };
  });
  await insertReviews(services.db, inserted);
}
