import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../accounts/accounts.tables.ts";
import { knownCodes } from "../known-codes.ts";
import {
  DELIVERY_STATES,
  type DeliveryState,
  PAUSE_REASONS,
  type PauseReason,
} from "./rules/delivery-states.ts";
import { DELIVERED_EVENTS, type DeliveredEvent, type WebhookEventName } from "./rules/webhook-events.ts";

const at = () => timestamp({ withTimezone: true });

/** Programs that receive events. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: uuid().primaryKey(),
    url: text().notNull(),
    events: text().array().$type<WebhookEventName[]>().notNull(),
    /** With the receivers of orders, while `createdBy` may see them. */
    withReceivers: boolean().notNull(),
    /** The key of the signature, encrypted: unlike an access token, it must be read again to sign. */
    secret: text().notNull(),
    /** The secret before, which signs too until this time. */
    formerSecret: text(),
    formerUntil: at(),
    /** The user who created it, or was the last to take over its receivers. Null once their account is deleted. */
    createdBy: text().references(() => users.id, { onDelete: "set null" }),
    /** The access token by which a program set it. It gets no events once that token has ended. Null: set on screen. */
    tokenId: uuid(),
    createdAt: at().notNull(),
    /** Nothing is sent, and no event is stored for it. */
    pausedAt: at(),
    pauseReason: text().$type<PauseReason>(),
    /** The first failure since the last success. */
    failingSince: at(),
    /** Rises with each change of URL, events or receivers. A change names the version that its author saw. */
    version: integer().notNull().default(1),
    /** Since this version, only `changedBy` has changed it: their own changes are no conflict. */
    runFrom: integer().notNull().default(1),
    /** The person or access token, and the person's name that day. No foreign key, as in the audit log. */
    changedBy: text(),
    changedByName: text(),
    changedAt: at(),
  },
  (t) => [
    unique("webhook_endpoints_one_per_url").on(t.url),
    knownCodes("webhook_endpoints_known_pause", t.pauseReason, PAUSE_REASONS),
  ],
);

/** Events for one endpoint each: the outbox and the log in one. Written in the transaction of the event. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    /** The id that the program gets. Random, so that a restored backup uses none again. */
    id: uuid().primaryKey().defaultRandom(),
    position: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    event: text().$type<DeliveredEvent>().notNull(),
    /** Says nothing about people. Receivers are added when it is sent. */
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    occurredAt: at().notNull(),
    state: text().$type<DeliveryState>().notNull(),
    attempts: smallint().notNull().default(0),
    /** When the next attempt is due. */
    dueAt: at().notNull(),
    /** When the first attempt of this round was due: a round is what follows the event, or sending it again. */
    roundAt: at().notNull(),
    /** A sender has it until then. */
    claimedUntil: at(),
    lastAt: at(),
    lastMs: integer(),
    lastStatus: smallint(),
    lastProblem: text(),
  },
  (t) => [
    index("webhook_deliveries_by_endpoint").on(t.endpointId, t.position),
    index("webhook_deliveries_due").on(t.endpointId, t.dueAt).where(sql`state = 'waiting'`),
    index("webhook_deliveries_by_time").on(t.occurredAt),
    knownCodes("webhook_deliveries_known_event", t.event, DELIVERED_EVENTS),
    knownCodes("webhook_deliveries_known_state", t.state, DELIVERY_STATES),
  ],
);
