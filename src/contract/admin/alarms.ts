import * as z from "zod/mini";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { Instant, openCode, Rupees } from "../fields.ts";

const order = described(
  z.nullable(z.object({ uuid: z.uuid(), number: z.string() })),
  "The order that it concerns; null for none",
);

const Refund = z.object({
  id: z.string(),
  amount: Rupees,
  why: described(
    openCode(["silent", "late", "failed"]),
    "`silent`: no clear answer; `late`: under way for too long; `failed`: refused for good, and can be tried again",
  ),
  payment: described(z.string(), "The provider's id"),
  refund: described(z.nullable(z.string()), "The provider's id; null while there is none"),
  since: Instant,
  order,
});

const Mail = z.object({
  key: z.string(),
  kind: z.string(),
  since: Instant,
  tries: z.int(),
  retryable: described(z.boolean(), "False if its content is erased"),
  order,
});

const Job = z.object({
  ...{ id: z.string(), name: z.string(), since: Instant, retries: z.int() },
  givenUp: described(z.boolean(), "False while it is still tried, rarely"),
  scheduled: described(z.boolean(), "Runs again by its schedule"),
  order,
});

export const AlarmsReply = replyOf(
  z.object({
    refunds: described(z.array(Refund), "Money that does not go back: look it up at the payment provider"),
    mails: described(z.array(Mail), "Given up within a week"),
    jobs: described(z.array(Job), "Work that keeps failing"),
  }),
);

export const AlarmRetryReply = replyOf(
  z.object({
    name: described(z.string(), "The job, or the kind of the mail; `refund` for a refund"),
    settledWith: described(
      z.nullable(z.string()),
      "The provider's id of the refund that was found, so that nothing was sent; null if it is tried again",
    ),
  }),
);
