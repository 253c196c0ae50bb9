import { eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../../infrastructure/database/db.ts";
import { addOns, skus } from "../catalogue.tables.ts";
import { type AddOnRow, selectAllAddOns } from "../imports/catalogue-file.queries.ts";
import { type RecordedAddOn, readQuestionLine, toQuestionLine } from "../rules/add-on-fields.ts";

/**
 * All add-ons in the shop's order. Until the transaction ends, no other one changes any of them: names, codes and places
 * depend on the others. Shoppers still read.
 */
export async function lockAddOns(tx: Tx): Promise<AddOnRow[]> {
  await tx.execute(sql`lock table ${addOns} in share row exclusive mode`);
  return selectAllAddOns(tx);
}

/** The fields of a stored add-on that the log records. */
export function recordedAddOnOf(row: AddOnRow): RecordedAddOn {
  const { name, pricePaise, taxClass, pictureId, forCakes, active, position } = row;
  const { isFood, contains, mayContain, otherAllergens } = row;
  const { question: kind, answerLimit: limit } = row;
  const question = kind === null || limit === null ? null : { kind, limit };
  return {
    ...{ name, pricePaise, question: toQuestionLine(question) },
    ...{ taxClass, pictureId, forCakes, active, position },
    ...{ isFood, contains, mayContain, otherAllergens },
  };
}

function columnsOf({ question: line, ...fields }: RecordedAddOn) {
  const question = readQuestionLine(line);
  return { ...fields, question: question?.kind ?? null, answerLimit: question?.limit ?? null };
}

/** Writes a locked add-on. */
export async function updateAddOn(tx: Tx, sku: string, fields: RecordedAddOn): Promise<void> {
  await tx.update(addOns).set(columnsOf(fields)).where(eq(addOns.sku, sku));
}

export async function insertAddOn(tx: Tx, sku: string, fields: RecordedAddOn): Promise<void> {
  await tx.insert(addOns).values({ sku, ...columnsOf(fields) });
}

/** The codes among these that are SKUs of products. */
export async function selectSkusAmong(tx: Tx, codes: string[]): Promise<Set<string>> {
  const rows = await tx.select({ sku: skus.sku }).from(skus).where(inArray(skus.sku, codes));
  return new Set(rows.map(({ sku }) => sku));
}
