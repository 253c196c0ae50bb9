import { dayOf, showDay } from "../../../shop/basics/india-time.ts";
import { entryWords } from "./entry-words.ts";

/** A line of the ledger, as `/api/rewards` tells it. */
export type Entry = { amount: number; balance: number; reason: string; at: string };

/** The ledger, the newest line first. It scrolls in its own place, so that a long one moves nothing. */
export function LedgerLines({ entries }: { entries: Entry[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="coins-lines" aria-label="Your coins, line by line" tabIndex={0}>
      {entries.length === 0 && <p className="muted sm">Nothing has come or gone yet.</p>}
      <ol>
        {entries.map(({ amount, reason, at, balance }) => (
          <li key={`${at} ${balance} ${amount}`}>
            <span>
              {entryWords(reason)}
              <time dateTime={at}>{showDay(dayOf(new Date(at)), true)}</time>
            </span>
            <b data-out={amount < 0 ? "" : undefined}>
              {amount < 0 ? "−" : "+"}
              {Math.abs(amount)}
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
}
