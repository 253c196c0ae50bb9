import { describe, expect, test } from "vitest";
import { spreadPictures } from "./spread-pictures.ts";

const pictureOf = (name: string) => name.slice(0, 1);
const pageOf = (items: string[], page: number) => spreadPictures(items, { page, size: 4, pictureOf });

describe("a list whose products share pictures", () => {
  const items = ["a1", "a2", "a3", "b1", "c1", "a4", "d1", "d2"];

  test("shows a picture twice on a page; the third product with it comes on the next one", () => {
    expect([1, 2].map((page) => pageOf(items, page))).toEqual([
      ["a1", "a2", "b1", "c1"],
      ["a3", "a4", "d1", "d2"],
    ]);
  });

  test("leaves no picture three times to its last page if the pages before have room for it", () => {
    const pages = [1, 2].map((page) => pageOf(["a1", "b1", "c1", "d1", "e1", "e2", "e3"], page));
    expect(pages).toEqual([
      ["a1", "b1", "c1", "e1"],
      ["d1", "e2", "e3"],
    ]);
  });

  test("has no page after its last one", () => expect(pageOf(items, 3)).toEqual([]));

  test("shows each product once, whatever the pictures", () => {
    const many = Array.from({ length: 50 }, (_, at) => `${"aaabacaad"[at % 9]}${at}`);
    const pages = Array.from({ length: 13 }, (_, at) => pageOf(many, at + 1));
    expect(pages.flat().sort()).toEqual(many.sort());
    expect(pages.slice(0, -1).every((page) => page.length === 4)).toBe(true);
  });

  test("keeps its order where it fits on one page, or has no other picture", () => {
    expect(pageOf(["a1", "a2", "a3", "b1"], 1)).toEqual(["a1", "a2", "a3", "b1"]);
    expect(pageOf(["a1", "a2", "a3", "a4", "b1", "a5"], 1)).toEqual(["a1", "a2", "a3", "b1"]);
    expect(pageOf(["a1", "a2", "a3", "a4", "a5"], 1)).toEqual(["a1", "a2", "a3", "a4"]);
  });

  test("leaves what staff put first where they put it", () => {
    const isPlaced = (name: string) => ["a1", "a2", "a3"].includes(name);
    expect(spreadPictures(items, { page: 1, size: 4, pictureOf, isPlaced })).toEqual([
      "a1",
      "a2",
      "a3",
      "b1",
    ]);
  });

  test("shows each product once on many pages, of which the last is as quick as a late one", () => {
    const many = Array.from({ length: 280 }, (_, at) => `${"aaabacaadaef"[(at * at) % 12]}${at}`);
    let lookups = 0;
    const page = (nth: number) =>
      spreadPictures(many, {
        ...{ page: nth, size: 4 },
        pictureOf: (name) => {
          lookups += 1;
          return pictureOf(name);
        },
      });
    const pages = Array.from({ length: 70 }, (_, at) => page(at + 1));
    expect(pages.flat().sort()).toEqual(many.toSorted());
    lookups = 0;
    page(60);
    const ofLatePage = lookups;
    lookups = 0;
    page(70);
    expect(lookups).toBe(ofLatePage);
  });
});
