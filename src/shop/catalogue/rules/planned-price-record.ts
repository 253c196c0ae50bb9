import type { Fields } from "../../audit/rules/changed-record.ts";
import type { Price } from "./price-at.ts";

/** Identifies a planned price: its SKU, and the number of its row. */
export type PlannedId = { sku: string; id: number };

export type PlannedTerms = Price & { fromAt: Date; untilAt: Date | null };

/** A planned price as the log records it. Only its end can change. */
export function recordedPlan({ pricePaise, sellPaise, fromAt, untilAt }: PlannedTerms): Fields {
  return {
    ...{ sellPaise, pricePaise, fromAt: fromAt.toISOString(), untilAt: untilAt?.toISOString() ?? null },
    isEnded: false,
  };
}

/** The fields that take a planned price out of force. */
export const ENDED: Fields = { isEnded: true };

export function plannedKey({ sku, id }: PlannedId): string {
  return `${sku} ${id}`;
}

export function readPlannedKey(key: string): PlannedId {
  const [sku = "", id = ""] = key.split(" ");
  return { sku, id: Number(id) };
}
