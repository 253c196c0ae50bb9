import { isDeepStrictEqual } from "node:util";
import { processWide } from "../basics/process-wide.ts";
import { changeFeedOf } from "../change-feed/change-feed.ts";
import type { Services } from "../services.ts";
import { listFees } from "./delivery.reads.ts";
import type { Fees } from "./rules/fee.ts";

type Holder = { fees: Promise<Fees> | undefined };

const holders = processWide("publicFees", () => new WeakMap<Services["db"], Holder>());

/**
 * Returns the fee of each option, for public pages: from memory until a fee changes, and the identical object until
 * then. Orders read the database instead (`listFees`).
 */
export async function publicFees(services: Services): Promise<Fees> {
  const { db, clock } = services;
  const feed = changeFeedOf(db);
  await feed.checkIfDue(clock);
  const holder: Holder = holders.get(db) ?? { fees: undefined };
  if (!holders.has(db)) {
    holders.set(db, holder);
    feed.handle(async (changes) => {
      if (holder.fees && changes.some(({ kind }) => kind === "content")) await renew(services, holder);
    });
  }
  holder.fees ??= feed
    .begin()
    .then(() => listFees(services))
    .catch((error) => {
      holder.fees = undefined;
      throw error;
    });
  return holder.fees;
}

async function renew(services: Services, holder: Holder): Promise<void> {
  const [before, fees] = [await holder.fees, await listFees(services)];
  if (!isDeepStrictEqual(before, fees)) holder.fees = Promise.resolve(fees);
}
