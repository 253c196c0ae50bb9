import { Form, Link } from "react-router";
import { z } from "zod";
import {
  getPreparedImport,
  type PreparedImport,
} from "../../../shop/catalogue/imports/get-prepared-import.ts";
import { answerTo } from "../../forms/intent-answer.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { LinesAlert } from "../lines-alert.tsx";
import { ExportLinks } from "../list/export-links.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { Pager } from "../pager.tsx";
import type { Route } from "./+types/import.ts";
import { DifferenceTable } from "./difference-table.tsx";
import { answerImport } from "./import-action.ts";
import { ProblemTable } from "./problem-table.tsx";
import { TableForm } from "./table-form.tsx";
import "./import.css";

const Search = z.object({
  page: z.coerce.number().int().min(1).max(1_000).catch(1),
  entry: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .nullable()
    .catch(null),
});

const WHOLE_CATALOGUE = {
  csv: "/admin/catalogue/export?format=csv",
  xlsx: "/admin/catalogue/export?format=xlsx",
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { page, entry } = Search.parse({ page: searchParams.get("page"), entry: searchParams.get("entry") });
  const staff = context.get(staffContext);
  const prepared = await getPreparedImport(context.get(servicesContext), { staff, page });
  return { prepared, entry };
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerImport(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Import products");

/** Imports a table of products: first the difference, then all of it or nothing. */
export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { prepared, entry } = loaderData;
  const wrong = actionData && "wrong" in actionData ? actionData.wrong : null;
  const upload = answerTo<"file">(actionData, "compare");
  return (
    <OfficePage
      title="Import products"
      back={{ to: "/admin/catalogue", label: "Catalogue" }}
      lead="A table changes products and adds new ones. Nothing is saved before you have seen the difference."
      actions={<ExportLinks files={WHOLE_CATALOGUE} />}
    >
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
        {!actionData && entry && !prepared && (
          <>
            The table is imported.{" "}
            <Link className="link" to={`/admin/log/${entry}`}>
              See what changed, or undo it
            </Link>
          </>
        )}
      </p>
      {actionData && !actionData.ok && actionData.message && <LinesAlert message={actionData.message} />}
      {wrong && wrong.problems.length > 0 && <ProblemTable problems={wrong.problems} count={wrong.count} />}
      {prepared && !wrong && <Difference prepared={prepared} />}
      <section className="office-card" aria-labelledby="send">
        <h2 id="send">{prepared ? "Send another table" : "Send a table"}</h2>
        <TableForm answer={upload} />
      </section>
    </OfficePage>
  );
}

function Difference({ prepared }: { prepared: PreparedImport }) {
  const { fileName, fingerprint, counts, rows, page, pages } = prepared;
  const intent = useIntent();
  return (
    <section className="office-card import-difference" aria-labelledby="difference">
      <h2 id="difference">What {fileName} changes</h2>
      <ul className="import-counts">
        {countWords(counts).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className="muted text-small">
        Products and SKUs that the table does not name stay as they are. New products are in the shop at once.
      </p>
      <Form method="post" className="import-acts" preventScrollReset>
        <input type="hidden" name="fingerprint" value={fingerprint} />
        <Button type="submit" name="intent" value="import" busy={intent === "import"}>
          {intent === "import" ? "Importing..." : "Import all of it"}
        </Button>
        <Button type="submit" name="intent" value="discard" look="ghost" busy={intent === "discard"}>
          Drop the table
        </Button>
      </Form>
      <DifferenceTable rows={rows} />
      <Pager page={page} pages={pages} hrefOf={(to) => `?page=${to}`} />
    </section>
  );
}

function countWords({ products, skus, newProducts, newSkus, cells }: PreparedImport["counts"]): string[] {
  const many = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
  return [
    ...(cells > 0
      ? [`${many(cells, "changed cell")} in ${many(skus, "line")} of ${many(products, "product")}`]
      : []),
    ...(newProducts > 0 ? [many(newProducts, "new product")] : []),
    ...(newSkus > 0 ? [many(newSkus, "new SKU")] : []),
  ];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
