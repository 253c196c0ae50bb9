import { data } from "react-router";
import { day, showDay } from "../../../shop/basics/india-time.ts";
import { findCategory } from "../../../shop/catalogue/storefront/find-category.ts";
import { listProducts } from "../../../shop/catalogue/storefront/list-products.ts";
import { getBlog, listBlogs } from "../../../shop/content/content.reads.ts";
import type { Services } from "../../../shop/services.ts";
import { pageMeta } from "../../page-meta/page-meta.ts";
import { breadcrumbList, setStructuredData } from "../../page-meta/structured-data.tsx";
import { renderMarkdown } from "../../prose/markdown.server.ts";
import { Prose } from "../../prose/prose.tsx";
import { servicesContext } from "../../request-context.ts";
import { classes } from "../../ui/classes.ts";
import { Crumbs } from "../../ui/page-head.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ProductCard } from "../product-card/product-card.tsx";
import type { Route } from "./+types/article.ts";
import { articleThing } from "./article-structured-data.ts";
import { BlogCard } from "./blog-card.tsx";
import "./article.css";

const PRODUCTS = 4;
const NEXT = 3;
/** Reading speed on a screen, in words per minute. */
const READING = 220;

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [result, allBlogs] = await Promise.all([getBlog(services, params), listBlogs(services)]);
  if (!result.ok) throw data(null, { status: 404 });
  const { body, products: category, ...blog } = result.value;
  const { html } = renderMarkdown(body);
  const index = allBlogs.findIndex(({ id }) => id === blog.id);
  // The next articles, continuing with the first after the last.
  const next = [...allBlogs.slice(index + 1), ...allBlogs.slice(0, Math.max(0, index))].slice(0, NEXT);
  const { settings } = services;
  setStructuredData(context, [
    articleThing(blog, settings),
    breadcrumbList(settings.url, [
      { label: "Blogs", href: "/Blogs" },
      { label: blog.title, href: blog.href },
    ]),
  ]);
  const minutes = Math.ceil(body.split(/\s+/).length / READING);
  return { blog, html, minutes, next, goesWith: await productsOf(services, category) };
}

/** Products of the category that the article names, and a link to all of them. */
async function productsOf(services: Services, name: string) {
  const category = name === "" ? null : await findCategory(services, { name });
  if (!category?.ok) return null;
  const { slug, title, listedAs } = category.value;
  const listing = await listProducts(services, { category: listedAs });
  const cards = listing.cards.filter(({ active }) => active).slice(0, PRODUCTS);
  return cards.length > 0 ? { title, href: `/${slug}`, cards } : null;
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { title, description, href: path, picture } = loaderData.blog;
  return pageMeta(matches, { title, description, path, picture, type: "article" });
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { blog, html, minutes, next, goesWith } = loaderData;
  return (
    <main>
      <article className="wrap article">
        <header>
          <Crumbs trail={[{ label: "Blogs", href: "/Blogs" }]} here={blog.title} />
          <div className="article-top">
            <div>
              <p className="blog-card-category">{blog.category}</p>
              <h1>{blog.title}</h1>
              <p className="article-lead">{blog.description}</p>
              <p className="article-by">
                <b>{blog.authorName}</b>
                <span>
                  <time dateTime={blog.publishedOn}>{showDay(day(blog.publishedOn), true)}</time>{" "}
                  <span aria-hidden="true">·</span> {minutes} {minutes === 1 ? "minute" : "minutes"} to read
                </span>
              </p>
            </div>
            <div className={classes("tile article-tile", `t-${blog.tile}`)}>
              <Picture
                picture={blog.cutout}
                alt=""
                eager
                sizes="(max-width: 48em) 80vw, (max-width: 68.75em) 40vw, 32rem"
              />
            </div>
          </div>
        </header>
        <Prose html={html} className="article-text" />
      </article>
      {goesWith && (
        <section className="page-section wrap article-more" aria-labelledby="goes-with">
          <div className="section-head">
            <h2 id="goes-with">Goes well with this</h2>
            <a className="link" href={goesWith.href}>
              See all: {goesWith.title}
            </a>
          </div>
          <div className="cards article-cards">
            {goesWith.cards.map((product) => (
              <ProductCard key={product.sku} product={product} />
            ))}
          </div>
        </section>
      )}
      {next.length > 0 && (
        <section className="page-section wrap article-more" aria-labelledby="read-next">
          <div className="section-head">
            <h2 id="read-next">Read next</h2>
            <a className="link" href="/Blogs">
              All articles
            </a>
          </div>
          <ul className="article-next">
            {next.map((nextBlog) => (
              <li key={nextBlog.id}>
                <BlogCard blog={nextBlog} small />
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
