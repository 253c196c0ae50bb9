import { createContext, type HTMLAttributes, type ReactNode, use, useState } from "react";

/**
 * Parts of a document that are ready as HTML, by the id of the element that they fill: what many pages share
 * is put together once on the server, and does not travel a second time as data.
 */
export const ReadyParts = createContext<ReadonlyMap<string, string>>(new Map());

type ReadyProps = HTMLAttributes<HTMLElement> & {
  id: string;
  as?: "div" | "ul" | "header" | "nav";
  /** What to show, drawn here; null where only the document has it. */
  children: ReactNode;
};

/**
 * An element whose content is ready when a document is made. In the browser its children are drawn; where there are
 * none, because the data for them was not sent a second time, it stays as the document had it.
 */
export function Ready({ id, as: Element = "div", children, ...rest }: ReadyProps) {
  const parts = use(ReadyParts);
  const [html] = useState(() => parts.get(id) ?? (children === null ? sentHtml(id) : null));
  if (html === null || (children !== null && !parts.has(id)))
    return (
      <Element id={id} {...rest}>
        {children}
      </Element>
    );
  return (
    <Element
      key="ready"
      id={id}
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own components, which escape
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function sentHtml(id: string): string | null {
  return typeof document === "undefined" ? null : (document.getElementById(id)?.innerHTML ?? null);
}
