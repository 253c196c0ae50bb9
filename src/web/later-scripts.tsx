import { Children, cloneElement, type LinkHTMLAttributes, type ReactElement } from "react";
import { Scripts, type ScriptsProps } from "react-router";

/**
 * The router's scripts, fetched after what one sees. A page is whole before it runs, so its styles, its fonts and
 * its first picture go first on a slow line; a browser would fetch all scripts that are named ahead before them.
 */
export function LaterScripts(props: ScriptsProps) {
  const scripts = Scripts(props) as ReactElement<{ children: ReactElement[] }> | null;
  if (!scripts) return null;
  return Children.map(scripts.props.children, (child) =>
    child?.type === "link"
      ? cloneElement(child as ReactElement<LinkHTMLAttributes<HTMLLinkElement>>, { fetchPriority: "low" })
      : child,
  );
}
