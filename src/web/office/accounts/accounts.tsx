import { Form, Link } from "react-router";
import { may } from "../../../shop/accounts/rules/permissions.ts";
import { dayOf, showDay } from "../../../shop/basics/india-time.ts";
import { type Paise, paise, showMoney } from "../../../shop/basics/money.ts";
import { stateName } from "../../../shop/basics/state-names.ts";
import { type CreditNoteRow, getGstReturns } from "../../../shop/invoices/get-gst-returns.ts";
import { type InvoiceRow, listInvoices } from "../../../shop/invoices/list-invoices.ts";
import type { GstReturn, StateRow } from "../../../shop/invoices/rules/gst-return.ts";
import {
  lastWholeMonth,
  monthAfter,
  monthBefore,
  monthOf,
  parseMonth,
  showMonth,
} from "../../../shop/invoices/rules/months.ts";
import { showRate } from "../../../shop/invoices/rules/tax.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { FigureTable } from "../figures/figure-table.tsx";
import { KeyFigure, KeyFigures } from "../key-figures.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/accounts.ts";
import { AccountsTabs } from "./accounts-tabs.tsx";
import "./accounts.css";

/** Number of invoices and of notes that the page lists. The files have all of them. */
const INVOICES_SHOWN = 50;
const NOTES_SHOWN = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const now = services.clock();
  const month = parseMonth(url.searchParams.get("month") ?? "") ?? lastWholeMonth(now);
  const [{ returns, notes }, invoices] = await Promise.all([
    getGstReturns(services, { month }),
    listInvoices(services, { month, limit: INVOICES_SHOWN }),
  ]);
  const [before, after] = [monthBefore(month), monthAfter(month)];
  return {
    ...{
      month,
      title: showMonth(month),
      returns,
      invoices,
      notes: notes.slice(0, NOTES_SHOWN),
      noteCount: notes.length,
    },
    maySettle: may(context.get(staffContext).roles, "reconcile settlements"),
    ...{ before, beforeTitle: showMonth(before), after, afterTitle: showMonth(after) },
    ...{ isOver: month < monthOf(dayOf(now)) },
  };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Accounts");

/** The accountant's returns for a month: the tables of GSTR-1, one set for each registration. */
export default function AccountsPage({ loaderData }: Route.ComponentProps) {
  const { month, title, returns, invoices, notes, noteCount, isOver, maySettle } = loaderData;
  const { before, beforeTitle, after, afterTitle } = loaderData;
  const csv = `/admin/accounts/download?month=${month}`;
  return (
    <OfficePage
      title="Accounts"
      lead={isOver ? title : `${title}, which is not over`}
      actions={
        returns.length > 0 && (
          <LinkButton to={csv} reloadDocument download>
            Month as CSV
          </LinkButton>
        )
      }
    >
      {maySettle && <AccountsTabs />}
      <nav className="accounts-months" aria-label="Month">
        <Link className="btn btn-soft" to={`?month=${before}`}>
          <span className="sr-only">Month before: </span>
          {beforeTitle}
        </Link>
        <Link className="btn btn-soft" to={`?month=${after}`}>
          <span className="sr-only">Month after: </span>
          {afterTitle}
        </Link>
        <Form className="accounts-month" key={month}>
          <Field label="Month">
            {(control) => (
              <input className="input" type="month" name="month" defaultValue={month} {...control} />
            )}
          </Field>
          <Button type="submit" look="soft">
            Show
          </Button>
        </Form>
      </nav>
      {returns.length === 0 && (
        <Note title="No invoice in this month.">
          Invoices are issued when an order is paid, credit notes when a refund has arrived.
        </Note>
      )}
      {returns.length > 0 && (
        <>
          <AllStates returns={returns} title={title} />
          <Invoices returns={returns} invoices={invoices} csvHref={`${csv}&list=invoices`} />
        </>
      )}
      {returns.map((filed) => (
        <Registration key={filed.gstin} filed={filed} json={`${csv}&gstin=${filed.gstin}`} />
      ))}
      {returns.length > 0 && <Notes notes={notes} total={noteCount} />}
    </OfficePage>
  );
}

/** The sums of all registrations. */
function AllStates({ returns, title }: { returns: GstReturn[]; title: string }) {
  const total = sumOf(returns.map((filed) => filed.total));
  return (
    <section className="accounts-registration" aria-labelledby="all-states">
      <header>
        <h2 id="all-states">
          All states <small>{title}</small>
        </h2>
      </header>
      <KeyFigures>
        <KeyFigure label="Invoices" value={showMoney(sumOf(returns.map(({ invoiced }) => invoiced)).total)} />
        <KeyFigure
          label="Credit notes"
          value={showMoney(sumOf(returns.map(({ credited }) => credited)).total)}
        />
        <KeyFigure label="Sales less credit notes" value={showMoney(total.total)} />
        <KeyFigure label="Tax in it" value={showMoney(taxOf(total))} />
      </KeyFigures>
    </section>
  );
}

type InvoicesProps = { returns: GstReturn[]; invoices: InvoiceRow[]; csvHref: string };

/** The invoices themselves. Their sums are those of the tables below. */
function Invoices({ returns, invoices, csvHref }: InvoicesProps) {
  const many = returns
    .flatMap(({ series }) => series)
    .reduce((sum, { kind, many: ofSeries }) => sum + (kind === "invoice" ? ofSeries : 0), 0);
  const { taxable, total } = sumOf(returns.map(({ invoiced }) => invoiced));
  return (
    <FigureTable
      title="Invoices"
      note={
        many > invoices.length
          ? `The first ${invoices.length} of ${many}. The last row has all, and so has the CSV.`
          : undefined
      }
      csvHref={csvHref}
      columns={["Invoice", "Date", "Place of supply", "Taxable", "Tax", "Total"]}
      rows={invoices.map((row) => [
        row.number,
        showDay(row.issuedOn),
        `${row.placeOfSupply} ${stateName(row.placeOfSupply)}`,
        ...[row.taxable, row.total - row.taxable, row.total].map((amount) => showMoney(paise(amount))),
      ])}
      total={[
        ...["All states", "", `${many} ${many === 1 ? "invoice" : "invoices"}`],
        ...[showMoney(taxable), showMoney(taxOf({ taxable, total })), showMoney(total)],
      ]}
      empty="No invoice was issued."
      words={3}
    />
  );
}

const AMOUNTS = ["Taxable", "IGST", "CGST", "SGST", "Total"];

function Registration({ filed, json }: { filed: GstReturn; json: string }) {
  const { gstin, large, small, untaxed, hsn, series, invoiced, credited, total } = filed;
  return (
    <section className="accounts-registration" aria-labelledby={gstin}>
      <header>
        <h2 id={gstin}>
          {stateName(gstin.slice(0, 2))} <small>{gstin}</small>
        </h2>
        {large.length === 0 ? (
          <a className="link" href={json} download>
            JSON for the GST portal<span className="sr-only"> of {gstin}</span>
          </a>
        ) : (
          <span className="muted">No JSON: it would leave out table 5. Use the CSV.</span>
        )}
      </header>
      <KeyFigures>
        <KeyFigure label="Invoices" value={showMoney(invoiced.total)} />
        <KeyFigure label="Credit notes" value={showMoney(credited.total)} />
        <KeyFigure label="Sales less credit notes" value={showMoney(total.total)} />
        <KeyFigure label="Tax in it" value={showMoney(taxOf(total))} />
      </KeyFigures>
      {large.length > 0 && <States title="Table 5: other states, above ₹1,00,000" rows={large} />}
      <States title="Table 7: sales to consumers" rows={small} />
      {untaxed.length > 0 && <States title="Table 8: goods without tax" rows={untaxed} />}
      <FigureTable
        title="Table 12: HSN summary"
        note="Credit notes are taken off the amounts, not the pieces."
        columns={["HSN", "Rate", "Pieces", ...AMOUNTS]}
        rows={hsn.map((row) => [row.hsn, showRate(row.rateBp), String(row.quantity), ...cells(row)])}
        total={["All", "", String(hsn.reduce((sum, { quantity }) => sum + quantity, 0)), ...cells(total)]}
        empty="Nothing was sold."
      />
      <FigureTable
        title="Table 13: documents issued"
        columns={["Kind", "First", "Last", "Documents"]}
        rows={series.map(({ kind, from, to, many }) => [KINDS[kind], from, to, String(many)])}
        empty="None was issued."
        words={3}
      />
    </section>
  );
}

const KINDS = { invoice: "Invoices", "credit note": "Credit notes" } as const;

function States({ title, rows }: { title: string; rows: StateRow[] }) {
  return (
    <FigureTable
      title={title}
      note="By state of supply and rate; credit notes are taken off."
      columns={["State", "Rate", ...AMOUNTS]}
      rows={rows.map((row) => [
        `${row.placeOfSupply} ${stateName(row.placeOfSupply)}`,
        showRate(row.rateBp),
        ...cells(row),
      ])}
      empty="Nothing of this kind was sold."
    />
  );
}

function Notes({ notes, total }: { notes: CreditNoteRow[]; total: number }) {
  return (
    <FigureTable
      title="Credit notes"
      note={
        total > notes.length ? `The first ${notes.length} of ${total}. The CSV has all of them.` : undefined
      }
      columns={["Credit note", "Date", "Lowers invoice", "Of", ...AMOUNTS]}
      rows={notes.map((row) => [
        row.number,
        showDay(row.issuedOn),
        row.invoiceNumber,
        showDay(row.invoicedOn),
        ...cells(row),
      ])}
      empty="Nothing was refunded."
      words={4}
    />
  );
}

type Amounts = Pick<StateRow, "taxable" | "igst" | "cgst" | "sgst" | "total">;

function cells({ taxable, igst, cgst, sgst, total }: { [name in keyof Amounts]: number }): string[] {
  return [taxable, igst, cgst, sgst, total].map((amount) => showMoney(amount as Amounts["total"]));
}

function taxOf({ total, taxable }: Pick<Amounts, "total" | "taxable">): Paise {
  return paise(total - taxable);
}

function sumOf(amounts: Amounts[]): Pick<Amounts, "taxable" | "total"> {
  return {
    taxable: paise(amounts.reduce((sum, { taxable }) => sum + taxable, 0)),
    total: paise(amounts.reduce((sum, { total }) => sum + total, 0)),
  };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
