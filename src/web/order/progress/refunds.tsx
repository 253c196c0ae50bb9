import CircleCheck from "lucide-react/icons/circle-check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import Hourglass from "lucide-react/icons/hourglass";
import type { OrderProgressReply } from "../../../contract/order-progress.ts";
import { showMoney } from "../../../shop/basics/money.ts";

const ICONS = { requested: Hourglass, sent: Hourglass, processed: CircleCheck, failed: CircleAlert };

/** Refunds: amount and state. */
export function Refunds({ order: { refunds, paidBy } }: { order: OrderProgressReply }) {
  if (refunds.length === 0) return null;
  return (
    <section className="box refunds" aria-labelledby="refunds">
      <h2 id="refunds">Money back</h2>
      <ul>
        {refunds.map(({ amount, stage, words, creditNote }, position) => {
          const Icon = ICONS[stage];
          return (
            // Refunds are only ever appended, so the index is stable.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={position} data-stage={stage}>
              <Icon className="icon" aria-hidden="true" />
              <div>
                <b>
                  {showMoney(amount)} back {paidBy ? `by ${paidBy}` : "to where it came from"}
                </b>
                <p className="muted text-small">{words}</p>
                {creditNote && (
                  <a className="link text-small" href={creditNote} download>
                    Credit note
                  </a>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
