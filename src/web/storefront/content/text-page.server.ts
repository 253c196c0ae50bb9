import { data, type RouterContextProvider } from "react-router";
import { getPage, type TextPage } from "../../../shop/content/get-page.ts";
import { breadcrumbList, setStructuredData } from "../../page-meta/structured-data.tsx";
import { type Rendered, renderMarkdown } from "../../prose/markdown.server.ts";
import { servicesContext } from "../../request-context.ts";

/** A rendered page of text. */
export type ShownPage = Omit<TextPage, "body"> & Rendered & { path: string };

/** The page at this path with its breadcrumb for search engines; 404 if there is none. */
export async function loadTextPage(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<ShownPage> {
  const services = context.get(servicesContext);
  const storedPage = await getPage(services, { slug });
  if (!storedPage.ok) throw data(null, { status: 404 });
  const { body, ...page } = storedPage.value;
  const path = `/${slug}`;
  setStructuredData(context, [breadcrumbList(services.settings.url, [{ label: page.title, href: path }])]);
  return { ...page, path, ...renderMarkdown(body) };
}
