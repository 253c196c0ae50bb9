import { Children, type ReactElement, type ReactNode, useLayoutEffect } from "react";
import { Scripts, type ScriptsProps } from "react-router";
import { replayEarly, startScripts } from "./start-scripts.ts";

type Element = ReactElement<{
  href?: string;
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}>;

/**
 * The router's scripts, fetched after what one sees. A page is whole before it runs, so its styles, its fonts and
 * its first picture go first; what the router would name ahead is started by `startScripts` instead.
 */
export function LaterScripts(props: ScriptsProps) {
  const scripts = Scripts(props) as Element | null;
  useLayoutEffect(replayEarly, []);
  if (!scripts) return null;
  const parts = Children.toArray(scripts.props.children) as Element[];
  const files = parts.flatMap(({ type, props: { href } }) => (type === "link" && href ? [href] : []));
  const [context, modules] = Children.toArray(parts.at(-1)?.props.children) as Element[];
  const code = modules?.props.dangerouslySetInnerHTML?.__html ?? "";
  return (
    <>
      {context}
      <script
        nonce={props.nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, with addresses of our own files
        dangerouslySetInnerHTML={{
          __html: `(${startScripts})(${asScript([...new Set(files)])},${asScript(code)})`,
        }}
      />
    </>
  );
}

/** JSON that can't end the script it stands in. */
function asScript(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
