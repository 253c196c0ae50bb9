import { useState } from "react";
import { useLocation } from "react-router";
import { Still } from "../rendering/ready.tsx";
import { documentContext, readyPartsContext } from "../request-context.ts";

const ID = "structured-data";

type Thing = { "@type": string } & Record<string, unknown>;
type Context = { get: (key: typeof documentContext) => boolean } & {
  get: (key: typeof readyPartsContext) => Map<string, string>;
};

/** Puts what a page is about, in schema.org's words, into its document. A page that runs already needs none. */
export function setStructuredData(context: Context, things: Thing[]): void {
  if (!context.get(documentContext)) return;
  const scripts = things.map(
    (thing) =>
      `<script type="application/ld+json">${asScript({ "@context": "https://schema.org", ...thing })}</script>`,
  );
  context.get(readyPartsContext).set(ID, scripts.join(""));
}

/** JSON that can't end the script it stands in, and that is ASCII, as all ready HTML. */
function asScript(data: object): string {
  return JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Where a document holds it. Gone as soon as one moves on to a page that it does not speak of. */
export function StructuredData() {
  const { pathname } = useLocation();
  const [sentFor] = useState(pathname);
  if (pathname !== sentFor) return null;
  return <Still id={ID} hidden html={null} />;
}

/** The way to a page from the top, in order; the last is the page itself. */
export function breadcrumbList(origin: string, trail: { label: string; href: string }[]): Thing {
  const all = [{ label: "Home", href: "/" }, ...trail];
  return {
    "@type": "BreadcrumbList",
    itemListElement: all.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}
