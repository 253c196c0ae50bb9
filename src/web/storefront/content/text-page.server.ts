import { data } from "react-router";
import { getPage, type TextPage } from "../../../shop/content/get-page.ts";
import type { Services } from "../../../shop/services.ts";
import { type Rendered, renderMarkdown } from "./markdown.server.ts";

/** A page of text, ready to be shown. */
export type ShownPage = Omit<TextPage, "body"> & Rendered & { path: string };

/** The page at this address; a 404 where the shop has none. */
export async function loadTextPage(services: Services, slug: string): Promise<ShownPage> {
  const found = await getPage(services, { slug });
  if (!found.ok) throw data(null, { status: 404 });
  const { body, ...page } = found.value;
  return { ...page, path: `/${slug}`, ...renderMarkdown(body) };
}
