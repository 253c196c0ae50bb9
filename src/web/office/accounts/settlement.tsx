import { data, Form, Link } from "react-router";
import { z } from "zod";
import { dayOf, showDay, showInstant } from "../../../shop/basics/india-time.ts";
import { showCount, showMoney } from "../../../shop/basics/money.ts";
import { type Explained, explainSettledLine } from "../../../shop/payments/explain-settled-line.ts";
import { LONGEST_EXPLANATION } from "../../../shop/payments/rules/settlement-limits.ts";
import { EntityId, Explanation, LineKind, SettlementId } from "../../../shop/payments/settlements.inputs.ts";
import { getSettlement, type SettledLineView } from "../../../shop/payments/settlements.reads.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readFormData, textOf } from "../../forms/read-form.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { KeyFigure, KeyFigures } from "../key-figures.tsx";
import { LinesAlert } from "../lines-alert.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { Pager } from "../pager.tsx";
import { savedByWords } from "../saved-by-words.ts";
import type { Route } from "./+types/settlement.ts";
import { kindWords, STATE_WORDS } from "./settlement-words.ts";
import { SETTLEMENTS_PATH } from "./settlements-path.ts";
import "../figures/figure-table.css";
import "./settlements.css";

const Page = z.coerce.number().int().min(1).max(1_000).catch(1);
const Sent = z.object({ entityId: EntityId, kind: LineKind, explanation: Explanation, seen: Explanation });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const id = SettlementId.safeParse(params.id);
  if (!id.success) throw data(null, { status: 404 });
  const page = Page.parse(url.searchParams.get("page") ?? 1);
  const settlement = await getSettlement(context.get(servicesContext), { id: id.data, page });
  if (!settlement.ok || page > settlement.value.pages) throw data(null, { status: 404 });
  return { ...settlement.value, page };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await readFormData(request);
  const answers = intentAnswers<"explanation">(context, "explain", {});
  const read = Sent.safeParse({
    ...{ entityId: textOf(form, "entityId"), kind: textOf(form, "kind") },
    ...{ explanation: textOf(form, "explanation"), seen: textOf(form, "seen") },
  });
  const settlementId = SettlementId.safeParse(params.id);
  if (!read.success || !settlementId.success)
    return answers.refused(`Please write ${LONGEST_EXPLANATION} characters at most, on one line.`, 422);
  const explained = await explainSettledLine(context.get(servicesContext), {
    ...{ ...read.data, settlementId: settlementId.data, staff: context.get(staffContext) },
  });
  if (!explained.ok && explained.code === "line-explained")
    return answers.refused(conflictWords(explained.details, read.data.explanation));
  if (!explained.ok) return answers.refused(REFUSAL_SENTENCES[explained.code]);
  return answers.done(read.data.explanation === "" ? "The line is open again." : "The line is explained.");
}

/** Shows the other person's explanation beside the sent one, so that no text is lost. */
function conflictWords(theirs: Explained, yours: string): string {
  const lines: string[] = [`${savedByWords(theirs)} Nothing of yours was saved.`];
  lines.push(theirs.explanation ? `Theirs: ${theirs.explanation}` : "Theirs: open again");
  if (yours) lines.push(`Yours: ${yours}`);
  return lines.join("\n");
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Settlement");

/** One payout: its sums, and every line beside the shop's books. */
export default function SettlementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settlement, lines, page, pages } = loaderData;
  const { id, utr, settledAt, open, gross, taken, fees, tax, net } = settlement;
  const path = `${SETTLEMENTS_PATH}/${id}`;
  return (
    <OfficePage
      title={showDay(dayOf(settledAt), true)}
      back={{ to: SETTLEMENTS_PATH, label: "Settlements" }}
      lead={`${id}${utr ? `, bank reference ${utr}` : ""}`}
      actions={
        <>
          <LinkButton to={`${path}/download?format=csv`} look="soft" reloadDocument download>
            CSV
          </LinkButton>
          <LinkButton to={`${path}/download?format=xlsx`} look="soft" reloadDocument download>
            Excel
          </LinkButton>
        </>
      }
    >
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && <LinesAlert message={actionData.message} />}
      <KeyFigures inRow={6}>
        <KeyFigure label="Received" value={showMoney(gross)} />
        <KeyFigure label="Taken back" value={showMoney(taken)} note="refunds and adjustments" />
        <KeyFigure label="Fees" value={showMoney(fees)} note="without GST" />
        <KeyFigure label="GST on fees" value={showMoney(tax)} />
        <KeyFigure label="Paid out" value={showMoney(net)} />
        <KeyFigure label="Open differences" value={showCount(open)} />
      </KeyFigures>
      <Lines lines={lines} />
      <Pager page={page} pages={pages} hrefOf={(to) => `?page=${to}`} />
    </OfficePage>
  );
}

const MONEY_COLUMNS = ["Amount", "In our books", "Fee", "GST on fee", "Paid out"];

function Lines({ lines }: { lines: SettledLineView[] }) {
  return (
    <div className="office-card figure-table settlement-lines">
      <div className="figure-table-head">
        <h2 id="lines">Lines</h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is wider than the page */}
      <section className="figure-table-box" aria-labelledby="lines" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Kind</th>
              <th scope="col">State</th>
              {MONEY_COLUMNS.map((column) => (
                <th key={column} scope="col" className="figure-table-number">
                  {column}
                </th>
              ))}
              <th scope="col">Since</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={`${line.kind} ${line.entityId}`} line={line} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Line({ line }: { line: SettledLineView }) {
  const { entityId, kind, state, occurredAt, amount, expected, fee, tax, net, orderId } = line;
  return (
    <tr>
      <th scope="row">
        {orderId ? (
          <Link className="link" to={`/admin/orders/${orderId}`}>
            {entityId}
          </Link>
        ) : (
          entityId
        )}
      </th>
      <td>{kindWords(kind)}</td>
      <td>{state === "matched" ? STATE_WORDS.matched.label : <Difference line={line} />}</td>
      {[amount, expected, fee, tax, net].map((money, nth) => (
        <td key={MONEY_COLUMNS[nth]} className="figure-table-number">
          {money === null ? "–" : showMoney(money)}
        </td>
      ))}
      <td>{showInstant(occurredAt)}</td>
    </tr>
  );
}

function Difference({ line: { entityId, kind, state, explanation } }: { line: SettledLineView }) {
  const { label, advice } = STATE_WORDS[state];
  return (
    <Form method="post" preventScrollReset key={explanation}>
      <input type="hidden" name="entityId" value={entityId} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="seen" value={explanation ?? ""} />
      {explanation === null ? (
        <>
          <span>
            <b className="settlement-open">{label}</b> {advice}
          </span>
          <input
            className="input"
            name="explanation"
            aria-label={`What ${entityId} is about`}
            maxLength={LONGEST_EXPLANATION}
            required
          />
          <Button type="submit" look="soft">
            Explain<span className="sr-only"> {entityId}</span>
          </Button>
        </>
      ) : (
        <>
          <span>
            {label}: {explanation}
          </span>
          <input type="hidden" name="explanation" value="" />
          <Button type="submit" look="ghost">
            Open again<span className="sr-only">: {entityId}</span>
          </Button>
        </>
      )}
    </Form>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such settlement." />;
}
