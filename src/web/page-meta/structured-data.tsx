import { useState } from "react";
import { useLocation } from "react-router";
import { Still } from "../rendering/ready.tsx";
import { documentContext, readyPartsContext } from "../request-context.ts";

const ID = "structured-data";

type Thing = { "@type": string } & Record<string, unknown>;
type Context = { get: (key: typeof documentContext) => boolean } & {
  get: (key: typeof readyPartsContext) => Map<string, string>;
};

/** Puts the page's schema.org data into the document. A page that already runs needs none. */
export function setStructuredData(context: Context, things: Thing[]): void {
  if (!context.get(documentContext)) return;
  const scripts = things.map(
    (node) =>
      `<script type="application/ld+json">${asScript({ "@context": "https://schema.org", ...node })}</script>`,
  );
  context.get(readyPartsContext).set(ID, scripts.join(""));
}

/** JSON that cannot close the script element, in ASCII like all pre-rendered HTML. */
function asScript(data: object): string {
  return JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The structured data of the document. Removed on navigation, as it describes the first page only. */
export function StructuredData() {
  const { pathname } = useLocation();
  const [sentFor] = useState(pathname);
  if (pathname !== sentFor) return null;
  return <Still id={ID} hidden html={null} />;
}

/** The breadcrumb as schema.org data, from the top; the last item is the page itself. */
export function breadcrumbList(origin: string, trail: { label: string; href: string }[]): Thing {
  const crumbs = [{ label: "Home", href: "/" }, ...trail];
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}
