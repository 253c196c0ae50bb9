import type { DeliveryState } from "../../../shop/webhooks/rules/delivery-states.ts";
import type { EndpointDifference } from "../../../shop/webhooks/rules/endpoint-differences.ts";
import {
  type DeliveredEvent,
  TEST_EVENT,
  WEBHOOK_EVENTS,
} from "../../../shop/webhooks/rules/webhook-events.ts";

/** Why an attempt failed, for people. */
const PROBLEMS: Record<string, string> = {
  "private-address": "The URL is inside a private network",
  "no-such-host": "There is no such host",
  certificate: "No secure connection",
  timeout: "No answer in time",
  "no-connection": "No connection",
  "secret-unreadable": "The secret cannot be read. Make a new one",
  "token-ended": "Not sent: the access token that set it up has expired or was revoked",
};

export const STATE_TAGS: Record<DeliveryState, { label: string; tone: string }> = {
  waiting: { label: "Waiting", tone: "is-busy" },
  delivered: { label: "Delivered", tone: "is-done" },
  "given up": { label: "Given up", tone: "is-bad" },
};

export function eventLabel(event: DeliveredEvent): string {
  return event === TEST_EVENT ? "Test" : WEBHOOK_EVENTS[event].label;
}

type Attempt = { lastStatus: number | null; lastProblem: string | null; lastMs: number | null };

/** How the last attempt ended: `Answer 503 in 120 ms`. Empty before the first. */
export function attemptWords({ lastStatus, lastProblem, lastMs }: Attempt): string {
  if (lastStatus !== null) return `Answer ${lastStatus} in ${lastMs} ms`;
  if (lastProblem === null) return "";
  return `${PROBLEMS[lastProblem] ?? lastProblem}, after ${lastMs} ms`;
}

/** A field that another person has set to another value. */
export function differenceWords(difference: EndpointDifference): string {
  switch (difference.field) {
    case "url":
      return `URL: theirs ${difference.theirs}, yours ${difference.mine}`;
    case "events":
      return `Events: theirs ${eventLabels(difference.theirs)}; yours ${eventLabels(difference.mine)}`;
    case "withReceivers":
      return `With receivers: theirs ${difference.theirs ? "yes" : "no"}, yours ${difference.mine ? "yes" : "no"}`;
  }
}

function eventLabels(events: readonly DeliveredEvent[]): string {
  return events.map(eventLabel).join(", ");
}
