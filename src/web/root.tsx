import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
} from "react-router";
import "./app.css";
import type { Route } from "./+types/root.ts";
import { nonceContext, servicesContext } from "./request-context.ts";
import text from "./ui/fonts/figtree.woff2?url";
import textRupee from "./ui/fonts/figtree-rupee.woff2?url";
import display from "./ui/fonts/fraunces-soft.woff2?url";
import displayRupee from "./ui/fonts/fraunces-soft-rupee.woff2?url";
import { Toaster } from "./ui/toaster.tsx";

const font = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }) as const;

/** The fonts of the first screen start with the page. The rupee files are 1 KB, and every page has a price. */
export const links = () => [text, textRupee, display, displayRupee].map(font);

export function loader({ context }: Route.LoaderArgs) {
  const { name, tagline, contact, legal, social, mode } = context.get(servicesContext).settings;
  return { nonce: context.get(nonceContext), shop: { name, tagline, contact, legal, social, mode } };
}

/** The shop's settings change only with a new start. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>> | undefined;
  // In the browser the attribute is empty by design, so it must not be compared while hydrating.
  const nonce = typeof document === "undefined" ? data?.nonce : "";
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Toaster>
      <Outlet />
    </Toaster>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main>
      <h1>{missing ? "There is no such page" : "Something is down on our side"}</h1>
    </main>
  );
}
