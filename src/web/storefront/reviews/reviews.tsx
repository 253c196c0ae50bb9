import { data, redirect } from "react-router";
import { getProductPage } from "../../../shop/catalogue/storefront/get-product-page.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { listReviews, type ReviewPage } from "../../../shop/reviews/list-reviews.ts";
import { NewReview } from "../../../shop/reviews/reviews.inputs.ts";
import { sendReview } from "../../../shop/reviews/send-review.ts";
import type { Services } from "../../../shop/services.ts";
import { answerForm, errorsOf } from "../../forms/form-answer.ts";
import { clientNetwork, readForm } from "../../forms/read-form.ts";
import { countedPage, pageMeta, UNCACHED_PAGE } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { classes } from "../../ui/classes.ts";
import { Paging } from "../../ui/paging.tsx";
import type { Route } from "./+types/reviews.ts";
import { REVIEW_FIELDS, ReviewForm, WRITE_ID } from "./review-form.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { Reviewable } from "./reviewable.tsx";
import "../../forms/forms.css";
import "./reviews.css";

const MOST_PAGES = 10_000;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** `?sku=` opens the form for that product, with `?stars=` chosen; `?page=` pages the reviews of the shop. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const requestedPage = query.get("page") ?? "1";
  const page = /^[1-9]\d{0,4}$/.test(requestedPage) ? Math.min(Number(requestedPage), MOST_PAGES) : 1;
  const [product, list] = await Promise.all([
    productOf(services, query.get("sku")),
    listReviews(services, { page }),
  ]);
  if (page > list.pages) throw redirect("/reviews");
  // Don't cache the form for one product: few request it, and it would evict other pages.
  const stars = product && /^[1-5]$/.test(query.get("stars") ?? "") ? query.get("stars") : null;
  return data(
    { product, stars, list },
    { headers: product ? UNCACHED_PAGE : countedPage(query, "page", page, 1) },
  );
}

async function productOf(services: Services, sku: string | null) {
  if (sku === null) return null;
  const productPage = await getProductPage(services, { sku });
  if (!productPage.ok) throw redirect("/reviews");
  const { name, tile, cutout, chosen } = productPage.value;
  return { sku: chosen.sku, name, tile, cutout, href: chosen.href };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const fields = await readForm(request, REVIEW_FIELDS);
  const wrong = (message: string, errors: Partial<typeof fields>, status: number) =>
    answerForm(context, { ok: false, message, errors, values: fields }, status);
  const review = NewReview.safeParse(fields);
  if (!review.success) return wrong("", errorsOf(review.error), 422);
  const author = await services.identity.sessionOf(request.headers);
  const sent = await sendReview(services, { review: review.data, author, from: clientNetwork(request) });
  if (!sent.ok) return wrong(REFUSAL_SENTENCES[sent.code], {}, sent.code === "too-many-tries" ? 429 : 422);
  return answerForm(context, { ok: true, message: "", errors: {}, values: { name: review.data.name } }, 200);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = loaderData?.list.page ?? 1;
  return pageMeta(matches, {
    title: loaderData?.product ? `Review ${loaderData.product.name}` : "Client Review",
    description:
      "What clients say about their cakes and gifts, and the form to send a review. Each one is read before it is shown, and none is left out for few stars.",
    path: page === 1 ? "/reviews" : `/reviews?page=${page}`,
    index: !loaderData?.product,
  });
}

/** The reviews of the shop, then the form to write one; with `?sku=` the form for that product comes first. */
export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, stars, list } = loaderData;
  const form = (
    <section className="form-box reviews-write" id={WRITE_ID} aria-label="Your review">
      {!product && <h2>Write a review</h2>}
      <ReviewForm product={product} stars={stars} answer={actionData} />
    </section>
  );
  const about = (
    <aside className={classes("form-side", !product && "reviews-figures")} aria-label="About reviews">
      <ReviewSummary list={list} />
      <Reviewable />
    </aside>
  );
  return (
    <main id="main" className="wrap">
      <div className={classes("form-page", !product && "reviews-first")}>
        <header className="form-head">
          <h1>Client Review</h1>
          <p>
            Tell us how it was, the good and the bad. No word of it is changed, and none is left out for few
            stars.
          </p>
          {!product && (
            <p>
              <a className="btn" href={`#${WRITE_ID}`}>
                Write a review
              </a>
            </p>
          )}
        </header>
        {product && form}
        {about}
        {!product && <Said list={list} />}
      </div>
      {product ? <Said list={list} /> : form}
    </main>
  );
}

/** The reviews of clients, page by page. */
function Said({ list }: { list: ReviewPage }) {
  return (
    <section className="page-section reviews-said" aria-labelledby="said">
      <div className="section-head">
        <h2 id="said">What clients say</h2>
      </div>
      {list.total === 0 ? (
        <p className="muted">Nobody has written yet. The first review is yours.</p>
      ) : (
        <div className="reviews-list">
          {list.reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </div>
      )}
      <Paging
        page={list.page}
        pages={list.pages}
        href={(page) => (page === 1 ? "/reviews#said" : `/reviews?page=${page}#said`)}
      />
    </section>
  );
}
