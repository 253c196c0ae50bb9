import { showTime } from "../../../../shop/basics/india-time.ts";
import { eggWordsOf, requestsOf } from "../../../../shop/orders/rules/order-line.ts";
import { ORDER_STATUS } from "../../../../shop/orders/rules/order-status.ts";
import { LazyPhotoPrints } from "../../../photos/lazy-photo-prints.tsx";
import { classes } from "../../../ui/classes.ts";
import { Picture } from "../../../ui/picture.tsx";
import { GiftTasks } from "../../gift-tasks.tsx";
import type { Sheet, SheetLine } from "../sheet.server.ts";
import { TicketPhoto } from "./ticket-photo.tsx";

/** What is to be made and packed, and what happened so far. */
export function TicketFacts({ sheet }: { sheet: Sheet }) {
  const { uuid, made, addOns, gift, events } = sheet;
  return (
    <>
      {made.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same product
        <Made key={index} line={line} uuid={uuid} />
      ))}
      {(sheet.takesPhoto || sheet.photo) && <TicketPhoto sheet={sheet} />}
      <div className="opened-two">
        <section aria-labelledby="pack">
          <h2 id="pack">Pack with it</h2>
          {addOns.length === 0 && <p className="muted">Nothing.</p>}
          <ul className="opened-pack">
            {addOns.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an add-on may be there twice, with other answers
              <li key={index}>
                <span>{line.name}</span>
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

function Made({ line, uuid }: { line: SheetLine; uuid: string }) {
  const egg = eggWordsOf(line);
  const characters = [...new Intl.Segmenter("en").segment(line.message)].length;
  return (
    <section className="opened-made">
      <span className={`opened-picture t-${line.tile}`}>
        {line.picture && <Picture picture={line.picture} alt="" sizes="21rem" />}
      </span>
      <div>
        <h2>
          <b>
            {line.quantity > 1 && `${line.quantity} × `}
            {line.weight}
          </b>{" "}
          {line.name}
        </h2>
        <p className="opened-facts">
          {egg && (
            <b className={classes("opened-egg", egg === "Contains egg" && "is-egg")}>
              <span className={classes("food-mark", egg === "Contains egg" && "egg")} aria-hidden="true" />
              {egg}
            </b>
          )}
          <span>{line.flavour}</span>
          {line.customised && <span>Customised</span>}
        </p>
        {line.parts.length > 0 && (
          <p>
            <b>In it:</b> {line.parts.join("; ")}
          </p>
        )}
        {line.allergens && (
          <p>
            <b>Allergens:</b> {line.allergens}
          </p>
        )}
        {egg && line.message === "" && <p className="opened-none">No message</p>}
        {line.message !== "" && (
          <div className="opened-message">
            <h3>
              Write on the cake <small>{characters} characters, exactly as typed</small>
            </h3>
            <p dir="auto">{line.message}</p>
            {line.icing.length > 1 && (
              <p className="opened-lines">
                In {line.icing.length} lines, as the customer saw it: <b>{line.icing.join(" / ")}</b>
              </p>
            )}
          </div>
        )}
        {line.photoPrint && (
          <div className="opened-photo">
            <b>Photo sheet</b>
            {line.photos.length === 0 ? (
              <span>Not given: call the customer.</span>
            ) : (
              <a
                href={`/api/admin/orders/${uuid}/photo-sheet.pdf`}
                target="_blank"
                rel="noopener"
                className="link"
              >
                Print in true size (PDF)
              </a>
            )}
            {line.photos.length > 0 && <LazyPhotoPrints photos={line.photos} />}
          </div>
        )}
      </div>
    </section>
  );
}
