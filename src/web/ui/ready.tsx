import { createContext, type HTMLAttributes, type ReactNode, use, useState } from "react";

/**
 * Parts of a document that are ready as HTML, by the id of the element that they fill: what many pages share
 * is put together once on the server, and does not travel a second time as data.
 */
export const ReadyParts = createContext<ReadonlyMap<string, string>>(new Map());

type ReadyProps = HTMLAttributes<HTMLElement> & {
  id: string;
  as?: "div" | "ul";
  /** Null where the part came with the document; else what to show, drawn here. */
  children: ReactNode;
};

/**
 * An element whose content came ready with the document. In the browser it stays as it was sent; once there is
 * data for it (after moving on to another page), its children are drawn instead.
 */
export function Ready({ id, as: Element = "div", children, ...rest }: ReadyProps) {
  const parts = use(ReadyParts);
  const [html] = useState(() => parts.get(id) ?? sentHtml(id));
  if (children !== null || html === null)
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
