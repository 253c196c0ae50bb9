import { Form, Link } from "react-router";
import { z } from "zod";
import { CustomerKey } from "../../../shop/accounts/accounts.inputs.ts";
import { listCustomers } from "../../../shop/accounts/list-customers.ts";
import { MOST_CUSTOMERS_FOUND } from "../../../shop/accounts/rules/customer-search.ts";
import { findInOffice } from "../../../shop/back-office/find-in-office.ts";
import { dayOf, showDay } from "../../../shop/basics/india-time.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { Alert, Note } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { CursorPager, EmptyPage } from "../pager.tsx";
import { readCursor } from "../read-cursor.ts";
import type { Route } from "./+types/customers.ts";
import "./customers.css";

const HREF = "/admin/customers";

const Query = z
  .string()
  .max(80)
  .catch("")
  .transform((text) => text.trim());

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const q = Query.parse(url.searchParams.get("q") ?? "");
  const cursor = readCursor(url, CustomerKey);
  const shown = { q, isFirst: cursor === null, before: null, after: null, refusal: null };
  if (q !== "") {
    const results = await findInOffice(services, { text: `@${q}`, staff, limit: MOST_CUSTOMERS_FOUND });
    if (!results.ok) return { ...shown, rows: [], refusal: REFUSAL_SENTENCES[results.code] };
    const rows = results.value.customers.map(({ id, name, email }) => ({ id, name, email, since: "" }));
    return { ...shown, rows };
  }
  const listed = await listCustomers(services, { cursor, staff });
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

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Customers");

/** Customers, the newest first, or those that a search means. */
export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  const { q, rows, before, after, isFirst, refusal } = loaderData;
  return (
    <OfficePage title="Customers" lead={q === "" ? "The newest accounts first." : ""}>
      <Form className="customers-search" role="search" aria-label="Customers" key={q}>
        <TextInput
          label="Name, phone or e-mail"
          hint="The beginning of it; of a phone number at least 5 digits."
          type="search"
          name="q"
          defaultValue={q}
          maxLength={80}
          autoComplete="off"
        />
        <Button type="submit">Search</Button>
      </Form>
      {refusal && <Alert>{refusal}</Alert>}
      {!refusal && rows.length === 0 && q !== "" && (
        <Note title={`No customer found for “${q}”.`}>A name, a surname, a phone number or an e-mail.</Note>
      )}
      {!refusal && rows.length === 0 && q === "" && isFirst && <Note title="There are no customers yet." />}
      {rows.length === 0 && q === "" && !isFirst && <EmptyPage firstHref={HREF} />}
      {rows.length > 0 && (
        <ol className="office-card customers-list">
          {rows.map(({ id, name, email, since }) => (
            <li key={id}>
              <Link className="link" to={`${HREF}/${id}`}>
                {name || email}
              </Link>
              <span className="customers-email">{name && email}</span>
              <span className="muted text-small">{since}</span>
            </li>
          ))}
        </ol>
      )}
      {q !== "" && rows.length >= MOST_CUSTOMERS_FOUND && (
        <p className="muted">These are the first {MOST_CUSTOMERS_FOUND}. Type more to see the others.</p>
      )}
      <CursorPager href={HREF} before={before} after={after} />
    </OfficePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
