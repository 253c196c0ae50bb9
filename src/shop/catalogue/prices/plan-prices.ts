import { randomUUID } from "node:crypto";
import type { Session } from "../../accounts/identity.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { plannedKey, recordedPlan } from "../rules/planned-price-record.ts";
import type { Price } from "../rules/price-at.ts";
import { MOST_PLANNED, PLAN_DAYS } from "../rules/price-limits.ts";
import { priceProblem } from "../rules/price-problem.ts";
import { wordsOfPrices, wordsOfTimes } from "../rules/price-words.ts";
import { lockSkus } from "../snapshot/records.queries.ts";
import { countOpen, insertPlanned, type StoredPlan, selectBatch } from "./price-changes.queries.ts";
import { beginPriceWrite } from "./settle-prices.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Start and end; null: from now on, and until the price is changed again. At least one is set. */
export type PriceTimes = { from: Date | null; until: Date | null };

type Plan = {
  /** Made by the program that plans, so that a repeat plans nothing twice. */
  batch?: string;
  prices: (Price & { sku: string })[];
  times: PriceTimes;
  staff: Session;
};

type Refused =
  | "not-your-move"
  | RefusalWith<"unknown-sku" | "price-impossible", { skus: string[] }>
  | "price-times-wrong"
  | "too-many-planned-prices"
  | "idempotency-key-reused";

/**
 * Plans prices of SKUs with a start, an end, or both, all or none. Their normal prices stay as they are until then, so
 * plans never conflict with other edits. It can be undone from the log until it begins, or ends if it is temporary.
 * @param prices no SKU twice
 * @returns how many were planned
 */
export function planPrices(
  services: Services,
  { batch = randomUUID(), prices, times, staff }: Plan,
): Promise<Outcome<number, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = catalogueEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const now = services.clock();
    await beginPriceWrite({ ...services, db: tx });
    const earlier = await selectBatch(tx, batch);
    if (earlier.length > 0)
      return isSamePlan(earlier, { prices, times }) ? ok(prices.length) : refuse("idempotency-key-reused");
    if (!isPossible(times, now)) return refuse("price-times-wrong");
    const skus = prices.map(({ sku }) => sku);
    const costs = new Map((await lockSkus(tx, skus)).map(({ sku, costPaise }) => [sku, costPaise]));
    const unknown = skus.filter((sku) => !costs.has(sku));
    if (unknown.length > 0) return refuse("unknown-sku", { skus: unknown });
    const impossible = prices.filter(
      (price) => priceProblem({ ...price, costPaise: costs.get(price.sku) ?? null }) !== null,
    );
    if (impossible.length > 0) return refuse("price-impossible", { skus: impossible.map(({ sku }) => sku) });
    if ((await countOpen(tx)) + prices.length > MOST_PLANNED) return refuse("too-many-planned-prices");
    const terms = { fromAt: times.from ?? now, untilAt: times.until };
    const planned = await insertPlanned(tx, prices, { ...terms, batch, createdAt: now });
    const idOf = new Map(planned.map(({ sku, id }) => [sku, id]));
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "catalogue", subjectId: batch, label: labelOf(skus) },
        ...{ before: "Price planned", after: `${wordsOfPrices(prices)}${wordsOfTimes(times)}` },
        records: prices.map(({ sku, ...price }) => ({
          ...{ kind: "planned-price", key: plannedKey({ sku, id: idOf.get(sku) ?? 0 }), before: null },
          after: recordedPlan({ ...price, ...terms }),
        })),
      },
    );
    return ok(prices.length);
  });
}

/** A start that was left out was the moment of the first call. */
function isSamePlan(
  stored: StoredPlan[],
  { prices, times: { from, until } }: Pick<Plan, "prices" | "times">,
) {
  const planned = new Map(prices.map((price) => [price.sku, price]));
  return (
    stored.length === prices.length &&
    stored.every(({ sku, pricePaise, sellPaise, fromAt, untilAt }) => {
      const price = planned.get(sku);
      const isSamePrice = price?.pricePaise === pricePaise && price.sellPaise === sellPaise;
      const isSameStart = from === null || from.getTime() === fromAt.getTime();
      return isSamePrice && isSameStart && until?.getTime() === untilAt?.getTime();
    })
  );
}

function labelOf([first = "", ...others]: string[]): string {
  return others.length === 0 ? first : `${others.length + 1} SKUs`;
}

function isPossible({ from, until }: PriceTimes, now: Date): boolean {
  const last = now.getTime() + PLAN_DAYS * DAY_MS;
  const start = from?.getTime() ?? now.getTime();
  if (from === null && until === null) return false;
  return (
    start >= now.getTime() && start <= last && (until === null || isBetween(until.getTime(), start, last))
  );
}

function isBetween(time: number, after: number, last: number): boolean {
  return time > after && time <= last;
}
