import { useCallback, useEffect, useState } from "react";
import { Form, useFetcher } from "react-router";
import { z } from "zod";
import { showCount } from "../../../shop/basics/money.ts";
import {
  listAllPrices,
  listPlannedPrices,
  listPrices,
  type PriceRow,
} from "../../../shop/catalogue/prices/list-prices.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { CategoryField } from "../catalogue/category-field.tsx";
import { LinesAlert } from "../lines-alert.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { Pager } from "../pager.tsx";
import type { Route } from "./+types/prices.ts";
import { amountsOf, type Edits } from "./grid-edits.ts";
import { PlainPrices } from "./plain-prices.tsx";
import { PlannedList } from "./planned-list.tsx";
import { PriceGrid } from "./price-grid.tsx";
import { answerPrices } from "./prices-action.ts";
import "./prices.css";
import "./grid.css";

const Query = z.object({
  q: z.string().trim().max(80).catch(""),
  category: z.string().min(1).max(80).nullable().catch(null),
  page: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number)
    .catch(1),
});

const GRID = "/admin/catalogue/prices?grid=1";

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const { q, category, page } = Query.parse({
    ...{ q: searchParams.get("q") ?? "", category: searchParams.get("category") },
    page: searchParams.get("page") ?? "1",
  });
  // The grid asks for all rows, and needs nothing else.
  if (searchParams.has("grid")) return { grid: await listAllPrices(services), list: null };
  const [list, planned] = await Promise.all([
    listPrices(services, { text: q, category, page }),
    listPlannedPrices(services),
  ]);
  const size = list.total === 1 ? "1 SKU" : `${showCount(list.total)} SKUs`;
  return { grid: null, list: { ...list, q, page, planned, size } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerPrices(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Prices");

/** Prices and costs of all SKUs: a grid, or without script a form of twenty at a time. */
export default function PricesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list } = loaderData;
  const { rows, onSaved } = useGridRows(actionData);
  const [isSaved, message] = [actionData?.ok ?? false, actionData?.message ?? ""];
  if (!list) return <OfficeFailed error={null} missing="" />;
  const { q, category, categories, page, pages, planned } = list;
  return (
    <OfficePage title="Prices" lead={list.size} back={{ to: "/admin/catalogue", label: "Catalogue" }}>
      <p className="prices-said" role="status">
        {isSaved && !rows ? message : ""}
      </p>
      {!isSaved && message && <LinesAlert message={message} />}
      <PlannedList planned={planned} />
      {rows ? (
        <PriceGrid {...{ rows, category, categories, onSaved }} answer={actionData} />
      ) : (
        <section className="prices-box" aria-label="Prices">
          <Form className="prices-find" role="search" aria-label="SKUs">
            <TextInput label="Product or SKU" type="search" name="q" defaultValue={q} maxLength={80} />
            <CategoryField categories={categories} name="category" defaultValue={category ?? ""} />
            <Button type="submit" look="soft">
              Show
            </Button>
          </Form>
          <PlainPrices key={`${q} ${category} ${page} ${message}`} rows={list.rows} answer={actionData} />
          <Pager
            page={page}
            pages={pages}
            hrefOf={(number) =>
              `/admin/catalogue/prices?${new URLSearchParams({ q, ...(category && { category }), page: String(number) })}`
            }
          />
        </section>
      )}
    </OfficePage>
  );
}

/**
 * All rows, once the script runs; again after each answer, so that the grid has read what is stored. That takes some
 * seconds in a large shop, so saved amounts are shown at once.
 */
function useGridRows(answer: unknown) {
  const fetcher = useFetcher<typeof loader>();
  const [rows, setRows] = useState<PriceRow[] | null>(null);
  const { load, data } = fetcher;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer asks again
  useEffect(() => {
    void load(GRID);
  }, [load, answer]);
  useEffect(() => {
    if (data?.grid) setRows(data.grid);
  }, [data]);
  const onSaved = useCallback(
    (edits: Edits) =>
      setRows((before) => before?.map((row) => ({ ...row, ...amountsOf(row, edits) })) ?? null),
    [],
  );
  return { rows, onSaved };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
