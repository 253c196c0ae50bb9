import type { ReactNode } from "react";
import { Links, Meta, Outlet, ScrollRestoration, useLoaderData, useRouteError } from "react-router";
import "./app.css";
import type { Route } from "./+types/root.ts";
import { LaterScripts } from "./later-scripts.tsx";
import { nonceContext, servicesContext } from "./request-context.ts";
import { sendErasedToSignIn } from "./session/erased-meanwhile.ts";
import { useShopIfLoaded } from "./shop-facts.ts";
import { layOutWholeWhenBack } from "./start-scripts.ts";
import { ErrorPage, errorTitle } from "./storefront/shell/error-page.tsx";
import text from "./ui/fonts/figtree.woff2?url";
import textRupee from "./ui/fonts/figtree-rupee.woff2?url";
import display from "./ui/fonts/fraunces-soft.woff2?url";
import displayRupee from "./ui/fonts/fraunces-soft-rupee.woff2?url";
import { Logo } from "./ui/logo.tsx";
import { Toaster } from "./ui/toaster.tsx";

const font = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }) as const;

/** The fonts of the first screen start with the page. The rupee files are 1 KB, and every page has a price. */
export const links = () => [
  ...[text, textRupee, display, displayRupee].map(font),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const middleware: Route.MiddlewareFunction[] = [sendErasedToSignIn];

export function loader({ context }: Route.LoaderArgs) {
  const { name, tagline, url, contact, legal, social, mode } = context.get(servicesContext).settings;
  return { nonce: context.get(nonceContext), shop: { name, tagline, url, contact, legal, social, mode } };
}

/** The shop's settings change only with a new start. */
export const shouldRevalidate = () => false;

/**
 * Later layers win: components over elements, pages over components, utilities over all. Said before any
 * stylesheet, because which one comes first depends on how the build cuts them.
 */
const LAYERS = "@layer theme, base, kit, page, utilities, calm;";

export function Layout({ children }: { children: ReactNode }) {
  const data = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>> | undefined;
  // In the browser the attribute is empty by design, so it must not be compared while hydrating.
  const nonce = typeof document === "undefined" ? data?.nonce : "";
  return (
    // The browser marks it `data-whole`, which is none of React's.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#63003c" />
        <Meta />
        <style>{LAYERS}</style>
        {data && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
            dangerouslySetInnerHTML={{ __html: `(${layOutWholeWhenBack})()` }}
          />
        )}
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        {/* A page that was refused before anything was loaded has no nonce: it does without script. */}
        {data && (
          <>
            <ScrollRestoration nonce={nonce} />
            <LaterScripts nonce={nonce} />
          </>
        )}
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

/** What went wrong outside the storefront's pages, or in the frame around them. */
export function ErrorBoundary() {
  const shop = useShopIfLoaded();
  const error = useRouteError();
  return (
    <>
      <title>{errorTitle(error)}</title>
      <header className="hd calm edge-b on-jam">
        <div className="wrap">{shop && <Logo name={shop.name} />}</div>
      </header>
      <ErrorPage error={error} />
    </>
  );
}
