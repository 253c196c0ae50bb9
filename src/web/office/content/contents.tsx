import { Link } from "react-router";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { listUsedPictures } from "../../../shop/catalogue/catalogue.reads.ts";
import { type ContentRow, listContent } from "../../../shop/content/list-content.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Note } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/contents.ts";
import { answerNewArticle } from "./new-article-action.ts";
import { NewArticleForm } from "./new-article-form.tsx";
import "./content.css";

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const rows = await listContent(services);
  const texts = rows.map(({ changedAt, ...row }) => ({
    ...row,
    changed: changedAt && showInstant(changedAt),
  }));
  const pictures = await listUsedPictures(services);
  const { name, email } = context.get(staffContext);
  return {
    pictures,
    author: name?.trim() || email,
    pages: texts.filter(({ kind }) => kind === "page"),
    articles: texts.filter(({ kind }) => kind === "article"),
  };
}

export function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerNewArticle(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Content");

/** The pages of text and the articles of the shop. */
export default function ContentsPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { pages, articles, pictures, author } = loaderData;
  return (
    <OfficePage title="Content" lead={`${pages.length} pages, ${articles.length} articles.`}>
      <TextList id="pages" title="Pages" rows={pages} none="The shop has no pages of text yet." />
      <NewArticleForm pictures={pictures} author={author} answer={answer} />
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
        {rows.map(({ kind, slug, title: name, path, isPublished, hasDraft, changed, changedBy }) => (
          <li key={slug}>
            <Link className="link" to={`/admin/content/${kind}/${slug}`}>
              {name}
            </Link>
            <span className="muted text-small">{path}</span>
            <span className="muted text-small">{changed ? `${changedBy}, ${changed}` : ""}</span>
            {!isPublished && <span className="office-tag is-new">Not published</span>}
            {isPublished && hasDraft && <span className="office-tag is-busy">Draft</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
