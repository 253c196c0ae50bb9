import { Link } from "react-router";
import { z } from "zod";
import { findInOffice } from "../../../shop/back-office/find-in-office.ts";
import { dayOf } from "../../../shop/basics/india-time.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Alert, Note } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/find.ts";
import { FindForm } from "./find-form.tsx";
import { type FindGroup, groupsOf } from "./find-rows.ts";
import { findWords } from "./find-words.ts";
import { ResultText } from "./result-text.tsx";
import "./find.css";

/** Rows of a group: the palette shows fewer than the page. */
const ROWS = { palette: 4, page: 20 };

const Query = z.object({
  q: z
    .string()
    .max(80)
    .catch("")
    .transform((text) => text.trim()),
  in: z.enum(["palette", "page"]).catch("page"),
});

/** Results of the search, for this page and for the palette. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const query = Query.parse(Object.fromEntries(url.searchParams));
  const limit = ROWS[query.in];
  const words = findWords(staff.roles);
  const results = await findInOffice(services, { text: query.q, staff, limit });
  if (!results.ok) return { q: query.q, words, groups: [], refusal: REFUSAL_SENTENCES[results.code] };
  const sought = { text: query.q, roles: staff.roles, today: dayOf(services.clock()), limit };
  return { q: query.q, words, groups: groupsOf(results.value, sought), refusal: null };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData?.q ? `Search: ${loaderData.q}` : "Search");

/** The search without the palette: on phones, without script, and for more rows. */
export default function FindPage({ loaderData: { q, words, groups, refusal } }: Route.ComponentProps) {
  return (
    <OfficePage title="Search">
      <FindForm q={q} label={words.page} />
      {refusal && <Alert>{refusal}</Alert>}
      {!refusal && groups.length === 0 && <Note title={`Nothing found for “${q}”.`}>{words.note}</Note>}
      {groups.map((group) => (
        <Results key={group.name} group={group} q={q} />
      ))}
    </OfficePage>
  );
}

function Results({ group: { name, rows }, q }: { group: FindGroup; q: string }) {
  return (
    <section className="office-card lookup-group" aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.href + row.title}>
            <Link className="lookup-row" to={row.href}>
              <ResultText row={row} q={q} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
