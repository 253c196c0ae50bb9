import ArrowLeft from "lucide-react/icons/arrow-left";
import Clock from "lucide-react/icons/clock";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { showTime } from "../../../../shop/basics/india-time.ts";
import { FAILURE_REASONS } from "../../../../shop/orders/rules/delivery-proof.ts";
import type { NewReport } from "../queue/stamp-reports.ts";
import type { Reports } from "../queue/use-reports.ts";
import { BoxFacts, type PicturedStop } from "./box-facts.tsx";
import { FailForm } from "./fail-form.tsx";
import { ProofForm } from "./proof-form.tsx";
import { StopAddress } from "./stop-address.tsx";
import { CallLink, MapLink } from "./stop-links.tsx";
import { leftWords, type TourStop } from "./stop-state.ts";
import "./stop.css";

const NOT_SAVED = "The phone could not save this. Please try again, or call the shop.";
/** Tells a rider what to do if the phone cannot store a report and the shop cannot be reached. */
export const PHONE_IS_FULL =
  "This phone is full, and the shop cannot be reached, so this is not saved. Delete a few videos or apps, then tap again. Do not close this page before.";
const UNANSWERED =
  "The shop did not answer, so the code is not checked. Take a photo too, then tap Delivered.";

type StopViewProps = {
  stop: PicturedStop;
  stops: PicturedStop[];
  now: Date;
  isOffline: boolean;
  add: Reports["add"];
  /** Adds reports whose result the list of stops shows. */
  tell: (...added: NewReport[]) => Promise<void>;
  sendAgain: Reports["sendAgain"];
};

/** One stop: its address, phone numbers, and the forms that end it. */
export function StopView({ stop, stops, now, isOffline, add, tell, sendAgain }: StopViewProps) {
  const navigate = useNavigate();
  const [isFailing, setIsFailing] = useState(false);
  const [problem, setProblem] = useState("");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const report = async (ended: NewReport) => {
    setProblem("");
    // The rider has the box even if it was never ticked at pick-up.
    const steps: NewReport[] = stop.state === "box" ? [{ kind: "picked up", orderId: stop.uuid }] : [];
    try {
      const result = await add(...steps, ended);
      if (result.is === "unanswered") setProblem(UNANSWERED);
      if (result.is === "unsaved") setProblem(PHONE_IS_FULL);
      if (result.is === "refused") setProblem(result.message);
      // The rider may have opened another stop while the shop answered.
      if (result.is === "stored" && location.hash === `#${stop.uuid}`) navigate("#stops");
    } catch {
      setProblem(NOT_SAVED);
    }
  };
  const { text, isLate } = leftWords(stop.promisedAt, now);
  const isOpen = stop.state === "drive" || stop.state === "box";
  return (
    <div className="tour">
      <header className="tour-bar on-jam edge-b">
        <div className="tour-row">
          <Link className="tour-square" to="#stops" aria-label="Back to the run">
            <ArrowLeft className="icon" aria-hidden="true" />
          </Link>
          <h1 ref={title} tabIndex={-1}>
            Stop {stop.nth} <small>of {stops.length}</small>
          </h1>
          {isOpen && (
            <p className={isLate ? "tour-net is-late" : "tour-net is-off"}>
              <Clock className="icon" aria-hidden="true" />
              {text}
            </p>
          )}
        </div>
      </header>
      <main id="main" className="tour-main">
        <section className="tour-card" aria-label="Where">
          <h2 className="stop-name">{stop.name || "Name erased"}</h2>
          <StopAddress stop={stop} />
          <div className="stop-ways">
            <CallLink stop={stop} />
            <MapLink stop={stop} />
          </div>
        </section>
        <section className="tour-card" aria-label="Box">
          <BoxFacts stop={stop} />
        </section>
        {!isOpen && <p className="tour-card">{stateWords(stop)}</p>}
        {stop.state === "failed" && stop.failedAttempts < 2 && (
          <button
            type="button"
            className="tour-second"
            onClick={() => void tell({ kind: "set out", orderId: stop.uuid }).then(() => navigate("#stops"))}
          >
            Try again
          </button>
        )}
        {isOpen && !isFailing && (
          <ProofForm
            stop={stop}
            problem={problem}
            isOffline={isOffline}
            report={report}
            onFail={() => setIsFailing(true)}
            sendAgain={sendAgain}
          />
        )}
        {isOpen && isFailing && (
          <FailForm stop={stop} problem={problem} report={report} onBack={() => setIsFailing(false)} />
        )}
      </main>
    </div>
  );
}

/** Says how a stop stands that the rider cannot end now. */
function stateWords({ state, proof, failure }: TourStop): string {
  switch (state) {
    case "kitchen":
      return "This order is still in the kitchen.";
    case "gone":
      return "This order was cancelled. Bring the box back.";
    case "waiting":
      return "This is saved on the phone. It sends by itself once you are back online.";
    case "failed":
      return `Could not be delivered${failure ? `: ${FAILURE_REASONS[failure].toLowerCase()}` : ""}. Keep the box: the shop calls, and tells you to try again or to bring it back.`;
    case "delivered":
      return `Delivered${proof ? `, ${proof.proof === "code" ? "with the code" : "with a photo"}, ${showTime(proof.at)}` : ""}.`;
    case "box":
    case "drive":
      return "";
  }
}
