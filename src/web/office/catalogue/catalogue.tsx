import { Link } from "react-router";
import { z } from "zod";
import { showCount, showMoney } from "../../../shop/basics/money.ts";
import {
  listOfficeProducts,
  type OfficeProduct,
} from "../../../shop/catalogue/products/list-office-products.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ExportLinks } from "../list/export-links.tsx";
import { KeyedList } from "../list/keyed-list.tsx";
import { ListHead, NothingFits } from "../list/list-head.tsx";
import { openList } from "../list/show-list.server.ts";
import { answerViewOnly } from "../list/view-action.server.ts";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { CursorPager, EmptyPage } from "../pager.tsx";
import { readCursor } from "../read-cursor.ts";
import type { Route } from "./+types/catalogue.ts";
import { CatalogueTabs } from "./catalogue-tabs.tsx";
import { readProductFilter, readProductsList } from "./products-list.server.ts";
import { SaleTag } from "./sale-tag.tsx";
import "./catalogue.css";

const Rank = z.string().regex(/^\d{1,9}$/);

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const productsList = await readProductsList(services);
  const { query, list } = await openList(services, productsList, { url, staff: context.get(staffContext) });
  const cursor = readCursor(url, Rank);
  const page = await listOfficeProducts(services, { filter: readProductFilter(query), cursor });
  return { ...page, list, isFirst: cursor === null, isDeleted: url.searchParams.has("deleted") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  return answerViewOnly(services, await readProductsList(services), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Catalogue");

/** All products, those off sale too. */
export default function CataloguePage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, list, total, withoutLine, before, after, isFirst, isDeleted } = loaderData;
  return (
    <OfficePage
      title="Catalogue"
      lead={total === 1 ? "1 product" : `${showCount(total)} products`}
      actions={
        <>
          <ExportLinks files={list.files} />
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
        <p className="list-said" role="status">
          The draft is deleted.
        </p>
      )}
      {list.files !== null && withoutLine > 0 && (
        <p className="muted text-small">
          {withoutLine === 1 ? "1 draft has" : `${withoutLine} drafts have`} no picture or no SKU yet, and{" "}
          {withoutLine === 1 ? "is" : "are"} not in the files.
        </p>
      )}
      <ListHead list={list} title="Products" submit="Show products" answer={actionData} />
      {rows.length > 0 && (
        <KeyedList row="product">
          <ProductTable rows={rows} />
        </KeyedList>
      )}
      {rows.length === 0 && !isFirst && <EmptyPage firstHref={list.href} />}
      {rows.length === 0 && isFirst && <NothingFits what="No products match these filters." list={list} />}
      <CursorPager href={list.href} before={before} after={after} />
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
          <tr key={id} data-list-row>
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
