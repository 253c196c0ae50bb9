import type { ChangedRecord } from "../../audit/rules/changed-record.ts";
import { paise, toRupees } from "../../basics/money.ts";
import type { WebhookEvent, WebhookEventName } from "../../webhooks/rules/webhook-events.ts";

/** Changes in one event, so that an import of a whole range does not become thousands of calls. */
const MOST_IN_AN_EVENT = 100;
const PRICES: readonly string[] = ["pricePaise", "sellPaise"];

/** The events that programs get when products and SKUs change. Records of other kinds have none. */
export function catalogueEvents(records: readonly ChangedRecord[]): WebhookEvent[] {
  const products = records.filter(({ kind }) => kind === "product");
  const skus = records.filter(({ kind }) => kind === "sku");
  const created = products.filter(({ before }) => before === null);
  const changedProducts = products.filter(({ before }) => before !== null);
  const isOffSale = ({ before, after }: ChangedRecord) => before?.active === true && after.active === false;
  // SKUs that come with a new product are part of its creation.
  const ofKnown = created.length > 0 ? skus.filter(({ before }) => before !== null) : skus;
  const changes = [
    ...changedProducts.map(({ key, after }) => ({ ProductID: key, fields: Object.keys(after) })),
    ...ofKnown.map(({ key, after }) => ({ SKU: key, fields: namesWithoutPrices(after) })),
  ].filter(({ fields }) => fields.length > 0);
  return [
    ...eventsOf(
      "product.created",
      "products",
      created.map(({ key }) => ({ ProductID: key })),
    ),
    ...eventsOf("product.changed", "changes", changes),
    ...eventsOf(
      "product.off_sale",
      "SKUs",
      skus.filter(isOffSale).map(({ key }) => ({ SKU: key })),
    ),
    ...priceEvents(skus.flatMap(changedPriceOf)),
  ];
}

/** A deleted draft, with its SKUs. */
export function deletionEvent({ id, skus }: { id: string; skus: readonly string[] }): WebhookEvent {
  return { event: "product.deleted", data: { products: [{ ProductID: id, SKUs: skus }] } };
}

export type ChangedPrice = { SKU: string; mrp: number | null; price: number | null };

/** In rupees. A figure that did not change is null. */
export function priceEvents(prices: readonly ChangedPrice[]): WebhookEvent[] {
  return eventsOf("price.changed", "prices", prices);
}

function changedPriceOf({ key, before, after }: ChangedRecord): ChangedPrice[] {
  if (before === null || !PRICES.some((field) => field in after)) return [];
  const rupees = (field: string) => (field in after ? toRupees(paise(Number(after[field]))) : null);
  return [{ SKU: key, mrp: rupees("pricePaise"), price: rupees("sellPaise") }];
}

function namesWithoutPrices(fields: object): string[] {
  return Object.keys(fields).filter((name) => !PRICES.includes(name));
}

function eventsOf(event: WebhookEventName, list: string, items: readonly object[]): WebhookEvent[] {
  const events: WebhookEvent[] = [];
  for (let from = 0; from < items.length; from += MOST_IN_AN_EVENT)
    events.push({ event, data: { [list]: items.slice(from, from + MOST_IN_AN_EVENT) } });
  return events;
}
