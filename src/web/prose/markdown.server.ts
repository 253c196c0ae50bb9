import { Marked, type RendererThis, type Tokens } from "marked";

/** A rendered text, and its headings for a table of contents. */
export type Rendered = { html: string; headings: { id: string; text: string }[] };

/** Links that a text may contain: our pages, the web, mail and telephone. Never a script. */
const SAFE_LINK = /^(\/(?!\/)|#|https?:|mailto:|tel:)/i;

/**
 * Renders Markdown. HTML in the text is escaped, so that an owner's text can't contain scripts. Headings start at
 * level 2 and get ids.
 */
export function renderMarkdown(text: string): Rendered {
  const headings: Rendered["headings"] = [];
  const marked = new Marked({
    gfm: true,
    async: false,
    renderer: {
      html: ({ text: written }) => escapeHtml(written),
      heading({ tokens, depth }) {
        const words = this.parser.parseInline(tokens, this.parser.textRenderer);
        if (depth > 2) return `<h3>${this.parser.parseInline(tokens)}</h3>`;
        const id = idOf(words);
        headings.push({ id, text: plain(words) });
        return `<h2 id="${id}">${this.parser.parseInline(tokens)}</h2>`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return SAFE_LINK.test(href) ? `<a href="${escapeHtml(encodeURI(decode(href)))}">${words}</a>` : words;
      },
      image: ({ text: words }) => escapeHtml(words),
      table,
    },
  });
  const html = marked.parse(text, { async: false });
  return { html, headings };
}

/** On phones, a table of three or more columns is shown row by row: each cell then names its column. */
function table(this: RendererThis, { header, rows }: Tokens.Table): string {
  const heads = header.map(({ tokens }) => this.parser.parseInline(tokens));
  const names = header.map(({ tokens }) =>
    escapeHtml(plain(this.parser.parseInline(tokens, this.parser.textRenderer))),
  );
  const body = rows.map((row) => {
    const cells = row.map(
      ({ tokens }, column) =>
        `<td role="cell" data-of="${names[column]}">${this.parser.parseInline(tokens)}</td>`,
    );
    return `<tr role="row">${cells.join("")}</tr>`;
  });
  const columns = heads.map((words) =>
    words === "" ? `<td role="cell"></td>` : `<th role="columnheader" scope="col">${words}</th>`,
  );
  const kind = heads.length > 2 ? ` class="prose-wide"` : "";
  return `<table role="table"${kind}><thead role="rowgroup"><tr role="row">${columns.join("")}</tr></thead><tbody role="rowgroup">${body.join("")}</tbody></table>`;
}

const MARKS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);
}

function plain(html: string): string {
  return Object.entries(MARKS).reduceRight((text, [mark, name]) => text.replaceAll(name, mark), html);
}

function idOf(words: string): string {
  return plain(words)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A URL may be encoded or not; one that can't be decoded stays as it is. */
function decode(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
