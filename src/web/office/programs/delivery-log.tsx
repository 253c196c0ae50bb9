import { Form } from "react-router";
import type { DeliveryState } from "../../../shop/webhooks/rules/delivery-states.ts";
import { LOG_DAYS } from "../../../shop/webhooks/rules/webhook-limits.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { CursorPager, EmptyPage } from "../pager.tsx";
import { STATE_TAGS } from "./webhook-words.ts";

type LoggedDelivery = {
  id: string;
  event: string;
  at: string;
  state: DeliveryState;
  attempts: number;
  /** When it is tried next. */
  next: string | null;
  /** How the last attempt ended. */
  answer: string;
};

type DeliveryLogProps = {
  href: string;
  log: { deliveries: LoggedDelivery[]; before: string | null; after: string | null; isFirst: boolean };
  isPaused: boolean;
};

/** The deliveries to a webhook, newest first, with the buttons that send a test or a delivery again. */
export function DeliveryLog({ href, log, isPaused }: DeliveryLogProps) {
  const { deliveries, before, after, isFirst } = log;
  const busy = useIntent() === "test";
  return (
    <section className="office-card" aria-labelledby="log">
      <div className="programs-head">
        <h2 id="log">Deliveries</h2>
        <Form method="post" preventScrollReset>
          <Button type="submit" look="soft" size="small" name="intent" value="test" busy={busy}>
            {busy ? "Sending..." : "Send a test"}
          </Button>
        </Form>
      </div>
      {deliveries.length === 0 && isFirst && (
        <Note as="h3" title="Nothing was sent yet.">
          Each delivery of the last {LOG_DAYS} days stands here. Send a test to see whether it arrives.
        </Note>
      )}
      {deliveries.length === 0 && !isFirst && <EmptyPage firstHref={href} />}
      {deliveries.length > 0 && (
        <ol className="programs-list">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} isPaused={isPaused} />
          ))}
        </ol>
      )}
      <CursorPager href={href} before={before} after={after} />
    </section>
  );
}

function DeliveryRow({ delivery, isPaused }: { delivery: LoggedDelivery; isPaused: boolean }) {
  const { id, event, at, state, attempts, next, answer } = delivery;
  const { label, tone } = STATE_TAGS[state];
  return (
    <li>
      <span className="programs-name">
        <b>{event}</b>
        <span className="muted text-small">{at}</span>
      </span>
      <span className="programs-name">
        <span className={`office-tag ${tone}`}>{label}</span>
        <span className="muted text-small">
          {[
            attempts > 0 && (attempts === 1 ? "1 attempt" : `${attempts} attempts`),
            answer,
            next && !isPaused && `next ${next}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </span>
      {state !== "waiting" && !isPaused && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="delivery" value={id} />
          <Button type="submit" look="ghost" size="small" name="intent" value="again">
            Send again
            <span className="sr-only">
              : {event}, {at}
            </span>
          </Button>
        </Form>
      )}
    </li>
  );
}
