import { isSameValue } from "../../audit/rules/changed-record.ts";
import type { WebhookEventName } from "./webhook-events.ts";

type EndpointFields = { url: string; events: WebhookEventName[]; withReceivers: boolean };

/** A field of an endpoint whose stored value differs from the requested one. */
export type EndpointDifference = {
  [Field in keyof EndpointFields]: {
    field: Field;
    theirs: EndpointFields[Field];
    mine: EndpointFields[Field];
  };
}[keyof EndpointFields];

/** The fields that differ from the stored ones. */
export function endpointDifferences(stored: EndpointFields, wanted: EndpointFields): EndpointDifference[] {
  const differences: EndpointDifference[] = [
    { field: "url", theirs: stored.url, mine: wanted.url },
    { field: "events", theirs: stored.events, mine: wanted.events },
    { field: "withReceivers", theirs: stored.withReceivers, mine: wanted.withReceivers },
  ];
  return differences.filter(({ theirs, mine }) => !isSameValue(theirs, mine));
}
