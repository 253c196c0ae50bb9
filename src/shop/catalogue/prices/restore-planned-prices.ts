import type { Tx } from "../../../infrastructure/database/db.ts";
import { type LaterChange, lastAuthorsOf, listLaterChanges } from "../../audit/audit.reads.ts";
import type { RecordKind, RestorableRecord } from "../../audit/rules/changed-record.ts";
import { restoreFields } from "../../audit/rules/merge-edit.ts";
import type { Services } from "../../services.ts";
import { plannedKey, readPlannedKey } from "../rules/planned-price-record.ts";
import { MOST_PLANNED } from "../rules/price-limits.ts";
import { priceProblem } from "../rules/price-problem.ts";
import { lockSkus } from "../snapshot/records.queries.ts";
import {
  countOpen,
  type StoredPlan,
  selectPlannedSince,
  selectRows,
  setEnded,
} from "./price-changes.queries.ts";
import { beginPriceWrite } from "./settle-prices.ts";

/** Later changes that a refusal names. */
const NAMED_CHANGES = 10;

const PRICES = ["sellPaise", "pricePaise"];

type Found = StoredPlan & { key: string };
type Later = LaterChange & { kind: RecordKind };
type Undone = {
  blocked: string[];
  impossible: string[];
  later: Later[];
  said?: { before: string; after: string };
};

/**
 * Undoes the planning of prices, or their end, in the caller's transaction, which rolls back unless all could be restored.
 * It is blocked if the SKU's normal price was set, or another one planned, since the price ended.
 * @param afterEntry the entry that is undone
 * @returns `blocked` if a price was changed again, `impossible` if it has become the normal price, its time is over, it
 *   is below the cost of today, or too many prices are planned
 */
export async function restorePlannedPrices(
  services: Pick<Services, "clock"> & Partial<Pick<Services, "jobs">> & { db: Tx },
  { records, afterEntry }: { records: RestorableRecord[]; afterEntry: number },
): Promise<Undone> {
  const { db: tx, clock } = services;
  await beginPriceWrite(services);
  const now = clock();
  const stored = await selectRows(
    tx,
    records.map(({ key }) => readPlannedKey(key).id),
  );
  const rows = new Map(stored.map((row) => [plannedKey(row), row]));
  const undone: Undone = { blocked: [], impossible: [], later: [] };
  const [ended, again]: [Found[], Found[]] = [[], []];
  for (const { key, before, after } of records) {
    const row = rows.get(key);
    const restored = row && restoreFields({ isEnded: row.settledAt !== null }, { before, after });
    if (row && (row.untilAt ?? row.fromAt) <= now) undone.impossible.push(key);
    else if (!row || !restored) undone.blocked.push(key);
    else (restored.isEnded ? ended : again).push({ ...row, key });
  }
  await setEnded(tx, idsOf(ended), now);
  if (again.length > 0) await planAgain(tx, again, { undone, afterEntry });
  return ended.length > 0 ? { ...undone, said: { before: "Planned", after: "Ended" } } : undone;
}

async function planAgain(
  tx: Tx,
  rows: Found[],
  { undone, afterEntry }: { undone: Undone; afterEntry: number },
): Promise<void> {
  const skus = rows.map(({ sku }) => sku);
  const costs = new Map((await lockSkus(tx, skus)).map(({ sku, costPaise }) => [sku, costPaise]));
  const isFull = (await countOpen(tx)) + rows.length > MOST_PLANNED;
  const authors = await lastAuthorsOf({ db: tx }, { kind: "sku", keys: skus });
  const newPrices = skus.filter((sku) =>
    PRICES.some((field) => (authors.get(`${sku} ${field}`)?.entryId ?? 0) > afterEntry),
  );
  const newPlans = await selectPlannedSince(tx, rows);
  const replaced = new Set([...newPrices, ...newPlans.map(({ sku }) => sku)]);
  for (const { key, sku, ...price } of rows) {
    if (replaced.has(sku)) undone.blocked.push(key);
    else if (isFull || priceProblem({ ...price, costPaise: costs.get(sku) ?? null }) !== null)
      undone.impossible.push(key);
  }
  const named = async (kind: RecordKind, keys: string[]) =>
    (await listLaterChanges({ db: tx }, { kind, keys, afterEntry, limit: NAMED_CHANGES })).map((change) => ({
      ...{ ...change, kind },
    }));
  undone.later.push(
    ...(await named("sku", newPrices)),
    ...(await named("planned-price", newPlans.map(plannedKey))),
  );
  await setEnded(tx, idsOf(rows), null);
}

function idsOf(rows: Found[]): number[] {
  return rows.map(({ id }) => id);
}
