import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.server.ts";

test("HTML in a text is escaped", () => {
  const { html } = renderMarkdown("Hello <script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n");
  expect(html).not.toMatch(/<(script|img)/);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});

test.each([
  ["javascript:alert(1)"],
  ["JaVaScRiPt:alert(1)"],
  ["data:text/html,x"],
  ["//evil.example"],
  ["vbscript:x"],
])("a link to %s becomes plain text", (href) => {
  const { html } = renderMarkdown(`Read [this](${href}) first`);
  expect(html).toBe("<p>Read this first</p>\n");
});

test("links to our pages, to the web, to mail and to telephones work", () => {
  const { html } = renderMarkdown(
    "[a](/terms) [b](https://x.example/?a=1&b=2) [c](mailto:care@jamun.example) [d](tel:+9180)",
  );
  expect(html.match(/href="[^"]+"/g)).toEqual([
    'href="/terms"',
    'href="https://x.example/?a=1&amp;b=2"',
    'href="mailto:care@jamun.example"',
    'href="tel:+9180"',
  ]);
});

test("a quote in a URL can't end the attribute", () => {
  const { html } = renderMarkdown('[a](</x" onclick="alert(1)>)');
  expect(html).not.toContain('" onclick');
});

test("second-level headings make the table of contents", () => {
  const { html, headings } = renderMarkdown("## Who & why\n\nText\n\n### Deeper\n\n## 1. Cut again\n");
  expect(headings).toEqual([
    { id: "who-why", text: "Who & why" },
    { id: "1-cut-again", text: "1. Cut again" },
  ]);
  expect(html).toContain('<h2 id="who-why">Who &amp; why</h2>');
  expect(html).toContain("<h3>Deeper</h3>");
});

test("a table cell names its column, for narrow screens", () => {
  const { html } = renderMarkdown(
    "| What | Why | How long |\n| --- | --- | --- |\n| Name | To call | A year |\n",
  );
  expect(html).toContain('<table role="table" class="prose-wide">');
  expect(html).toContain('<td role="cell" data-of="How long">A year</td>');
});

test("a quote in a table heading can't end the attribute of a cell", () => {
  const { html } = renderMarkdown('| a | b" onclick="alert(1) |\n| - | - |\n| 1 | 2 |');
  expect(html).toContain('data-of="b&quot; onclick=&quot;alert(1)"');
  expect(html).not.toContain('" onclick="');
});
