import { Link } from "react-router";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { type ContentRow, listContent } from "../../../shop/content/list-content.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Note } from "../../ui/note.tsx";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/contents.ts";
import "./content.css";

export async function loader({ context }: Route.LoaderArgs) {
  const rows = await listContent(context.get(servicesContext));
  const texts = rows.map(({ changedAt, ...row }) => ({
    ...row,
    changed: changedAt && showInstant(changedAt),
  }));
  return {
    pages: texts.filter(({ kind }) => kind === "page"),
    articles: texts.filter(({ kind }) => kind === "article"),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Content");

/** The pages of text and the articles of the shop. */
export default function ContentsPage({ loaderData: { pages, articles } }: Route.ComponentProps) {
  return (
    <OfficePage title="Content" lead={`${pages.length} pages, ${articles.length} articles.`}>
      <TextList id="pages" title="Pages" rows={pages} none="The shop has no pages of text yet." />
      <TextList id="articles" title="Articles" rows={articles} none="The shop has no articles yet." />
    </OfficePage>
  );
}

type ShownRow = Omit<ContentRow, "changedAt"> & { changed: string | null };
type TextListProps = { id: string; title: string; rows: ShownRow[]; none: string };

function TextList({ id, title, rows, none }: TextListProps) {
  return (
    <section className="office-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 && (
        <Note as="h3" title={none}>
          They are loaded with the catalogue of the shop.
        </Note>
      )}
      <ul className="content-list">
        {rows.map(({ kind, slug, title: name, path, hasDraft, changed, changedBy }) => (
          <li key={slug}>
            <Link className="link" to={`/admin/content/${kind}/${slug}`}>
              {name}
            </Link>
            <span className="muted text-small">{path}</span>
            <span className="muted text-small">{changed ? `${changedBy}, ${changed}` : ""}</span>
            {hasDraft && <span className="office-tag is-busy">Draft</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
