import { findToken } from "../access-tokens/access-tokens.reads.ts";
import { namePeople } from "../accounts/accounts.reads.ts";
import { type Cursor, type KeysetPage, keysetPage } from "../basics/keyset.ts";
import type { Services } from "../services.ts";
import { type Delivery, selectDeliveries } from "./deliveries.queries.ts";
import { type Endpoint, selectEndpoint, selectEndpoints } from "./endpoints.queries.ts";
import { hasTokenEnded } from "./has-token-ended.ts";
import { maySendReceivers } from "./may-send-receivers.ts";

const DELIVERIES_ON_A_PAGE = 50;

/** An endpoint without its secrets. */
export type ListedEndpoint = Omit<
  Endpoint,
  | ("secret" | "formerSecret" | "formerUntil" | "createdBy" | "tokenId")
  | ("runFrom" | "changedBy" | "changedByName" | "changedAt")
> & {
  /** When the former secret stops signing; null if only one signs. */
  formerUntil: Date | null;
  /** The name of its creator, or of who answers for its receivers now; null once their account is deleted. */
  createdBy: string | null;
};

type Reading = Pick<Services, "db" | "clock">;

/** All endpoints, the oldest first. The caller has checked permissions. */
export async function listEndpoints(services: Reading): Promise<ListedEndpoint[]> {
  return withNames(services, await selectEndpoints(services.db));
}

export type FoundEndpoint = ListedEndpoint & {
  /** Whether its events contain receivers now. */
  sendsReceivers: boolean;
  /** The access token by which a program set it; null if it was set on screen, or the token has ended. */
  token: { name: string; holder: string } | null;
};

/** One endpoint. The caller has checked permissions. */
export async function findEndpoint(services: Reading, { id }: { id: string }): Promise<FoundEndpoint | null> {
  const endpoint = await selectEndpoint(services.db, id);
  if (!endpoint) return null;
  const [[listed], isAnswered, token] = await Promise.all([
    withNames(services, [endpoint]),
    endpoint.withReceivers && maySendReceivers(services, endpoint),
    tokenOf(services, endpoint),
  ]);
  return listed ? { ...listed, sendsReceivers: isAnswered, token } : null;
}

async function tokenOf(services: Reading, { tokenId }: Endpoint): Promise<FoundEndpoint["token"]> {
  const token = tokenId === null ? null : await findToken(services, { id: tokenId });
  if (!token) return null;
  const names = await namePeople(services, { userIds: [token.userId] });
  return { name: token.name, holder: names.get(token.userId) ?? "" };
}

async function withNames(services: Reading, endpoints: Endpoint[]): Promise<ListedEndpoint[]> {
  const userIds = endpoints.map(({ createdBy }) => createdBy).filter((id) => id !== null);
  const names = await namePeople(services, { userIds });
  const now = services.clock();
  return Promise.all(
    endpoints.map(async (row) => {
      const {
        secret: _secret,
        formerSecret: _former,
        tokenId: _token,
        runFrom: _run,
        changedBy: _author,
        changedByName: _authorName,
        changedAt: _when,
        formerUntil,
        createdBy,
        ...endpoint
      } = row;
      return {
        ...endpoint,
        // The row is paused by the next event, but nothing is sent from now on.
        pauseReason: (await isStopping(services, row)) ? "token ended" : endpoint.pauseReason,
        formerUntil: formerUntil && formerUntil > now ? formerUntil : null,
        createdBy: createdBy === null ? null : (names.get(createdBy) ?? ""),
      };
    }),
  );
}

async function isStopping(services: Reading, endpoint: Endpoint): Promise<boolean> {
  return endpoint.pausedAt === null && hasTokenEnded(services, endpoint);
}

export type ListedDelivery = Pick<
  Delivery,
  "id" | "event" | "occurredAt" | "state" | "attempts" | "dueAt" | "lastMs" | "lastStatus" | "lastProblem"
>;

/** Deliveries of an endpoint, the newest first. The caller has checked permissions. */
export async function listDeliveries(
  { db }: Reading,
  { endpointId, cursor }: { endpointId: string; cursor: Cursor },
): Promise<KeysetPage<ListedDelivery>> {
  const limit = DELIVERIES_ON_A_PAGE + 1;
  const rows = await selectDeliveries(db, { endpoint: endpointId, cursor, limit });
  const page = keysetPage(rows, {
    ...{ size: DELIVERIES_ON_A_PAGE, cursor },
    keyOf: ({ position }) => String(position),
  });
  return { ...page, rows: page.rows.map(({ data: _data, ...delivery }) => delivery) };
}
