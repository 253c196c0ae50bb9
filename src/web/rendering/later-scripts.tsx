import { Children, type ReactElement, type ReactNode, use, useLayoutEffect } from "react";
import { Scripts } from "react-router";
import { InlineMark } from "./inline-mark.ts";
import { replayEarly, startScripts } from "./start-scripts.ts";

/** The element that holds the code which loads the page's modules. */
const MODULES_ID = "page-modules";

type Element = ReactElement<{
  href?: string;
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}>;

/**
 * The router's scripts, fetched after what one sees. A page is whole before it runs, so its styles, its fonts and
 * its first picture go first; what the router would name ahead is started by `startScripts` instead.
 */
export function LaterScripts() {
  const mark = use(InlineMark);
  const scripts = Scripts({}) as Element | null;
  useLayoutEffect(replayEarly, []);
  if (!scripts) return null;
  const parts = Children.toArray(scripts.props.children) as Element[];
  const files = parts.flatMap(({ type, props: { href } }) => (type === "link" && href ? [href] : []));
  const [context, modules] = Children.toArray(parts.at(-1)?.props.children) as Element[];
  const code = modules?.props.dangerouslySetInnerHTML?.__html ?? "";
  return (
    <>
      {context}
      {/* Text until `startScripts` runs it. It is in the document, because the policy names the hash of what is. */}
      <script
        type="text/plain"
        id={MODULES_ID}
        nonce={mark}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, with addresses of our own files
        dangerouslySetInnerHTML={{ __html: code }}
      />
      <script
        nonce={mark}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, with addresses of our own files
        dangerouslySetInnerHTML={{
          __html: `(${startScripts})(${asScript([...new Set(files)])},${asScript(MODULES_ID)})`,
        }}
      />
    </>
  );
}

/** JSON that can't end the script it stands in. */
function asScript(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
