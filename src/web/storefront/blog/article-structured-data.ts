import { pictureUrl } from "../../../shop/catalogue/pictures.ts";
import type { Blog } from "../../../shop/content/content.reads.ts";

/** An article as schema.org data. */
export function articleThing(blog: Blog, { name, url }: { name: string; url: string }) {
  return {
    "@type": "BlogPosting" as const,
    headline: blog.title,
    description: blog.description,
    articleSection: blog.category,
    image: [url + pictureUrl(blog.picture, 800, "webp")],
    datePublished: blog.publishedOn,
    author: { "@type": "Person", name: blog.authorName },
    publisher: { "@type": "Organization", name, url },
    mainEntityOfPage: url + blog.href,
    inLanguage: "en-IN",
  };
}
