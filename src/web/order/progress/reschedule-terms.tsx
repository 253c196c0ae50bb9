/** How rescheduling affects a later cancellation: the refund does not grow. */
export function RescheduleTerms({ mostPercent }: { mostPercent: number }) {
  return (
    <p className="muted text-small">
      Only times that cost no more than yours are shown.{" "}
      {mostPercent < 100 &&
        (mostPercent > 0
          ? `If you cancel it after moving it, ${mostPercent}% comes back at most, as it would now.`
          : "Moved or not, it can no longer be cancelled.")}
    </p>
  );
}
