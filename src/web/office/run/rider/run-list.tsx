import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import CloudUpload from "lucide-react/icons/cloud-upload";
import MapPin from "lucide-react/icons/map-pin";
import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { showTime } from "../../../../shop/basics/india-time.ts";
import { FAILURE_REASONS } from "../../../../shop/orders/rules/delivery-proof.ts";
import { clockTime, shortNumber } from "../../kitchen/kitchen-words.ts";
import type { QueuedReport } from "../queue/queued-report.ts";
import type { NewReport } from "../queue/stamp-reports.ts";
import { BoxFacts, type PicturedStop } from "./box-facts.tsx";
import type { RunData } from "./run-data.ts";
import { StopAddress } from "./stop-address.tsx";
import { CallLink, MapLink } from "./stop-links.tsx";
import { isOpenStop, leftWords, type TourStop } from "./stop-state.ts";

type Tell = (added: NewReport) => Promise<void>;
type RunListProps = { run: RunData; stops: PicturedStop[]; now: Date; tell: Tell };

/** The next stop as one card, then the others by slot and pincode in the order of driving. */
export function RunList({ run, stops, now, tell }: RunListProps) {
  const open = stops.filter(isOpenStop);
  // A box that is late in the kitchen must not delay the other stops.
  const next = open.find(({ state }) => state !== "kitchen") ?? open[0];
  const later = open.filter((stop) => stop !== next);
  const waiting = stops.filter(({ state }) => state === "waiting");
  const ended = stops.filter(({ state }) => state === "delivered" || state === "failed" || state === "gone");
  const [title, text] = run.isGone
    ? ["This run has another rider now", "Call the shop if you have a box of it."]
    : stops.length === 0
      ? ["No stops yet", "The manager puts orders on this run. It shows them by itself."]
      : ["All stops are done", "Bring back what you could not deliver."];
  const toPickUp = pickUpWords(open);
  return (
    <>
      {next ? (
        <NextStop stop={next} many={stops.length} now={now}>
          <Moves stop={next} run={run} />
        </NextStop>
      ) : (
        <section className="tour-card tour-end">
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      )}
      {toPickUp !== "" && (
        <Link className="tour-second" to="#pick-up">
          {toPickUp}
        </Link>
      )}
      {waiting.length > 0 && (
        <Group title="Waiting to send" many={waiting.length}>
          {waiting.map((stop) => (
            <Row key={stop.uuid} stop={stop} />
          ))}
        </Group>
      )}
      {[...Map.groupBy(later, (stop) => stop.hours)].map(([hours, inSlot]) => (
        <section key={hours}>
          <h2 className="leg-head">
            {hours} <small>{inSlot.length} more</small>
          </h2>
          {[...Map.groupBy(inSlot, ({ pincode }) => pincode)].map(([pincode, stops]) => (
            <section key={pincode}>
              <h3 className="leg-pin">
                <b>{pincode}</b> {stops[0]?.area}
              </h3>
              <ol className="leg-list">
                {stops.map((stop) => (
                  <Row key={stop.uuid} stop={stop}>
                    <Moves stop={stop} run={run} open={open} tell={tell} />
                  </Row>
                ))}
              </ol>
            </section>
          ))}
        </section>
      ))}
      {ended.length > 0 && (
        <Group title="Done" many={ended.length}>
          {ended.map((stop) => (
            <Row key={stop.uuid} stop={stop}>
              <Moves stop={stop} run={run} />
            </Row>
          ))}
        </Group>
      )}
      {run.mayPlan && (
        <Link className="tour-second" to={`/admin/run/${run.id}/sheet`}>
          Print, or change the rider
        </Link>
      )}
      {next && (
        <footer className="tour-foot">
          <CallLink stop={next} />
          <MapLink stop={next} />
          {next.state === "kitchen" ? (
            <Link className="tour-big" to="#pick-up">
              Pick up
            </Link>
          ) : (
            <Link className="tour-big" to={`#${next.uuid}`}>
              I am here
              <MapPin className="icon" aria-hidden="true" />
            </Link>
          )}
        </footer>
      )}
    </>
  );
}

/** `Pick up 2 orders, 4 still in the kitchen`: the stops whose boxes the rider does not have. Empty if there are none. */
function pickUpWords(open: PicturedStop[]): string {
  const { box = [], kitchen = [] } = Object.groupBy(open, ({ state }) => state);
  const ready = box.length > 0 ? `Pick up ${box.length === 1 ? "1 order" : `${box.length} orders`}` : "";
  const later = kitchen.length > 0 ? `${kitchen.length} still in the kitchen` : "";
  return [ready, later].filter(Boolean).join(", ");
}

type NextStopProps = { stop: PicturedStop; many: number; now: Date; children: ReactNode };

function NextStop({ stop, many, now, children }: NextStopProps) {
  return (
    <section className="tour-card tour-next" aria-labelledby="next">
      <p className="tour-now">
        <span>
          Next · stop {stop.nth} of {many}
        </span>
        <b>
          <Clock className="icon" aria-hidden="true" />
          {leftWords(stop.promisedAt, now).text}
        </b>
      </p>
      <h2 id="next">{stop.name || "Name erased"}</h2>
      <StopAddress stop={stop} />
      <BoxFacts stop={stop} />
      {children}
    </section>
  );
}

function Group({ title, many, children }: { title: string; many: number; children: ReactNode }) {
  return (
    <section>
      <h2 className="leg-head">
        {title} <small>{many}</small>
      </h2>
      <ol className="leg-list">{children}</ol>
    </section>
  );
}

function Row({ stop, children }: { stop: TourStop; children?: ReactNode }) {
  const { state, nth, name, address, number, promisedAt, uuid, proof, failure, waiting, refusal } = stop;
  const Icon = state === "delivered" ? Check : state === "waiting" ? CloudUpload : null;
  const time = proof ? showTime(proof.at) : waiting ? showTime(new Date(waiting.at)) : clockTime(promisedAt);
  return (
    <li className={`leg-item is-${state}`}>
      <Link to={`#${uuid}`}>
        <span className="leg-nth">{Icon ? <Icon className="icon" aria-hidden="true" /> : nth}</span>
        <span className="leg-who">
          <b>{name || "Name erased"}</b>
          <span>
            {proof ? (proof.proof === "code" ? "Code" : "Photo") : waiting ? savedWords(waiting) : address}
          </span>
          {failure && <em>{FAILURE_REASONS[failure]}</em>}
          {state === "kitchen" && <em>Still in the kitchen</em>}
          {state === "gone" && <em>Cancelled: bring it back</em>}
          {refusal && <em>{refusal}</em>}
        </span>
        <span className="leg-when">
          <b>{time}</b>
          <small>{shortNumber(number)}</small>
        </span>
      </Link>
      {children}
    </li>
  );
}

/** Describes the report of a stop that is saved on the phone and not yet sent. */
function savedWords(waiting: QueuedReport): string {
  if (waiting.kind !== "delivered") return "Could not deliver. Not sent yet";
  if (waiting.photo === null) return "Code saved. Not sent yet";
  return waiting.code === "" ? "Photo saved. Not sent yet" : "Code and photo saved. Not sent yet";
}

/** The states in which the box is in the kitchen, or must come back to it. */
const REMOVABLE: readonly string[] = ["kitchen", "box", "failed"];

type MovesProps = {
  stop: TourStop;
  run: RunData;
  /** The stops that are still to drive, if it can be moved among them. */
  open?: TourStop[];
  tell?: Tell;
};

/** Moves a stop up or down in the order of driving, also without a connection; a manager can also take it off the run. */
function Moves({ stop, run, open, tell }: MovesProps) {
  const { uuid, name, state } = stop;
  const { state: sending } = useNavigation();
  const canRemove = run.mayPlan && REMOVABLE.includes(state);
  const move = (moved: TourStop | undefined, following: TourStop | undefined) => {
    if (moved && following) void tell?.({ kind: "moved", orderId: moved.uuid, before: following.uuid });
  };
  const at = open?.indexOf(stop) ?? 0;
  return (
    <Form method="post" className="leg-moves">
      <input type="hidden" name="order" value={uuid} />
      {open && (
        <>
          <button type="button" aria-label={`Move ${name} up`} onClick={() => move(stop, open[at - 1])}>
            <ArrowUp className="icon" aria-hidden="true" />
          </button>
          <button type="button" aria-label={`Move ${name} down`} onClick={() => move(open[at + 1], stop)}>
            <ArrowDown className="icon" aria-hidden="true" />
          </button>
        </>
      )}
      {canRemove && (
        <button type="submit" name="intent" value="remove" aria-disabled={sending !== "idle"}>
          Take off this run
        </button>
      )}
    </Form>
  );
}
