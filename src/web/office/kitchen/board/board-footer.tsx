import Undo2 from "lucide-react/icons/undo-2";
import { useEffect, useState } from "react";
import { Link, useFetcher, useRevalidator } from "react-router";
import type { KitchenBoard } from "../../../../shop/orders/kitchen/get-kitchen-board.ts";
import { EGG_WORDS } from "../../../../shop/orders/rules/order-line.ts";
import { ORDER_STATUS } from "../../../../shop/orders/rules/order-status.ts";
import type { BakeTotal } from "../../../../shop/orders/rules/to-bake.ts";
import type { IntentAnswer } from "../../../forms/intent-answer.ts";
import { chipLabel, countdown, shortNumber } from "../kitchen-words.ts";
import { boardHref } from "./board-href.ts";
import type { BoardTap } from "./taps/board-tap.ts";
import { UnsentTaps } from "./taps/unsent-taps.tsx";
import "./board-footer.css";

type BoardFooterProps = {
  kitchen: string;
  slot: string | null;
  totals: BakeTotal[];
  /** The key of the marked total. */
  bake: string | null;
  undo: KitchenBoard["undo"];
  /** The server's time when the board was read. */
  at: Date;
  /** Taps that wait for a connection, the oldest first. */
  unsent: BoardTap[];
  takeBack: (id: string) => Promise<void>;
};

/** Totals to bake, and the last change that can be undone: first a tap that is not sent. */
export function BoardFooter({ kitchen, slot, totals, bake, undo, at, unsent, takeBack }: BoardFooterProps) {
  const { state } = useRevalidator();
  const last = unsent.at(-1);
  const sum = totals.reduce((many, total) => many + total.many, 0);
  return (
    <footer className="dock">
      <h2>
        To bake <b>{sum}</b>
      </h2>
      <ul className="dock-totals">
        {totals.map((total) => (
          <li key={total.key}>
            <Link
              to={boardHref({ kitchen, slot, bake: total.key === bake ? null : total.key })}
              aria-current={total.key === bake ? "true" : undefined}
              preventScrollReset
              replace
              defaultShouldRevalidate={state !== "idle"}
            >
              <b>{total.many}</b>
              <span>
                <strong>
                  {total.base} <em>{EGG_WORDS[total.egg]}</em>
                </strong>
                <small>
                  {total.weight} · {chipLabel(total.slot)}
                </small>
              </span>
            </Link>
          </li>
        ))}
        {totals.length === 0 && <li className="muted">Nothing: every cake is begun.</li>}
      </ul>
      {last && <UnsentTaps taps={unsent} last={last} takeBack={takeBack} />}
      {undo && !last && <Undo key={undo.event} undo={undo} at={at} />}
    </footer>
  );
}

function Undo({ undo, at }: { undo: NonNullable<KitchenBoard["undo"]>; at: Date }) {
  const fetcher = useFetcher<IntentAnswer<never>>({ key: "undo" });
  const left = useTimeLeft(undo.until, at);
  const isBusy = fetcher.state !== "idle";
  const refusal = fetcher.data && !fetcher.data.ok && !isBusy ? fetcher.data.message : "";
  if (left <= 0) return null;
  return (
    <fetcher.Form method="post" className="dock-undo">
      <input type="hidden" name="id" value={undo.uuid} />
      <input type="hidden" name="event" value={undo.event} />
      <p role="status">
        {refusal || (
          <>
            <b>{shortNumber(undo.number)}</b> moved to {ORDER_STATUS[undo.to].label}
          </>
        )}
      </p>
      <button
        type="submit"
        name="intent"
        value="undo"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
      >
        <Undo2 className="icon" aria-hidden="true" />
        Undo <b aria-hidden="true">{countdown(left)}</b>
      </button>
    </fetcher.Form>
  );
}

/** Milliseconds left, by the server's clock: a tablet's own may be wrong. */
function useTimeLeft(until: Date, at: Date): number {
  const total = until.getTime() - at.getTime();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const readAt = performance.now();
    setPassed(0);
    const timer = setInterval(() => setPassed(total > 0 ? performance.now() - readAt : 0), 1_000);
    return () => clearInterval(timer);
  }, [total]);
  return total - passed;
}
