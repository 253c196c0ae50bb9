import { Form, Link } from "react-router";
import {
  listOfficeCategories,
  type OfficeCategory,
} from "../../../../shop/catalogue/categories/list-office-categories.ts";
import { ownPageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Note } from "../../../ui/note.tsx";
import { OfficeFailed, OfficePage } from "../../office-page.tsx";
import { CatalogueTabs } from "../catalogue-tabs.tsx";
import type { Route } from "./+types/categories.ts";
import { categoryPath } from "./category-names.ts";
import "../catalogue.css";
import "./categories.css";

const LONGEST_TEXT = 80;

export async function loader({ context, request }: Route.LoaderArgs) {
  const text = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, LONGEST_TEXT);
  return { rows: await listOfficeCategories(context.get(servicesContext), { text }), text };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Categories");

/** All categories, hidden ones too. */
export default function CategoriesPage({ loaderData: { rows, text } }: Route.ComponentProps) {
  return (
    <OfficePage
      title="Categories"
      lead={rows.length === 1 ? "1 category" : `${rows.length} categories`}
      actions={<LinkButton to="/admin/catalogue/new-category">New category</LinkButton>}
    >
      <CatalogueTabs />
      <Form className="category-filter" role="search" aria-label="Categories" key={text}>
        <Field label="Title or address">
          {(control) => (
            <input
              className="input"
              type="search"
              name="q"
              defaultValue={text}
              maxLength={LONGEST_TEXT}
              {...control}
            />
          )}
        </Field>
        <Button type="submit" look="soft">
          Show
        </Button>
      </Form>
      {rows.length > 0 ? (
        <CategoryTable rows={rows} />
      ) : (
        <Note
          title="No category fits."
          action={
            <LinkButton to="/admin/catalogue/categories" look="soft">
              Show all
            </LinkButton>
          }
        >
          Look for a part of its title or address.
        </Note>
      )}
    </OfficePage>
  );
}

function CategoryTable({ rows }: { rows: OfficeCategory[] }) {
  return (
    <table className="goods-table">
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">Address</th>
          <th scope="col" className="goods-number">
            Products
          </th>
          <th scope="col">Menu</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ slug, title, aliasOf, isHidden, productCount, menu }) => (
          <tr key={slug}>
            <th scope="row">
              <Link className="link" to={categoryPath(slug)}>
                {title}
              </Link>
            </th>
            <td className="category-address">/{slug}</td>
            <td className="goods-number">
              {productCount}
              <span className="goods-unit"> products</span>
            </td>
            <td>{menu ?? ""}</td>
            <td>
              <span className={`office-tag ${isHidden ? "" : "is-done"}`}>
                {isHidden ? "Hidden" : "In the shop"}
              </span>
              {aliasOf !== null && <span className="category-same">shows /{aliasOf}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
