import { expect, test } from "vitest";
import { wasPublished } from "./publication.ts";

const at = new Date("2026-11-25T10:00:00Z");
const created = { at, before: null, after: { isDraft: true, publishAt: null } };
const planned = (publishAt: string) => ({ at, before: { publishAt: null }, after: { publishAt } });
const replanned = (publishAt: string) => ({ at, before: { publishAt }, after: { publishAt: null } });

test("shoppers never saw a draft, nor one whose time was moved before it came", () => {
  expect(wasPublished([])).toBe(false);
  expect(wasPublished([created, planned("2026-11-26T10:00:00Z")])).toBe(false);
  expect(wasPublished([created, replanned("2026-11-25T10:00:01Z")])).toBe(false);
});

test("shoppers saw what was published, also if that was undone", () => {
  const published = { at, before: { isDraft: true }, after: { isDraft: false } };
  const undone = { at, before: { isDraft: false }, after: { isDraft: true } };
  expect(wasPublished([created, published, undone])).toBe(true);
  expect(wasPublished([created, replanned("2026-11-25T10:00:00Z")])).toBe(true);
});
