import type { Session } from "../../../shop/accounts/identity.ts";
import type { RecordConflict } from "../../../shop/audit/merge-records.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { paise, showMoney } from "../../../shop/basics/money.ts";
import { endPlannedPrices } from "../../../shop/catalogue/prices/end-planned-prices.ts";
import { planPrices } from "../../../shop/catalogue/prices/plan-prices.ts";
import { Batch, Edits, PlanTime, type PriceEdit } from "../../../shop/catalogue/prices/prices.inputs.ts";
import { changeSkus } from "../../../shop/catalogue/products/change-skus.ts";
import { SKU_WORDS, type SkuFields } from "../../../shop/catalogue/rules/sku-fields.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import type { PriceField } from "./grid-answer.ts";
import { readPlainEdits } from "./plain-edits.ts";
import { typedAmounts } from "./typed-amounts.ts";

type Context = Parameters<typeof intentAnswers>[0];

/** SKUs and conflicts that a refusal names. */
const MOST_NAMED = 10;

/** Answers the forms of the price page: save at once, save for a time, end what is planned. */
export async function answerPrices(
  services: Services,
  { context, request, staff }: { context: Context; request: Request; staff: Session },
) {
  const form = await request.formData().catch(() => new FormData());
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const intent = textOf("intent");
  const [from, until] = [textOf("from"), textOf("until")];
  const rows = typedAmounts(form.getAll("row"));
  const answers = intentAnswers<PriceField>(context, intent, { from, until, rows });
  if (intent === "end") {
    const batch = Batch.safeParse(textOf("batch"));
    if (!batch.success) return answers.refused("The form could not be read.", 400);
    const ended = await endPlannedPrices(services, { batch: batch.data, staff });
    return ended.ok
      ? answers.done("The planned prices are ended.")
      : answers.refused(REFUSAL_SENTENCES[ended.code]);
  }
  const times = { from: PlanTime.safeParse(from), until: PlanTime.safeParse(until) };
  if (!times.from.success || !times.until.success) {
    const wrong = "Please choose a day and a time.";
    return answers.wrong({
      ...(times.from.success ? {} : { from: wrong }),
      ...(times.until.success ? {} : { until: wrong }),
    });
  }
  const edits = form.has("edits") ? sentEdits(textOf("edits")) : readPlainEdits(form.getAll("row"));
  if (typeof edits === "string") return answers.refused(edits, 422);
  if (edits.length === 0) return answers.done("Nothing has changed.");
  const planTimes = { from: times.from.data, until: times.until.data };
  return planTimes.from === null && planTimes.until === null
    ? saveNow(services, { edits, staff, answers })
    : plan(services, { edits, times: planTimes, staff, answers });
}

function sentEdits(text: string): PriceEdit[] | string {
  const edits = Edits.safeParse(text);
  return edits.success ? edits.data : "The changes could not be read. Nothing was saved.";
}

type Answers = ReturnType<typeof intentAnswers<PriceField>>;
type Save = { edits: PriceEdit[]; staff: Session; answers: Answers };

async function saveNow(services: Services, { edits, staff, answers }: Save) {
  const label = edits.length === 1 ? (edits[0]?.sku ?? "") : `Prices of ${edits.length} SKUs`;
  const saved = await changeSkus(services, { edits, label, staff });
  if (saved.ok)
    return answers.done(saved.value === 0 ? "Nothing has changed." : `${prices(saved.value)} saved.`);
  if (saved.code !== "catalogue-changed") return answers.refused(withSkus(saved));
  const { conflicts } = saved.details;
  return answers.refused(conflictWords(conflicts));
}

type PlanSave = Save & { times: { from: Date | null; until: Date | null } };

async function plan(services: Services, { edits, times, staff, answers }: PlanSave) {
  const costs = edits.filter(({ from, to }) => from.costPaise !== to.costPaise);
  if (costs.length > 0)
    return answers.refused(`Costs change at once. Save ${namesOf(costs)} without a time first.`, 422);
  const changed = edits.filter(
    ({ from, to }) => from.pricePaise !== to.pricePaise || from.sellPaise !== to.sellPaise,
  );
  if (changed.length === 0) return answers.done("Nothing has changed.");
  const planned = changed.map(({ sku, to: { pricePaise, sellPaise } }) => ({ sku, pricePaise, sellPaise }));
  const saved = await planPrices(services, { prices: planned, times, staff });
  return saved.ok ? answers.done(`${prices(saved.value)} planned.`) : answers.refused(withSkus(saved));
}

function prices(count: number): string {
  return count === 1 ? "The price of 1 SKU is" : `The prices of ${count} SKUs are`;
}

type Refused = Exclude<Awaited<ReturnType<typeof changeSkus | typeof planPrices>>, { ok: true }>;

function withSkus(refused: Exclude<Refused, { code: "catalogue-changed" }>): string {
  const { code } = refused;
  const skus = code === "unknown-sku" || code === "price-impossible" ? refused.details.skus : [];
  const names = skus.length === 0 ? "" : ` ${namesOf(skus.map((sku) => ({ sku })))}`;
  return `${REFUSAL_SENTENCES[code]}${names}`;
}

function namesOf(edits: { sku: string }[]): string {
  const names = edits.slice(0, MOST_NAMED).map(({ sku }) => sku);
  return `${names.join(", ")}${edits.length > MOST_NAMED ? ` and ${edits.length - MOST_NAMED} more` : ""}`;
}

function conflictWords(conflicts: RecordConflict[]): string {
  const lines = conflicts.slice(0, MOST_NAMED).map(({ key, field, theirs, mine, author }) => {
    const by = author
      ? `${author.actorName}, ${showInstant(new Date(author.at))}`
      : "a planned price or an import";
    const name = SKU_WORDS[field as keyof SkuFields];
    return `${key}, ${name}: theirs ${money(theirs)} (${by}), yours ${money(mine)}`;
  });
  const rest = conflicts.length - lines.length;
  return [
    "Somebody has changed these prices meanwhile. Nothing of yours was saved. Save again to replace theirs with yours.",
    ...lines,
    ...(rest > 0 ? [`and ${rest} more`] : []),
  ].join("\n");
}

function money(value: unknown): string {
  return typeof value === "number" ? showMoney(paise(value)) : "none";
}
