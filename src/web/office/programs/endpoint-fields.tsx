import {
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
  type WebhookEventName,
} from "../../../shop/webhooks/rules/webhook-events.ts";
import { LONGEST_URL } from "../../../shop/webhooks/rules/webhook-limits.ts";
import { TextInput } from "../../ui/field.tsx";

export type EndpointValues = { url: string; events: readonly string[]; withReceivers: boolean };

type EndpointFieldsProps = {
  values: EndpointValues;
  errors: Partial<Record<"url" | "events", string>>;
  /** Whether the reader may let it have receivers. */
  mayHaveReceivers: boolean;
};

/** The settings of a webhook: URL, events, and whether these contain receivers. */
export function EndpointFields({ values, errors, mayHaveReceivers }: EndpointFieldsProps) {
  return (
    <>
      <TextInput
        label="URL"
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={LONGEST_URL}
        hint="An https URL of the program, such as https://example.com/webhooks."
        defaultValue={values.url}
        error={errors.url ?? null}
      />
      <fieldset className="programs-scopes" aria-describedby={errors.events ? "events-error" : undefined}>
        <legend>Events</legend>
        {WEBHOOK_EVENT_NAMES.map((event) => (
          <EventTick
            key={event}
            event={event}
            isChosen={values.events.includes(event)}
            isWrong={errors.events !== undefined}
          />
        ))}
        {errors.events && (
          <p className="programs-wrong" id="events-error">
            {errors.events}
          </p>
        )}
      </fieldset>
      {mayHaveReceivers && (
        <fieldset className="programs-scopes">
          <legend>People</legend>
          <label className="option">
            <input type="checkbox" name="withReceivers" value="yes" defaultChecked={values.withReceivers} />
            <span>
              <b>With receivers</b>
              <span className="muted text-small">
                Name, phone and address of who gets an order. It ends when you may not see them any more.
              </span>
            </span>
          </label>
        </fieldset>
      )}
    </>
  );
}

type EventTickProps = { event: WebhookEventName; isChosen: boolean; isWrong: boolean };

function EventTick({ event, isChosen, isWrong }: EventTickProps) {
  const { label, description } = WEBHOOK_EVENTS[event];
  return (
    <label className="option">
      <input
        type="checkbox"
        name="events"
        value={event}
        defaultChecked={isChosen}
        aria-invalid={isWrong || undefined}
      />
      <span>
        <b>{label}</b>
        <span className="muted text-small">
          {description} <code>{event}</code>
        </span>
      </span>
    </label>
  );
}
