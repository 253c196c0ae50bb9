import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readTable } from "./read-table.ts";

const FOLDER = join(import.meta.dirname, "content");
const FORM = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;

const testimonial = z.object({
  name: z.string(),
  position: z.string(),
  picture: z.string(),
  tile: z.string(),
  rating: z.coerce.number(),
  said: z.string(),
});

/**
 * Reads `content/`: one file per article or page, with fields between lines of `---`, then Markdown. Also reads the
 * invented reviews.
 */
export function readContent() {
  return {
    testimonials: readTable("testimonials", testimonial).map(({ picture, ...testimonialRow }, index) => ({
      ...testimonialRow,
      pictureId: picture,
      place: index + 1,
    })),
    articles: filesOf("blog").map(({ name, head, body }, index) => ({
      ...head,
      slug: name.replace(/^\d+-/, ""),
      body,
      position: index + 1,
    })),
    pages: filesOf("pages").map(({ name, head: { facts, ...head }, body }) => ({
      ...head,
      slug: name,
      facts: facts ? facts.split(";").map((fact) => fact.trim()) : [],
      body,
    })),
  };
}

/** The files of a folder, sorted by name. */
function filesOf(folder: string) {
  return readdirSync(join(FOLDER, folder))
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => {
      const where = `demo/content/${folder}/${file}`;
      const parts = FORM.exec(readFileSync(join(FOLDER, folder, file), "utf8").replaceAll("\r\n", "\n"));
      if (!parts?.groups) throw new Error(`${where}: begins with its fields, between two lines of ---`);
      const { head = "", body = "" } = parts.groups;
      return { name: file.replace(/\.md$/, ""), head: fieldsOf(head, where), body: body.trim() };
    });
}

function fieldsOf(head: string, where: string): Record<string, string> {
  const lines = head.split("\n").filter((line) => line.trim() !== "");
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      if (colon < 1) throw new Error(`${where}: "${line}" is not a field; it takes name: value`);
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}
