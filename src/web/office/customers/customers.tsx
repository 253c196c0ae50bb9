import { Link } from "react-router";
import { CustomerKey } from "../../../shop/accounts/accounts.inputs.ts";
import { listCustomers } from "../../../shop/accounts/list-customers.ts";
import { MOST_CUSTOMERS_FOUND } from "../../../shop/accounts/rules/customer-search.ts";
import { findInOffice } from "../../../shop/back-office/find-in-office.ts";
import { dayOf, showDay } from "../../../shop/basics/india-time.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Alert, Note } from "../../ui/note.tsx";
import { ExportLinks } from "../list/export-links.tsx";
import { KeyedList } from "../list/keyed-list.tsx";
import { ListHead, NothingFits } from "../list/list-head.tsx";
import { openList } from "../list/show-list.server.ts";
import { answerViewOnly } from "../list/view-action.server.ts";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { CursorPager, EmptyPage } from "../pager.tsx";
import { readCursor } from "../read-cursor.ts";
import type { Route } from "./+types/customers.ts";
import { CUSTOMERS_LIST, readCustomerDays } from "./customers-list.server.ts";
import "./customers.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const { query, list, today } = await openList(services, CUSTOMERS_LIST, { url, staff });
  const q = query.get("q") ?? "";
  const cursor = readCursor(url, CustomerKey);
  const shown = {
    q,
    list,
    isFiltered: query.size > 0,
    isFirst: cursor === null,
    before: null,
    after: null,
    refusal: null,
  };
  if (q !== "") {
    const results = await findInOffice(services, { text: `@${q}`, staff, limit: MOST_CUSTOMERS_FOUND });
    if (!results.ok) return { ...shown, rows: [], refusal: REFUSAL_SENTENCES[results.code] };
    const rows = results.value.customers.map(({ id, name, email }) => ({ id, name, email, since: "" }));
    return { ...shown, rows };
  }
  const listed = await listCustomers(services, { since: readCustomerDays(query, today), cursor, staff });
  if (!listed.ok) return { ...shown, rows: [], refusal: REFUSAL_SENTENCES[listed.code] };
  const { rows, before, after } = listed.value;
  return {
    ...{ ...shown, before, after },
    rows: rows.map(({ createdAt, ...row }) => ({
      ...row,
      since: `Since ${showDay(dayOf(createdAt), true)}`,
    })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerViewOnly(context.get(servicesContext), CUSTOMERS_LIST, { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Customers");

/** Customers, the newest first, or those that a search means. */
export default function CustomersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { q, list, rows, before, after, isFirst, isFiltered, refusal } = loaderData;
  return (
    <OfficePage
      title="Customers"
      lead={q === "" ? "The newest accounts first." : ""}
      // A search shows its first results only: they are no list to take along.
      actions={q === "" && rows.length > 0 && <ExportLinks files={list.files} />}
    >
      <ListHead list={list} title="Customers" submit="Show customers" answer={actionData} />
      {refusal && <Alert>{refusal}</Alert>}
      {!refusal && rows.length === 0 && q !== "" && (
        <Note title={`No customer found for “${q}”.`}>
          The beginning of a name, a surname, an e-mail, or of a phone number at least 5 digits.
        </Note>
      )}
      {!refusal &&
        rows.length === 0 &&
        q === "" &&
        isFirst &&
        (isFiltered ? (
          <NothingFits what="No customers match these filters." list={list} />
        ) : (
          <Note title="There are no customers yet." />
        ))}
      {rows.length === 0 && q === "" && !isFirst && <EmptyPage firstHref={list.href} />}
      {rows.length > 0 && (
        <KeyedList row="customer">
          <ol className="office-card customers-list">
            {rows.map(({ id, name, email, since }) => (
              <li key={id} data-list-row>
                <Link className="link" to={`${list.path}/${id}`}>
                  {name || email}
                </Link>
                <span className="customers-email">{name && email}</span>
                <span className="muted text-small">{since}</span>
              </li>
            ))}
          </ol>
        </KeyedList>
      )}
      {q !== "" && rows.length >= MOST_CUSTOMERS_FOUND && (
        <p className="muted">These are the first {MOST_CUSTOMERS_FOUND}. Type more to see the others.</p>
      )}
      <CursorPager href={list.href} before={before} after={after} />
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
