import { useState } from "react";
import { showTime } from "../../../../shop/basics/india-time.ts";
import type { QueuedReport } from "../queue/queued-report.ts";

const KIND_WORDS: Record<QueuedReport["kind"], string> = {
  "picked up": "Picked up",
  "set out": "Set out",
  delivered: "Delivered",
  failed: "Could not deliver",
};

type RefusedReportsProps = {
  reports: QueuedReport[];
  sendAgain: (id: string) => Promise<void>;
  discard: (id: string) => Promise<void>;
};

/** Refused reports about orders that were taken off the run: no stop shows them. */
export function RefusedReports({ reports, sendAgain, discard }: RefusedReportsProps) {
  return (
    <section className="tour-card" aria-labelledby="refused">
      <h2 className="leg-head" id="refused">
        Not accepted <small>{reports.length}</small>
      </h2>
      <p>These orders are no longer on your run. Call the shop, then send the reports again.</p>
      <ul className="leg-list">
        {reports.map(({ id, kind, at, refusal }) => (
          <li key={id} className="leg-who">
            <b>
              {KIND_WORDS[kind]}, {showTime(new Date(at))}
            </b>
            <em>{refusal}</em>
            <button type="button" className="tour-second" onClick={() => void sendAgain(id)}>
              Send again
            </button>
            <Discard onConfirmed={() => void discard(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Deletes a report in two taps: it exists on this phone only. */
function Discard({ onConfirmed }: { onConfirmed: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  if (!isConfirming)
    return (
      <button type="button" className="tour-second" onClick={() => setConfirming(true)}>
        Delete
      </button>
    );
  return (
    <>
      <p role="alert">The shop has not accepted this report. Deleted, it is gone for good.</p>
      <button type="button" className="tour-second" onClick={onConfirmed}>
        Delete it now
      </button>
      <button type="button" className="tour-second" onClick={() => setConfirming(false)}>
        Do not delete
      </button>
    </>
  );
}
