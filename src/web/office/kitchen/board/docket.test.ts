import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { day } from "../../../../shop/basics/india-time.ts";
import type { BoardOrder, PicturedLine } from "./board-types.ts";
import { Docket } from "./docket.tsx";

const at = new Date("2026-11-24T09:00:00Z");
const picture = { id: "cake", base: "/pictures/cake", widths: [320, 640], width: 640, height: 640 };
const cake = {
  ...{ sku: "PHOTO10", name: "Photo Cake", weight: "1 kg", flavour: "Pineapple", quantity: 1, tile: "rose" },
  ...{ vegMark: "egg", message: "", parts: [], photoPrint: null, photos: [], question: null, answer: "" },
  picture,
} as unknown as PicturedLine;
const order = {
  ...{
    uuid: "a",
    number: "JM1004157",
    status: "placed",
    column: "start",
    option: "standard",
    tap: "preparing",
  },
  ...{ placedAt: at, day: day("2026-11-24"), slot: { key: "", label: "" }, hours: "" },
  ...{ startBy: at, finishBy: at, promisedAt: at, minutesLeft: 3, urgency: "normal" },
  ...{ gift: null, photo: null, takesPhoto: false, changes: null, group: null },
  lines: [cake],
} as BoardOrder;

/** The docket as the tablet draws it. */
function drawn(changes: Partial<BoardOrder> = {}, line: Partial<PicturedLine> = {}, isDim = false): string {
  const shown = { ...order, ...changes, lines: [{ ...cake, ...line }] };
  const props = { order: shown, isDim, isNew: false, isUnsent: false, onTap: () => true };
  const Page = createRoutesStub([{ path: "/", Component: () => createElement(Docket, props) }]);
  return renderToStaticMarkup(createElement(Page));
}

test("a docket has the picture, the flavour if its name does not say it, the egg in words, and the photo sheet", () => {
  const html = drawn({}, { photoPrint: "cake top", photos: [{} as never] });
  expect(html).toContain("/pictures/cake-640.webp");
  expect(html).toContain("Pineapple");
  expect(html).toMatch(/<em class="is-egg">Contains egg<\/em>/);
  expect(html).toContain("Photo sheet");
  expect(html).not.toContain("not given");
  expect(drawn({}, { photoPrint: "cake top" }), "nobody sent one").toContain("not given, call the customer");
  expect(drawn({}, { name: "Pineapple Cake" }).match(/Pineapple/g)).toHaveLength(1);
  expect(drawn()).not.toContain("Photo sheet");
});

test("a docket warns before its order is late, by a sign and not by colour alone, and another sign says that it is", () => {
  expect(drawn()).not.toMatch(/is-risky|is-late|<svg class="icon" aria-hidden="true"[^>]*>.*docket-left/);
  const risky = drawn({ urgency: "at risk" });
  const late = drawn({ urgency: "late", minutesLeft: -4 });
  const sign = (html: string) => /docket-left">(<svg.*?<\/svg>)/.exec(html)?.[1] ?? "";
  expect(risky).toMatch(/class="docket is-risky"/);
  expect(late).toMatch(/class="docket is-late"/);
  expect(late).toContain("<b>4 min</b> late");
  expect(sign(drawn())).toBe("");
  expect(sign(risky)).not.toBe("");
  expect(sign(late)).not.toBe(sign(risky));
});
