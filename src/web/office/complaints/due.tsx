import { showInstant } from "../../../shop/basics/india-time.ts";

/** The time until which a complaint must be settled, with a sign once that has passed. */
export function Due({ due, isOverdue }: { due: Date; isOverdue: boolean }) {
  return isOverdue ? (
    <span className="office-tag is-bad">Overdue since {showInstant(due)}</span>
  ) : (
    <b>Settle by {showInstant(due)}</b>
  );
}
