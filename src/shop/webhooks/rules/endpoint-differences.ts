import { isSameValue } from "../../audit/rules/changed-record.ts";
import type { WebhookEventName } from "./webhook-events.ts";

type EndpointFields = { url: string; events: WebhookEventName[]; withReceivers: boolean };

/** A field of an endpoint that is stored in one way and wanted in another. */
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
