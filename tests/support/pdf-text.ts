import { inflateSync } from "node:zlib";

/** The text of a PDF, one line per piece. `says` ignores how words are split into pieces and spaces. */
export type ReadPdf = {
  text: string;
  says: (words: string) => boolean;
  pages: number;
  /** The drawing commands of all pages. */
  commands: string;
};

/**
 * Reads a PDF of our renderer. Maps glyphs to letters by the table in every embedded font, as a PDF viewer's search
 * does.
 */
export function readPdf(pdf: Uint8Array): ReadPdf {
  const raw = Buffer.from(pdf).toString("latin1");
  const objects = new Map<string, string>();
  for (const [, id = "", body = ""] of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  const streamOf = (id: string) => {
    const body = objects.get(id) ?? "";
    const start = body.indexOf("stream\n") + 7;
    const bytes = Buffer.from(body.slice(start, body.lastIndexOf("\nendstream")), "latin1");
    return body.includes("/FlateDecode") ? inflateSync(bytes).toString("latin1") : bytes.toString("latin1");
  };
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values())
    for (const [, name = "", id = ""] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "")?.[1];
      if (table) fonts.set(name, lettersOf(streamOf(table)));
    }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  const contents = pages.flatMap((body) => /\/Contents (\d+) 0 R/.exec(body)?.[1] ?? []).map(streamOf);
  const text = contents.map((content) => textOf(content, fonts)).join("\n");
  const joined = text.replace(/\s/g, "");
  return {
    text,
    says: (words) => joined.includes(words.replace(/\s/g, "")),
    pages: pages.length,
    commands: contents.join("\n"),
  };
}

/** Glyph to letters: `<0001> <0004> [<0054> <0041> ...]`. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = "", list = ""] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const codes = [...list.matchAll(/<([\w ]+)>/g)].map(([, hex = ""]) => hex.replaceAll(" ", ""));
    for (const [at, hex] of codes.entries()) {
      const glyph = (Number.parseInt(from, 16) + at).toString(16).padStart(4, "0");
      letters.set(glyph, Buffer.from(hex, "hex").swap16().toString("utf16le"));
    }
  }
  return letters;
}

function textOf(content: string, fonts: Map<string, Map<string, string>>): string {
  let font = new Map<string, string>();
  let text = "";
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? font;
    if (shown === undefined) continue;
    for (const [, hex = ""] of shown.matchAll(/<(\w+)>/g))
      for (const glyph of hex.toLowerCase().match(/.{4}/g) ?? []) text += font.get(glyph) ?? "�";
    text += "\n";
  }
  return text;
}
