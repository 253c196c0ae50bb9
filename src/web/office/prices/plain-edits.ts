import { z } from "zod";
import { NO_MONEY, paise } from "../../../shop/basics/money.ts";
import { Amount, OptionalAmount, type PriceEdit } from "../../../shop/catalogue/prices/prices.inputs.ts";
import { SKU_WORDS } from "../../../shop/catalogue/rules/sku-fields.ts";
import { FIELDS_OF_ROW } from "./seen-amounts.ts";

const MOST_FIELDS = 80;
const Seen = z.string().regex(/^[A-Z0-9-]{2,40} \d{1,9} \d{1,9} (\d{1,9}|-)$/);

/** The edits of the form without script, or a sentence that says what is wrong. */
export function readPlainEdits(fields: FormDataEntryValue[]): PriceEdit[] | string {
  const texts = fields.map((field) => (typeof field === "string" ? field : ""));
  if (texts.length === 0 || texts.length > MOST_FIELDS || texts.length % FIELDS_OF_ROW !== 0)
    return "The form could not be read.";
  const edits: PriceEdit[] = [];
  for (let at = 0; at < texts.length; at += FIELDS_OF_ROW) {
    const [seen = "", price = "", sell = "", cost = ""] = texts.slice(at, at + FIELDS_OF_ROW);
    if (!Seen.safeParse(seen).success) return "The form could not be read.";
    const [sku = "", wasPrice, wasSell, wasCost] = seen.split(" ");
    const to = {
      pricePaise: Amount.safeParse(price.trim()),
      sellPaise: Amount.safeParse(sell.trim()),
      costPaise: OptionalAmount.safeParse(cost.trim()),
    };
    for (const [field, amount] of Object.entries(to))
      if (!amount.success) return `${sku}, ${SKU_WORDS[field as keyof typeof to]}: ${wrongAmount}`;
    edits.push({
      sku,
      from: {
        ...{ pricePaise: paise(Number(wasPrice)), sellPaise: paise(Number(wasSell)) },
        costPaise: wasCost === "-" ? null : paise(Number(wasCost)),
      },
      to: {
        pricePaise: to.pricePaise.data ?? NO_MONEY,
        sellPaise: to.sellPaise.data ?? NO_MONEY,
        costPaise: to.costPaise.data ?? null,
      },
    });
  }
  const changed = edits.filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
  const skus = new Set(changed.map(({ sku }) => sku));
  return skus.size === changed.length ? changed : "The form could not be read.";
}

const wrongAmount = "must be an amount in rupees, such as 649 or 649.50. Nothing was saved.";
