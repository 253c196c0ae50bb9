import { useState } from "react";
import { showTime } from "../../../../shop/basics/india-time.ts";
import { shortNumber } from "../../kitchen/kitchen-words.ts";
import type { QueuedReport } from "../queue/queued-report.ts";
import type { TourStop } from "./stop-state.ts";

/** A refused move is not kept. */
const KIND_WORDS: Partial<Record<QueuedReport["kind"], string>> = {
  "picked up": "Picked up",
  "set out": "Set out",
  delivered: "Delivered",
  failed: "Could not deliver",
};

type RefusedReportsProps = {
  reports: QueuedReport[];
  stops: TourStop[];
  sendAgain: (id: string) => Promise<void>;
  discard: (orderId: string) => Promise<void>;
};

/** Refused reports whose stop is closed or no longer on the run: no form shows them. */
export function RefusedReports({ reports, stops, sendAgain, discard }: RefusedReportsProps) {
  return (
    <section className="tour-card" aria-labelledby="refused">
      <h2 className="leg-head" id="refused">
        Not accepted <small>{reports.length}</small>
      </h2>
      <ul className="leg-list">
        {reports.map((report) => (
          <Refused
            key={report.id}
            report={report}
            stop={stops.find(({ uuid }) => uuid === report.orderId)}
            {...{ sendAgain, discard }}
          />
        ))}
      </ul>
    </section>
  );
}

type RefusedProps = Omit<RefusedReportsProps, "reports" | "stops"> & {
  report: QueuedReport;
  /** Absent once the order was taken off the run. */
  stop: TourStop | undefined;
};

function Refused({ report, stop, sendAgain, discard }: RefusedProps) {
  const { id, kind, at, refusal } = report;
  const isSettled = kind === "delivered" && stop?.state === "delivered";
  return (
    <li className="leg-who">
      <b>
        {stop && `${stop.name || shortNumber(stop.number)}: `}
        {KIND_WORDS[kind]}, {showTime(new Date(at))}
      </b>
      {isSettled ? (
        <span>The shop had closed this order as delivered before your report came. You need do nothing.</span>
      ) : (
        <>
          <em>{refusal}</em>
          <span>
            {stop === undefined && "This order is no longer on your run. "}Call the shop, then send the report
            again.
          </span>
          <button type="button" className="tour-second" onClick={() => void sendAgain(id).catch(() => {})}>
            Send again
          </button>
        </>
      )}
      {isSettled ? (
        <button type="button" className="tour-second" onClick={() => void discard(report.orderId)}>
          Got it
        </button>
      ) : (
        <Discard onConfirmed={() => void discard(report.orderId)} />
      )}
    </li>
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
