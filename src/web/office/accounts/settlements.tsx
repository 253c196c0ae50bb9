import { Form, Link } from "react-router";
import { dayOf, showDay, showInstant } from "../../../shop/basics/india-time.ts";
import { showCount, showMoney } from "../../../shop/basics/money.ts";
import { lastWholeMonth, monthOf } from "../../../shop/invoices/rules/months.ts";
import { PROVIDER_FACTS } from "../../../shop/payments/rules/providers.ts";
import { SETTLED_WITHIN_DAYS } from "../../../shop/payments/rules/settlement-line.ts";
import { SettlementId } from "../../../shop/payments/settlements.inputs.ts";
import {
  countOpenDifferences,
  listSettlements,
  listUnsettled,
  type SettlementView,
  type UnsettledRow,
} from "../../../shop/payments/settlements.reads.ts";
import { answerTo } from "../../forms/intent-answer.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { ProblemTable } from "../catalogue/problem-table.tsx";
import { KeyFigure, KeyFigures } from "../key-figures.tsx";
import { LinesAlert } from "../lines-alert.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { CursorPager } from "../pager.tsx";
import { readCursor } from "../read-cursor.ts";
import type { Route } from "./+types/settlements.ts";
import { AccountsTabs } from "./accounts-tabs.tsx";
import { ReportForm } from "./report-form.tsx";
import { kindWords } from "./settlement-words.ts";
import { answerSettlements } from "./settlements-action.ts";
import { SETTLEMENTS_PATH } from "./settlements-path.ts";
import "../catalogue/import.css";
import "../figures/figure-table.css";
import "./settlements.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const now = services.clock();
  const onlyOpen = url.searchParams.get("show") === "open";
  const [{ rows, before, after }, open, unsettled] = await Promise.all([
    listSettlements(services, { cursor: readCursor(url, SettlementId), onlyOpen }),
    countOpenDifferences(services),
    listUnsettled(services),
  ]);
  const { reportHint, sandboxPath, sandboxReport } = PROVIDER_FACTS[services.gateway.provider];
  return {
    ...{ rows, before, after, open, onlyOpen, unsettled, reportHint },
    sandboxReport: services.operator.hasSandbox ? `${sandboxPath}${sandboxReport}` : null,
    ...{ thisMonth: monthOf(dayOf(now)), lastMonth: lastWholeMonth(now) },
  };
}

export function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerSettlements(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Settlements");

/** The payment provider's payouts to the bank, compared line by line with the shop's books. */
export default function SettlementsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, before, after, open, onlyOpen, unsettled } = loaderData;
  const isEmpty = rows.length === 0 && before === null && after === null;
  const wrong = actionData && "wrong" in actionData ? actionData.wrong : null;
  return (
    <OfficePage
      title="Settlements"
      lead="What the payment provider paid out, line by line against our books"
      actions={
        rows.length > 0 && (
          <>
            <LinkButton to={`${SETTLEMENTS_PATH}/download?format=csv`} look="soft" reloadDocument download>
              CSV
            </LinkButton>
            <LinkButton to={`${SETTLEMENTS_PATH}/download?format=xlsx`} look="soft" reloadDocument download>
              Excel
            </LinkButton>
          </>
        )
      }
    >
      <AccountsTabs />
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && actionData.message && <LinesAlert message={actionData.message} />}
      {wrong && wrong.problems.length > 0 && <ProblemTable problems={wrong.problems} count={wrong.count} />}
      {rows.length > 0 && (
        <KeyFigures>
          <KeyFigure
            label="Open differences"
            value={showCount(open)}
            note={
              onlyOpen ? (
                <Link className="link" to={SETTLEMENTS_PATH}>
                  Show all settlements
                </Link>
              ) : open > 0 ? (
                <Link className="link" to={OPEN_PATH}>
                  Show where
                </Link>
              ) : (
                "all matched or explained"
              )
            }
          />
          <KeyFigure
            label={`Not paid out after ${SETTLED_WITHIN_DAYS} days`}
            value={showCount(unsettled.count)}
            note="in our books, in no report"
          />
        </KeyFigures>
      )}
      <Imports data={loaderData} answer={actionData} />
      {isEmpty && onlyOpen ? (
        <Note
          title="No open difference."
          action={<LinkButton to={SETTLEMENTS_PATH}>Show all settlements</LinkButton>}
        >
          Every line is matched or explained.
        </Note>
      ) : isEmpty ? (
        <Note title="No settlement yet.">
          Import the provider's report, or fetch a month. Each line is then compared with our payments and
          refunds.
        </Note>
      ) : (
        <SettlementTable rows={rows} />
      )}
      <CursorPager href={onlyOpen ? OPEN_PATH : SETTLEMENTS_PATH} before={before} after={after} />
      {unsettled.count > 0 && <Unsettled {...unsettled} />}
    </OfficePage>
  );
}

type ImportsProps = Pick<Route.ComponentProps, "actionData"> & { data: Route.ComponentProps["loaderData"] };

function Imports({ data, answer }: { data: ImportsProps["data"]; answer: ImportsProps["actionData"] }) {
  const { reportHint, sandboxReport, thisMonth, lastMonth } = data;
  const intent = useIntent();
  const fetchAnswer = answerTo<"file" | "month">(answer, "fetch");
  return (
    <div className="settlement-imports">
      <section className="office-card" aria-labelledby="send-report">
        <h2 id="send-report">Import a report</h2>
        <ReportForm hint={reportHint} answer={answerTo<"file" | "month">(answer, "import")} />
        {sandboxReport !== null && (
          <p className="text-small settlement-sandbox">
            Payments of this demo go to a sandbox, which pays out after two days. Download its report of{" "}
            {[lastMonth, thisMonth].map((month, nth) => (
              <span key={month}>
                {nth > 0 && " or "}
                <a className="link" href={`${sandboxReport}?month=${month}`} download>
                  {month}
                </a>
              </span>
            ))}
            , and import it here.
          </p>
        )}
      </section>
      <section className="office-card" aria-labelledby="fetch-report">
        <h2 id="fetch-report">Fetch from the provider</h2>
        <Form method="post" className="settlement-form" preventScrollReset>
          <Field label="Month" error={fetchAnswer?.errors.month ?? null}>
            {(control) => (
              <input
                className="input"
                type="month"
                name="month"
                defaultValue={thisMonth}
                max={thisMonth}
                {...control}
              />
            )}
          </Field>
          <Button type="submit" name="intent" value="fetch" look="soft" busy={intent === "fetch"}>
            {intent === "fetch" ? "Fetching..." : "Fetch"}
          </Button>
        </Form>
      </section>
    </div>
  );
}

const OPEN_PATH = `${SETTLEMENTS_PATH}?show=open`;
const MONEY_COLUMNS = ["Received", "Taken back", "Fees", "GST on fees", "Paid out"];

function SettlementTable({ rows }: { rows: SettlementView[] }) {
  return (
    <div className="office-card figure-table">
      <div className="figure-table-head">
        <h2 id="settlements">Payouts</h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is wider than the page */}
      <section className="figure-table-box" aria-labelledby="settlements" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Paid out</th>
              <th scope="col">Settlement</th>
              <th scope="col">Differences</th>
              <th scope="col">Bank reference</th>
              <th scope="col" className="figure-table-number">
                Lines
              </th>
              {MONEY_COLUMNS.map((column) => (
                <th key={column} scope="col" className="figure-table-number">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, utr, settledAt, lines, open, gross, taken, fees, tax, net }) => (
              <tr key={id}>
                <th scope="row">{showDay(dayOf(settledAt), true)}</th>
                <td>
                  <Link className="link" to={`${SETTLEMENTS_PATH}/${id}`}>
                    {id}
                  </Link>
                </td>
                <td>{open === 0 ? "None" : <b className="settlement-open">{`${open} open`}</b>}</td>
                <td>{utr || "–"}</td>
                <td className="figure-table-number">{showCount(lines)}</td>
                {[gross, taken, fees, tax, net].map((amount, nth) => (
                  <td key={MONEY_COLUMNS[nth]} className="figure-table-number">
                    {showMoney(amount)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Unsettled({ rows, count }: { rows: UnsettledRow[]; count: number }) {
  return (
    <div className="office-card figure-table">
      <div className="figure-table-head">
        <h2 id="unsettled">In our books, in no report</h2>
      </div>
      <p className="muted text-small">
        Older than {SETTLED_WITHIN_DAYS} days, since the first imported report. Import the reports of these
        days first; then ask the provider.
        {count > rows.length && ` The oldest ${showCount(rows.length)} of ${showCount(count)} are shown.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is wider than the page */}
      <section className="figure-table-box" aria-labelledby="unsettled" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Since</th>
              <th scope="col">What</th>
              <th scope="col">Provider's id</th>
              <th scope="col" className="figure-table-number">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, entityId, amount, at, orderId }) => (
              <tr key={entityId}>
                <th scope="row">{showInstant(at)}</th>
                <td>{kindWords(kind)}</td>
                <td>
                  <Link className="link" to={`/admin/orders/${orderId}`}>
                    {entityId}
                  </Link>
                </td>
                <td className="figure-table-number">{showMoney(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
