import { Form, Link } from "react-router";
import { z } from "zod";
import { showMoney } from "../../../shop/basics/money.ts";
import {
  listOfficeProducts,
  type OfficeProduct,
} from "../../../shop/catalogue/products/list-office-products.ts";
import { SALE_STATES } from "../../../shop/catalogue/rules/sale-states.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { Picture } from "../../ui/picture.tsx";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { CursorPager, EmptyPage } from "../pager.tsx";
import { readCursor } from "../read-cursor.ts";
import type { Route } from "./+types/catalogue.ts";
import { CatalogueTabs } from "./catalogue-tabs.tsx";
import { CategoryField } from "./category-field.tsx";
import { ExportLinks } from "./export-links.tsx";
import { SaleTag } from "./sale-tag.tsx";
import { SALE_WORDS } from "./sale-words.ts";
import "./catalogue.css";

const Rank = z.string().regex(/^\d{1,9}$/);
const Filter = z.object({
  text: z.string().trim().max(80).catch(""),
  category: z.string().min(1).max(80).nullable().catch(null),
  state: z.enum(SALE_STATES).nullable().catch(null),
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const filter = Filter.parse({
    text: url.searchParams.get("q") ?? "",
    category: url.searchParams.get("category"),
    state: url.searchParams.get("state"),
  });
  const cursor = readCursor(url, Rank);
  const list = await listOfficeProducts(context.get(servicesContext), { filter, cursor });
  return { ...list, filter, isFirst: cursor === null, isDeleted: url.searchParams.has("deleted") };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Catalogue");

/** All products, those off sale too. */
export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  const { rows, total, before, after, categories, filter, isFirst, isDeleted } = loaderData;
  const href = hrefOf(filter);
  return (
    <OfficePage
      title="Catalogue"
      lead={total === 1 ? "1 product" : `${total} products`}
      actions={
        <>
          <ExportLinks />
          <LinkButton to="/admin/catalogue/import" look="soft">
            Import
          </LinkButton>
          <LinkButton to="/admin/catalogue/prices" look="soft">
            Change prices
          </LinkButton>
          <LinkButton to="/admin/catalogue/new">New product</LinkButton>
        </>
      }
    >
      <CatalogueTabs />
      {isDeleted && (
        <p className="sheet-said" role="status">
          The draft is deleted.
        </p>
      )}
      <Form className="goods-filter" role="search" aria-label="Products" key={href}>
        <Field label="Name, flavour or SKU">
          {(control) => (
            <input
              className="input"
              type="search"
              name="q"
              defaultValue={filter.text}
              maxLength={80}
              {...control}
            />
          )}
        </Field>
        <CategoryField categories={categories} name="category" defaultValue={filter.category ?? ""} />
        <Field label="State">
          {(control) => (
            <select className="input" name="state" defaultValue={filter.state ?? ""} {...control}>
              <option value="">All</option>
              {SALE_STATES.map((state) => (
                <option key={state} value={state}>
                  {SALE_WORDS[state].label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" look="soft">
          Show
        </Button>
      </Form>
      {rows.length > 0 && <ProductTable rows={rows} />}
      {rows.length === 0 && !isFirst && <EmptyPage firstHref={href} />}
      {rows.length === 0 && isFirst && (
        <Note
          title="No product fits."
          action={
            <LinkButton to="/admin/catalogue" look="soft">
              Clear filters
            </LinkButton>
          }
        >
          Look for a part of its name, or for its whole SKU.
        </Note>
      )}
      <CursorPager href={href} before={before} after={after} />
    </OfficePage>
  );
}

function ProductTable({ rows }: { rows: OfficeProduct[] }) {
  return (
    <table className="goods-table">
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Category</th>
          <th scope="col" className="goods-number">
            SKUs
          </th>
          <th scope="col" className="goods-number">
            Price
          </th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, category, cutout, skuCount, prices, state }) => (
          <tr key={id}>
            <th scope="row">
              <span className="goods-name">
                {cutout ? <Picture picture={cutout} alt="" sizes="32px" /> : <span className="goods-blank" />}
                <Link className="link" to={`/admin/catalogue/products/${id}`}>
                  {name}
                </Link>
              </span>
            </th>
            <td>{category}</td>
            <td className="goods-number">
              {skuCount}
              <span className="goods-unit"> SKUs</span>
            </td>
            <td className="goods-number">{prices ? priceWords(prices) : "None"}</td>
            <td>
              <SaleTag state={state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function priceWords({ from, to }: NonNullable<OfficeProduct["prices"]>): string {
  return from === to ? showMoney(from) : `${showMoney(from)} to ${showMoney(to)}`;
}

function hrefOf({ text, category, state }: z.infer<typeof Filter>): string {
  const entries = Object.entries({ q: text, category, state }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return entries.length === 0 ? "/admin/catalogue" : `/admin/catalogue?${new URLSearchParams(entries)}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
