import { useEffect, useRef } from "react";
import { data, useNavigation } from "react-router";
import { listBlogs } from "../../../shop/content/content.reads.ts";
import { countedPage, pageMeta } from "../../page-meta/page-meta.ts";
import { breadcrumbList, setStructuredData } from "../../page-meta/structured-data.tsx";
import { servicesContext } from "../../request-context.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { Route } from "./+types/blogs.ts";
import { BlogCard } from "./blog-card.tsx";
import { BLOGS_AT_FIRST, moreBlogs, shownBlogs } from "./blog-paging.ts";
import "./blogs.css";

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const allBlogs = await listBlogs(services);
  const query = new URL(request.url).searchParams;
  const shown = shownBlogs(query.get("show"), allBlogs.length);
  setStructuredData(context, [breadcrumbList(services.settings.url, [{ label: "Blogs", href: "/Blogs" }])]);
  return data(
    { blogs: allBlogs.slice(0, shown), total: allBlogs.length },
    { headers: countedPage(query, "show", shown, shownBlogs(null, allBlogs.length)) },
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Blogs",
    description:
      "How much cake for how many guests, what to write in 25 characters, how flowers last in summer: what our kitchens know, in plain words.",
    path: "/Blogs",
  });
}

export default function Blogs({ loaderData: { blogs, total } }: Route.ComponentProps) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(blogs.length);

  // After `View More`, focus the first new article; after `Close All`, the top of the list.
  useEffect(() => {
    if (blogs.length === before.current) return;
    const index = blogs.length > before.current ? before.current : 0;
    before.current = blogs.length;
    list.current?.children[index]?.querySelector("a")?.focus({ preventScroll: index > 0 });
  }, [blogs.length]);

  return (
    <main>
      <PageHead
        title="Blogs"
        lead="What our kitchens, riders and florists get asked most, answered the way they would answer a friend."
      />
      <div className="wrap below-head blogs">
        {total === 0 ? (
          <Note
            title="Nothing has been written yet."
            action={<LinkButton to="/AllCakes">See all cakes</LinkButton>}
          />
        ) : (
          <>
            <ul className="blog-list" ref={list}>
              {blogs.map((blog, index) => (
                <li key={blog.id} id={`article-${index + 1}`}>
                  <BlogCard blog={blog} eager={index < 2} />
                </li>
              ))}
            </ul>
            <More shown={blogs.length} total={total} />
          </>
        )}
      </div>
    </main>
  );
}

/** `View More` until all are shown, then `Close All`; nothing if there are four or fewer. */
function More({ shown, total }: { shown: number; total: number }) {
  const loading = useNavigation().location?.pathname.toLowerCase() === "/blogs";
  const nextCount = moreBlogs(shown, total);
  if (total <= BLOGS_AT_FIRST) return null;
  return (
    <div className="blog-more">
      <p className="muted text-small" role="status">
        {shown} of {total} articles
      </p>
      <LinkButton
        look={nextCount ? "primary" : "ghost"}
        to={nextCount ? `/Blogs?show=${nextCount}` : "/Blogs"}
        aria-busy={loading || undefined}
        replace
        preventScrollReset
      >
        {loading && <Spinner />}
        {nextCount ? "View More" : "Close All"}
      </LinkButton>
    </div>
  );
}
