import { expect, test } from "vitest";
import { documentContext, readyPartsContext } from "../request-context.ts";
import { breadcrumbList, setStructuredData } from "./structured-data.tsx";

function contextOf(isDocument: boolean) {
  const parts = new Map<string, string>();
  const get = (key: unknown) => {
    if (key === documentContext) return isDocument;
    return key === readyPartsContext ? parts : undefined;
  };
  return { parts, context: { get } as Parameters<typeof setStructuredData>[0] };
}

test("a text with a closing script tag does not end the script", () => {
  const { parts, context } = contextOf(true);
  const name = "</script><b>₹5 cake 🎂";
  setStructuredData(context, [{ "@type": "Product", name }]);
  const html = parts.get("structured-data") ?? "";
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const json = html.replace('<script type="application/ld+json">', "").replace("</script>", "");
  expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@type": "Product", name });
});

test("structured data is not sent for client-side navigations", () => {
  const { parts, context } = contextOf(false);
  setStructuredData(context, [{ "@type": "Product" }]);
  expect(parts.size).toBe(0);
});

test("breadcrumbs start at home and end at the page", () => {
  const { itemListElement } = breadcrumbList("https://j.example", [{ label: "Roses", href: "/roses" }]);
  expect(itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://j.example/" },
    { "@type": "ListItem", position: 2, name: "Roses", item: "https://j.example/roses" },
  ]);
});
