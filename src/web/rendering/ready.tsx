import { createContext, type HTMLAttributes, type ReactNode, use, useState } from "react";

/** Pre-rendered HTML by the id of the element that it fills. Empty in the browser. */
export const ReadyParts = createContext<ReadonlyMap<string, string>>(new Map());

type ElementProps = HTMLAttributes<HTMLElement> & { id: string; as?: "div" | "ul" | "header" | "nav" };

/** A hydrated element whose HTML is pre-rendered for the document, because many pages share it. */
export function Ready({
  id,
  as: Element = "div",
  children,
  ...rest
}: ElementProps & { children: ReactNode }) {
  const html = use(ReadyParts).get(id);
  if (html === undefined)
    return (
      <Element id={id} {...rest}>
        {children}
      </Element>
    );
  return <Html id={id} as={Element} html={html} {...rest} />;
}

/**
 * An element that only the server renders, so that browsers do not load its code.
 * @param html result of `sendHtml`: null if it came with the document
 */
export function Still({ id, html, ...rest }: ElementProps & { html: string | null }) {
  const parts = use(ReadyParts);
  const [htmlOfDocument] = useState(() => parts.get(id) ?? (html === null ? htmlInDocument(id) : ""));
  return <Html id={id} html={html ?? htmlOfDocument} {...rest} />;
}

function Html({ as: Element = "div", html, ...rest }: ElementProps & { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own components, which escape
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}

function htmlInDocument(id: string): string {
  return typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? "");
}
