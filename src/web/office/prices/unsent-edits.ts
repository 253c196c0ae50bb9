import { useEffect, useState } from "react";
import { useLocation, useOutletContext } from "react-router";
import * as z from "zod/mini";
import type { PriceRow } from "../../../shop/catalogue/prices/list-prices.ts";
import { browserStore } from "../../draft/text-store.ts";
import type { OfficeFrame } from "../unsent-form.tsx";
import { readUnsentForm, storeUnsentForm, type TypedFields } from "../unsent-form-store.ts";
import { type Edits, type History, NO_EDITS } from "./grid-edits.ts";

const amount = z.optional(z.int());
const wrong = z.optional(z.string());
const SkuEdit = z.object({
  amounts: z.object({ pricePaise: amount, sellPaise: amount, costPaise: z.optional(z.nullable(z.int())) }),
  wrong: z.object({ pricePaise: wrong, sellPaise: wrong, costPaise: wrong }),
});

export function fieldsOfEdits(edits: Edits): TypedFields {
  return [...edits].map(([sku, edit]) => ({ name: sku, value: JSON.stringify(edit) }));
}

/** The stored edits, without those of removed SKUs and without malformed ones. */
export function editsOfFields(fields: TypedFields, skus: ReadonlySet<string>): Edits {
  const edits = fields.flatMap(({ name: sku, value }) => {
    const edit = skus.has(sku) ? parsed(value) : null;
    return edit ? [[sku, edit] as const] : [];
  });
  return new Map(edits);
}

function parsed(text: string) {
  try {
    return z.safeParse(SkuEdit, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The edits of the grid with their history. They are stored when they are sent and when the page goes, until they are
 * saved: like a form, they survive a session that ends meanwhile.
 */
export function useEdits(rows: PriceRow[]) {
  const { staffId } = useOutletContext<OfficeFrame>();
  const { pathname: path } = useLocation();
  const [restored] = useState(() => {
    const fields = readUnsentForm(browserStore("sessionStorage"), { staffId, path });
    return fields && editsOfFields(fields, new Set(rows.map(({ sku }) => sku)));
  });
  const [history, setHistory] = useState<History>(() => ({
    ...NO_EDITS,
    ...(restored && { edits: restored }),
  }));
  const { edits } = history;
  useEffect(() => {
    if (edits.size === 0) return;
    const store = () =>
      storeUnsentForm(browserStore("sessionStorage"), { staffId, path }, fieldsOfEdits(edits));
    document.addEventListener("submit", store, true);
    window.addEventListener("pagehide", store);
    return () => {
      document.removeEventListener("submit", store, true);
      window.removeEventListener("pagehide", store);
    };
  }, [edits, staffId, path]);
  return { history, setHistory, isRestored: restored !== null && restored.size > 0 };
}
