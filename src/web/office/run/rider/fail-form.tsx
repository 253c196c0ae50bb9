import { type FormEvent, useState } from "react";
import {
  FAILURE_CODES,
  FAILURE_REASONS,
  type FailureReason,
} from "../../../../shop/orders/rules/delivery-proof.ts";
import { Message } from "../../../ui/field.tsx";
import type { NewReport } from "../queue/stamp-reports.ts";
import type { TourStop } from "./stop-state.ts";

type FailFormProps = {
  stop: TourStop;
  /** Why the last tap did not end the stop; empty if it did. */
  problem: string;
  report: (ended: NewReport) => Promise<void>;
  onBack: () => void;
};

/** Asks why the order could not be handed over. */
export function FailForm({ stop, problem, report, onBack }: FailFormProps) {
  const [reason, setReason] = useState<FailureReason | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (reason === null || isBusy) return;
    setIsBusy(true);
    try {
      await report({ kind: "failed", orderId: stop.uuid, reason });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form onSubmit={send} className="stop-proof">
      <fieldset className="tour-card stop-reasons">
        <legend>What happened?</legend>
        {problem && (
          <div role="alert">
            <Message kind="err">{problem}</Message>
          </div>
        )}
        {FAILURE_CODES.map((code) => (
          <label key={code} className="stop-reason">
            <span>{FAILURE_REASONS[code]}</span>
            <input type="radio" name="reason" checked={reason === code} onChange={() => setReason(code)} />
          </label>
        ))}
        <p className="stop-hint">
          <b>Keep the box.</b> The shop calls the customer and tells you: try again or bring it back.
        </p>
      </fieldset>
      <button type="button" className="tour-second" onClick={onBack}>
        Back to the code
      </button>
      <footer className="tour-foot is-single">
        <button type="submit" className="tour-big" disabled={reason === null} aria-busy={isBusy || undefined}>
          Send and go on
        </button>
      </footer>
    </form>
  );
}
