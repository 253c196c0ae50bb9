import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { asciiHtml } from "./ready-html.server.tsx";

/** Renders an element to HTML that the browser can hydrate, as a page at this path would. */
export async function routedHtml(path: string, element: ReactNode): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([{ path: "*", element }]);
  const context = await query(new Request(`http://shop.invalid${path}`));
  if (context instanceof Response) throw context;
  const router = createStaticRouter(dataRoutes, context);
  return asciiHtml(
    renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />),
  );
}
