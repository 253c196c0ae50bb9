import type { Session } from "../accounts/identity.ts";
import { roleFor } from "../accounts/rules/permissions.ts";
import { recordChange } from "../audit/record-change.ts";
import { randomUuid } from "../basics/ids.ts";
import { dayOf } from "../basics/india-time.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import { knownPictures } from "../catalogue/product-pictures/known-pictures.ts";
import type { Services } from "../services.ts";
import type { NewArticle } from "./edit.inputs.ts";
import { insertArticle } from "./edits.queries.ts";
import { articleSlug } from "./rules/article-slug.ts";

/**
 * Creates an article of the blog that no shopper sees before it is published. Its slug is made from its title and
 * stays. A second article with the same slug is refused, so a form that is sent twice creates one.
 * @returns its slug
 */
export function createArticle(
  services: Services,
  { article, staff }: { article: NewArticle; staff: Session },
): Promise<
  Outcome<string, "not-your-move" | "unknown-picture" | "article-exists" | "title-without-letters">
> {
  return refusableTransaction(services.db, async (tx) => {
    const role = roleFor(staff.roles, "change content");
    if (!role) return refuse("not-your-move");
    const inside = { ...services, db: tx };
    const { pictureId } = article;
    if (!(await knownPictures(inside, { ids: [pictureId] })).has(pictureId)) return refuse("unknown-picture");
    const slug = articleSlug(article.title);
    if (slug === "") return refuse("title-without-letters");
    const isNew = await insertArticle(tx, {
      ...article,
      ...{ id: `BLOG-${randomUuid().slice(0, 8).toUpperCase()}`, slug },
      publishedOn: dayOf(services.clock()),
    });
    if (!isNew) return refuse("article-exists");
    const subject = { subject: "content", subjectId: `article ${slug}`, label: article.title } as const;
    await recordChange(inside, { staff, role, ...subject, before: "", after: "draft created" });
    return ok(slug);
  });
}
