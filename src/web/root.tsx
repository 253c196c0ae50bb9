import { type ReactNode, use } from "react";
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from "react-router";
import "./app.css";
import type { Route } from "./+types/root.ts";
import { InlineMark } from "./rendering/inline-mark.ts";
import { LaterScripts } from "./rendering/later-scripts.tsx";
import { readForPage } from "./rendering/read-for-page.ts";
import { layOutWholeWhenScrolled } from "./rendering/start-scripts.ts";
import { sendErasedToSignIn } from "./session/erased-meanwhile.ts";
import { PERSONAL_PAGES } from "./session/personal-pages.server.ts";
import { SessionWatch } from "./session/session-watch.tsx";
import { useShopIfLoaded } from "./shop-facts.ts";
import { ErrorPage, errorTitle, officeHtmlOf } from "./storefront/shell/error-page.tsx";
import { BRAND_COLOUR } from "./ui/brand-colour.ts";
import text from "./ui/fonts/figtree.woff2?url";
import display from "./ui/fonts/fraunces-soft.woff2?url";
import { Logo } from "./ui/logo.tsx";
import { Toaster } from "./ui/toaster.tsx";

const font = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }) as const;

/** Preload the fonts of the first screen. */
export const links = () => [
  ...[text, display].map(font),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export const middleware: Route.MiddlewareFunction[] = [sendErasedToSignIn];

export async function loader({ context }: Route.LoaderArgs) {
  // Declared as a read, so that cached pages are rendered again when the owner changes a fact.
  const shop = await readForPage(context, async ({ settings }) => {
    const { name, tagline, monogram, orderPrefix, url, contact, legal, social, mode } = settings;
    return { name, tagline, monogram, orderPrefix, url, contact, legal, social, mode };
  });
  return { shop, personalPages: PERSONAL_PAGES.source };
}

/** An open tab keeps the facts that it was loaded with, except the tab of an owner who changes them. */
export const shouldRevalidate = ({ formAction }: ShouldRevalidateFunctionArgs) =>
  formAction === "/admin/settings";

/**
 * Later layers win: components over elements, pages over components; then large text on narrow screens, print, and
 * reduced motion. Declared before any stylesheet, because the build decides their order.
 */
const LAYERS = "@layer theme, base, kit, page, large, print, calm;";

export function Layout({ children }: { children: ReactNode }) {
  const data: Awaited<ReturnType<typeof loader>> | undefined = useLoaderData<typeof loader>();
  const mark = use(InlineMark);
  return (
    // Our start script sets `data-whole`, which React does not know.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={BRAND_COLOUR} />
        <Meta />
        <style nonce={mark} suppressHydrationWarning>
          {LAYERS}
        </style>
        {data && (
          <script
            nonce={mark}
            suppressHydrationWarning
            // Browsers keep the server's HTML, so they do not load the code that renders it.
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `(${layOutWholeWhenScrolled})()` : "" }}
          />
        )}
        <Links />
      </head>
      <body>
        {children}
        {/* A request refused before loading has no data: its page works without script. */}
        {data && (
          <>
            <ScrollRestoration />
            <LaterScripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Toaster>
      <SessionWatch personalPages={loaderData.personalPages} />
      <Outlet />
    </Toaster>
  );
}

/** Errors outside the storefront's pages, or in the frame around them. */
export function ErrorBoundary() {
  const shop = useShopIfLoaded();
  const error = useRouteError();
  const officeHtml = officeHtmlOf(error);
  const title = errorTitle(error);
  if (officeHtml)
    return (
      <>
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the office's guard */}
        <div dangerouslySetInnerHTML={{ __html: officeHtml }} />
      </>
    );
  return (
    <>
      <title>{title}</title>
      <header className="header header-calm edge-b on-jam">
        <div className="wrap header-row">{shop && <Logo shop={shop} />}</div>
      </header>
      <ErrorPage error={error} />
    </>
  );
}
