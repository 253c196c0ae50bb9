import { day, showDay } from "../../../shop/basics/india-time.ts";
import type { Blog } from "../../../shop/content/content.reads.ts";
import { classes } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";
import "./blog-card.css";

/** An article in a list: picture, title and subject. The whole card is one link. */
export function BlogCard({
  blog,
  small = false,
  eager = false,
}: {
  blog: Blog;
  small?: boolean;
  eager?: boolean;
}) {
  const Heading = small ? "h3" : "h2";
  return (
    <article className={classes("blog-card", `t-${blog.tile}`, small && "blog-card-small")}>
      <div className="tile blog-card-tile">
        <Picture
          picture={blog.cutout}
          alt=""
          eager={eager}
          sizes={
            small
              ? "(max-width: 48em) 90vw, 22rem"
              : "(max-width: 48em) 90vw, (max-width: 68.75em) 44vw, 18rem"
          }
        />
      </div>
      <div className="blog-card-body">
        <p className="blog-card-category">{blog.category}</p>
        <Heading>
          <a href={blog.href}>{blog.title}</a>
        </Heading>
        <p className="blog-card-text">{blog.description}</p>
        <p className="blog-card-by">
          {blog.authorName} <span aria-hidden="true">·</span>{" "}
          <time dateTime={blog.publishedOn}>{showDay(day(blog.publishedOn), true)}</time>
        </p>
      </div>
    </article>
  );
}
