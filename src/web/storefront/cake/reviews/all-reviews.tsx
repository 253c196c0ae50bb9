import { data, redirect } from "react-router";
import { getProductPage } from "../../../../shop/catalogue/storefront/get-product-page.ts";
import { listReviews } from "../../../../shop/reviews/list-reviews.ts";
import { countedPage, pageMeta } from "../../../page-meta/page-meta.ts";
import { servicesContext } from "../../../request-context.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Paging } from "../../../ui/paging.tsx";
import { ReviewItem } from "../../reviews/review-item.tsx";
import type { Route } from "./+types/all-reviews.ts";
import "./reviews.css";

/** All reviews of a product, paged: `?page=` counts from 1. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const requestedPage = query.get("page") ?? "1";
  const page = /^[1-9]\d{0,3}$/.test(requestedPage) ? Number(requestedPage) : 1;
  const productPage = await getProductPage(services, { sku: params.sku });
  if (!productPage.ok) throw data(null, { status: 404 });
  const { productId, name, chosen, choices, cutout } = productPage.value;
  const list = await listReviews(services, { productId, page });
  if (page > list.pages) throw redirect(`${chosen.href}/reviews`);
  return data(
    { name, cutout, sku: chosen.sku, href: chosen.href, canonical: choices[0]?.href ?? chosen.href, list },
    { headers: countedPage(query, "page", page, 1) },
  );
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { name, canonical, list, cutout } = loaderData;
  return pageMeta(matches, {
    title: `Reviews of ${name}`,
    description: `What customers wrote about ${name} after it was delivered to them.`,
    path: `${canonical}/reviews${list.page === 1 ? "" : `?page=${list.page}`}`,
    picture: cutout,
    index: list.total > 0,
  });
}

export default function AllReviews({ loaderData: { name, sku, href, list } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap cake-reviews-all">
      <h1>Reviews of {name}</h1>
      <p>
        <a className="link" href={`/reviews?sku=${encodeURIComponent(sku)}`}>
          Write a review
        </a>
      </p>
      {list.total === 0 && <p className="muted">Nobody has reviewed this yet.</p>}
      {list.reviews.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
      <Paging
        page={list.page}
        pages={list.pages}
        href={(page) => `${href}/reviews${page === 1 ? "" : `?page=${page}`}`}
      />
      <LinkButton to={href} look="ghost">
        Back to the cake
      </LinkButton>
    </main>
  );
}
