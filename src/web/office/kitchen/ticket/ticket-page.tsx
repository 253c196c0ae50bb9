import ArrowLeft from "lucide-react/icons/arrow-left";
import Printer from "lucide-react/icons/printer";
import Undo2 from "lucide-react/icons/undo-2";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { showDay } from "../../../../shop/basics/india-time.ts";
import { columnOf, isTappedStatus } from "../../../../shop/orders/rules/kitchen-columns.ts";
import { ORDER_STATUS, type OrderStatus } from "../../../../shop/orders/rules/order-status.ts";
import type { IntentAnswer } from "../../../forms/intent-answer.ts";
import { useIntent } from "../../../forms/use-intent.ts";
import { Alert } from "../../../ui/note.tsx";
import { boardHref } from "../board/board-href.ts";
import { useLiveBoard } from "../board/use-live-board.ts";
import { COLUMN_TITLES, clockTime, shortNumber, TAP_WORDS, timeLeft } from "../kitchen-words.ts";
import type { Sheet } from "../sheet.server.ts";
import { TicketFacts } from "./ticket-facts.tsx";
import "./ticket-page.css";

type TicketPageProps = { sheet: Sheet; answer: IntentAnswer<never> | undefined };

/** An order over the whole screen: what to make, what to pack, what happened, and the next step. */
export function TicketPage({ sheet, answer }: TicketPageProps) {
  const { uuid, number, status, deliveryOn, hours, urgency, promisedAt, changes, next, undo, kitchenId } =
    sheet;
  // The customer's answer shows at once.
  useLiveBoard(kitchenId, false);
  return (
    <div className="opened">
      <header className="opened-head on-jam edge-b">
        <h1>
          {shortNumber(number)} <small>{number}</small>
        </h1>
        <p>
          <b>
            {sheet.option === "pickup" ? "Pickup" : "Promise"} {clockTime(promisedAt)}
          </b>
          <span>
            {showDay(deliveryOn)} · {hours}
          </span>
        </p>
        <p className="opened-left">
          {urgency ? (
            <>
              <b>{timeLeft(urgency.minutesLeft).amount}</b>
              <span>{deadlineWords(urgency)}</span>
            </>
          ) : (
            <span>{ORDER_STATUS[status].label}</span>
          )}
        </p>
      </header>
      <main id="main" className="opened-main">
        <p className="opened-said" role="status">
          {answer?.ok ? answer.message : ""}
        </p>
        {answer && !answer.ok && <Alert>{answer.message}</Alert>}
        {changes && <Alert>{changes.words}</Alert>}
        <TicketFacts sheet={sheet} />
      </main>
      <footer className="opened-foot">
        <Link className="opened-link" to={boardHref({ kitchen: kitchenId })}>
          <ArrowLeft className="icon" aria-hidden="true" />
          Board
        </Link>
        <Link className="opened-link" to={`/admin/kitchen/${uuid}/label`}>
          <Printer className="icon" aria-hidden="true" />
          Label
        </Link>
        <Link className="opened-link" to={`/admin/kitchen/${uuid}/slip`}>
          <Printer className="icon" aria-hidden="true" />
          Slip
        </Link>
        {undo && (
          <Step intent="undo" fields={{ id: uuid, event: undo.event }} look="opened-link">
            <Undo2 className="icon" aria-hidden="true" />
            {backWords(undo.from)}
          </Step>
        )}
        {changes && (
          <Step intent="seen" fields={{ id: uuid, notice: changes.notice }} look="opened-next">
            Seen
          </Step>
        )}
        {next === "delivered" && (
          // Closed on the order's page, with the customer's code or a photo.
          <Link className="opened-next" to={`/admin/orders/${uuid}#close`}>
            Collected
          </Link>
        )}
        {isTappedStatus(next) && (
          <Step intent="move" fields={{ id: uuid, seen: status, to: next }} look="opened-next">
            {TAP_WORDS[next]}
          </Step>
        )}
      </footer>
    </div>
  );
}

function deadlineWords({ column, minutesLeft }: NonNullable<Sheet["urgency"]>): string {
  const { word } = timeLeft(minutesLeft);
  return `${word} ${column === "start" ? "to start" : column === "making" ? "to finish" : "to deliver"}`;
}

type StepProps = {
  intent: "move" | "undo" | "seen";
  fields: Record<string, string | number>;
  look: "opened-link" | "opened-next";
  children: ReactNode;
};

function Step({ intent, fields, look, children }: StepProps) {
  const isBusy = useIntent() !== null;
  return (
    <Form method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <button
        type="submit"
        name="intent"
        value={intent}
        className={look}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
      >
        {children}
      </button>
    </Form>
  );
}

/** Names the column to which an order goes back, by the status that it gets again. */
function backWords(status: OrderStatus): string {
  const column = columnOf(status);
  return column ? `Back to ${COLUMN_TITLES[column]}` : "Back";
}
