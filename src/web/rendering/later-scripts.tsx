import { Children, type ReactElement, type ReactNode, use, useLayoutEffect } from "react";
import { Scripts, useMatches } from "react-router";
import { InlineMark } from "./inline-mark.ts";
import { shopperManifestOf } from "./shopper-manifest.ts";
import { replayEarly, startScripts } from "./start-scripts.ts";

/** Id of the element with the code that loads the page's modules. */
const MODULES_ID = "page-modules";

type Element = ReactElement<{
  href?: string;
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}>;

/** Starts the page's modules after the visible content, and replays what was pressed and typed until then. */
export function LaterScripts() {
  useLayoutEffect(replayEarly, []);
  // Rendered last in the body. React leaves server-rendered elements there, so browsers need no code for them.
  return import.meta.env.SSR ? <RouterScripts /> : null;
}

/**
 * The router's scripts, fetched after the visible content. A page is complete without them, so styles, fonts and the
 * first picture load first; `startScripts` starts what the router would preload.
 */
function RouterScripts() {
  const mark = use(InlineMark);
  const isOffice = useMatches().some(({ id }) => id.startsWith("office/"));
  const scripts: Element | null = Scripts({});
  if (!scripts) return null;
  const parts = Children.toArray(scripts.props.children) as Element[];
  const files = parts.flatMap(({ type, props: { href } }) => (type === "link" && href ? [href] : []));
  // Only builds have a manifest for shoppers.
  const named = (text: string) => (isOffice || !import.meta.env.PROD ? text : shopperManifestOf(text));
  const [context, modules] = Children.toArray(parts.at(-1)?.props.children) as Element[];
  const code = modules?.props.dangerouslySetInnerHTML?.__html ?? "";
  return (
    <>
      {context}
      {/* Inert until `startScripts` runs it. In the document, because the CSP lists the hashes of its inline scripts. */}
      <script
        type="text/plain"
        id={MODULES_ID}
        nonce={mark}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, with URLs of our own files
        dangerouslySetInnerHTML={{ __html: named(code) }}
      />
      <script
        nonce={mark}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, with URLs of our own files
        dangerouslySetInnerHTML={{
          __html: `(${startScripts})(${asScript([...new Set(files)].map(named))},${asScript(MODULES_ID)})`,
        }}
      />
    </>
  );
}

/** JSON that cannot close the script element around it. */
function asScript(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
