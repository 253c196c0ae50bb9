import { showTime } from "../../../../shop/basics/india-time.ts";
import { requestsOf } from "../../../../shop/orders/rules/order-line.ts";
import { ORDER_STATUS } from "../../../../shop/orders/rules/order-status.ts";
import { GiftTasks } from "../../gift-tasks.tsx";
import type { Sheet, SheetLine } from "../sheet.server.ts";
import { MadeFacts } from "./made-facts.tsx";
import { TicketPhoto } from "./ticket-photo.tsx";

/** The items to make and pack, and the events so far. */
export function TicketFacts({ sheet }: { sheet: Sheet }) {
  const { uuid, made, addOns, gift, events } = sheet;
  return (
    <>
      {made.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same product
        <MadeFacts key={index} line={line} uuid={uuid} />
      ))}
      {(sheet.takesPhoto || sheet.photo) && <TicketPhoto sheet={sheet} />}
      <div className="opened-two">
        <section aria-labelledby="pack">
          <h2 id="pack">Pack with it</h2>
          {addOns.length === 0 && <p className="muted">{gift ? "No add-ons." : "Nothing."}</p>}
          <ul className="opened-pack">
            {addOns.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an add-on may be there twice, with other answers
              <li key={index}>
                <span>
                  {line.name}
                  {line.allergens && <small>Allergens: {line.allergens}</small>}
                </span>
                <b>{answersOf(line) || line.quantity}</b>
              </li>
            ))}
          </ul>
          {gift && <GiftTasks gift={gift} />}
        </section>
        <section aria-labelledby="history">
          <h2 id="history">So far</h2>
          <ol className="opened-history">
            {events.map(({ at, status, by, who, note }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added at the end
              <li key={index}>
                <time dateTime={at.toISOString()}>{showTime(at)}</time>
                <span>
                  {ORDER_STATUS[status].label}
                  {who && ` · ${who}, ${by}`}
                  {note && <small>{note}</small>}
                </span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

/** The answers to an add-on, behind its number if there are several. */
function answersOf(line: SheetLine): string {
  const answers = requestsOf(line, "staff").map(({ text }) => text);
  if (answers.length === 0) return "";
  return `${line.quantity > 1 ? `${line.quantity} × ` : ""}${answers.join(", ")}`;
}
