import { useState } from "react";
import { useNavigate } from "react-router";
import { shortNumber } from "../../kitchen/kitchen-words.ts";
import type { NewReport } from "../queue/stamp-reports.ts";
import type { PicturedStop } from "./box-facts.tsx";
import { contentsOf } from "./stop-state.ts";

type PickUpProps = { stops: PicturedStop[]; add: (...added: NewReport[]) => Promise<void> };

/** The boxes to tick at the kitchen. The rider sets out once all that are ready are ticked. */
export function PickUp({ stops, add }: PickUpProps) {
  const navigate = useNavigate();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const ready = stops.filter(({ state }) => state === "box");
  const later = stops.filter(({ state }) => state === "kitchen");
  const isAll = ready.length > 0 && ready.every(({ uuid }) => ticked.has(uuid));
  const tick = (uuid: string, isTicked: boolean) =>
    setTicked((before) => new Set([...before].filter((id) => id !== uuid).concat(isTicked ? uuid : [])));
  const setOut = () => {
    // The reports are on the phone at once: the rider need not wait for the shop.
    void add(
      ...ready.map(({ uuid: orderId }) => ({ kind: "picked up", orderId }) as const),
      ...ready.map(({ uuid: orderId }) => ({ kind: "set out", orderId }) as const),
    );
    navigate("#stops");
  };
  return (
    <section aria-labelledby="pick-up">
      <h2 className="leg-head" id="pick-up">
        Boxes to pick up <small>{ready.length}</small>
      </h2>
      {ready.length === 0 && (
        <p className="tour-card">No box is ready yet. This page shows each once it is packed.</p>
      )}
      <ul className="leg-list">
        {ready.map((stop) => (
          <li key={stop.uuid}>
            <label className="leg-tick">
              <input
                type="checkbox"
                checked={ticked.has(stop.uuid)}
                onChange={(event) => tick(stop.uuid, event.currentTarget.checked)}
              />
              <span className="leg-who">
                <b>{shortNumber(stop.number)}</b>
                <span>{contentsOf(stop)}</span>
              </span>
              <strong>{stop.boxes === 1 ? "1 box" : `${stop.boxes} boxes`}</strong>
            </label>
          </li>
        ))}
      </ul>
      {later.length > 0 && (
        <p className="leg-later">
          Still in the kitchen: {later.map(({ number }) => shortNumber(number)).join(", ")}. Wait, or pick
          them up later.
        </p>
      )}
      <a className="tour-second" href="#stops">
        Show the stops
      </a>
      <footer className="tour-foot is-single">
        <button type="button" className="tour-big" disabled={!isAll} onClick={setOut}>
          Picked up
          <small>
            {ticked.size} of {ready.length}
          </small>
        </button>
      </footer>
    </section>
  );
}
