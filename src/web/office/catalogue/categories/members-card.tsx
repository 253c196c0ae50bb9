import type { EditableCategory } from "../../../../shop/catalogue/categories/get-office-category.ts";
import { CursorPager } from "../../pager.tsx";
import type { ShownFields } from "../sku-table.tsx";
import { categoryPath } from "./category-names.ts";
import { MemberTable } from "./member-table.tsx";

type MembersCardProps = ShownFields &
  Pick<EditableCategory, "slug" | "aliasOf" | "members" | "memberCount" | "before" | "after">;

/** A page of the products of a category, with their places. An alias shows those of another category. */
export function MembersCard(props: MembersCardProps) {
  const { slug, aliasOf, members, memberCount, before, after, texts, errors } = props;
  return (
    <section className="office-card" aria-labelledby="members">
      <h2 id="members">{memberCount === 1 ? "1 product" : `${memberCount} products`}</h2>
      {aliasOf !== null && (
        <p className="muted">
          It shows the products of{" "}
          <a className="link" href={categoryPath(aliasOf)}>
            /{aliasOf}
          </a>
          .
        </p>
      )}
      {aliasOf === null && members.length === 0 && (
        <p className="muted">It lists no product yet. Find some below.</p>
      )}
      {members.length > 0 && (
        <>
          <p className="muted text-small">
            Products with a place come first, in the order of their numbers. The others follow in the shop’s
            order.
          </p>
          <MemberTable {...{ members, texts, errors }} />
        </>
      )}
      <CursorPager href={categoryPath(slug)} before={before} after={after} />
    </section>
  );
}
