import type { RewardsReply } from "../../contract/rewards.ts";
import { dayOf, showDay } from "../../shop/basics/india-time.ts";
import { entryWords } from "./entry-words.ts";

/** A line of the ledger. */
export type Entry = RewardsReply["data"]["entries"][number];

/**
 * The ledger, newest line first, in a scrolling box so that a long one does not stretch the page. `whole`: full
 * height, with the balance after each line.
 */
export function LedgerLines({ entries, whole = false }: { entries: Entry[]; whole?: boolean }) {
  return (
    <section
      className="coins-lines"
      aria-label="Your coins, line by line"
      // A scrolling box must be reachable by keyboard.
      {...(whole ? {} : { tabIndex: 0 })}
    >
      {entries.length === 0 && <p className="muted text-small">Nothing has come or gone yet.</p>}
      <ol>
        {entries.map(({ amount, reason, orderId, at, balance }) => (
          <li key={`${at} ${balance} ${amount}`}>
            <span>
              {orderId ? <a href={`/orders/${orderId}`}>{entryWords(reason)}</a> : entryWords(reason)}
              <time dateTime={at}>
                {showDay(dayOf(new Date(at)), true)}
                {whole && ` · ${balance} then`}
              </time>
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
