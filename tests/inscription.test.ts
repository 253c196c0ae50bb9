import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { IcedCake } from "../src/web/inscription/iced-cake.tsx";
import type { PicturedLine } from "../src/web/office/kitchen/board/board-types.ts";
import { DocketLine } from "../src/web/office/kitchen/board/docket-line.tsx";
import { SlipLine } from "../src/web/office/kitchen/prints/slip-line.tsx";
import { MadeFacts } from "../src/web/office/kitchen/ticket/made-facts.tsx";
import { LineRequests } from "../src/web/office/line-requests.tsx";
import { withIcing } from "../src/web/office/with-icing.server.ts";
import { namesIn, SCRIPTS } from "./support/names-in-scripts.ts";

/** A line of an order that asks for nothing but a message. */
const LINE = { question: null, answer: "", parts: [], photoPrint: null, photos: [] };

/** A cake on the kitchen's board, without a picture. */
const CAKE: Omit<PicturedLine, "message"> = {
  ...{ ...LINE, sku: "TRUF05", sheet: "Cakes", name: "Truffle Cake", flavour: "Truffle", weight: "0.5 kg" },
  ...{
    eggless: true,
    quantity: 1,
    hsn: "1905",
    taxRateBp: 0,
    pictureId: "",
    tile: "rose",
    customised: false,
  },
  picture: null,
};

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** A text in HTML, as a browser reads it. */
const readText = (html: string) => html.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** The lines of a message where the kitchen and the office read it. */
function printedLines(message: string): Record<string, string[]> {
  const line = withIcing({ ...CAKE, message });
  const sheetLine = { ...line, mayChangeMessage: false, allergens: "", bestBefore: null };
  const linesIn = (html: string, element: RegExp) => readText(element.exec(html)?.[1] ?? "").split("\n");
  const piped = /<p class="piped" dir="auto">([^<]*)<\/p>/;
  return {
    "the kitchen's ticket": linesIn(
      renderToStaticMarkup(createElement(MadeFacts, { line: sheetLine, uuid: "" })),
      piped,
    ),
    "the paper slip": linesIn(renderToStaticMarkup(createElement(SlipLine, { line: sheetLine })), piped),
    "the office's order": linesIn(
      renderToStaticMarkup(createElement(LineRequests, { line })),
      /<q[^>]*>([^<]*)<\/q>/,
    ),
  };
}

test.each(SCRIPTS)(
  "a hundred names in %s have the same lines on the preview, the kitchen's ticket, its paper slip and the order's page",
  (script) => {
    const names = namesIn(script);
    expect(new Set(names).size).toBeGreaterThan(80);
    for (const message of names) {
      const preview = renderToStaticMarkup(
        createElement(IcedCake, { message, flavour: "Vanilla", shape: "" }),
      );
      const texts = Array.from(preview.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, text = ""]) =>
        readText(text),
      );
      for (const [where, lines] of Object.entries(printedLines(message)))
        expect(lines, `${message}, ${where}`).toEqual(texts);
    }
  },
);

test("a message that is broken into lines is on ticket and slip as it was typed, too", () => {
  const line = withIcing({ ...CAKE, message: "Happy  birthday dear Meera" });
  const sheetLine = { ...line, mayChangeMessage: false, allergens: "", bestBefore: null };
  for (const page of [
    renderToStaticMarkup(createElement(MadeFacts, { line: sheetLine, uuid: "" })),
    renderToStaticMarkup(createElement(SlipLine, { line: sheetLine })),
  ])
    expect(page).toContain("As typed: <bdi>Happy  birthday dear Meera</bdi>");
});

/** The message in the board's own field, as a browser reads it. */
function messageOnBoard(message: string): string | undefined {
  const board = renderToStaticMarkup(createElement(DocketLine, { line: { ...CAKE, message } }));
  const [, field] = /<p class="made-message" dir="auto">([^<]*)<\/p>/.exec(board) ?? [];
  return field === undefined ? undefined : readText(field);
}

test.each([
  ["two spaces, and one at each end", " Best  Wishes "],
  ["line breaks", "Happy\nBirthday\n\nDadi"],
  ["emoji, also joined and coloured ones", "Vihaan turns 5! 🎂👩🏽‍🍳👨‍👩‍👧 ♥"],
  ["what HTML would read as a tag", "A < B & \"C\" > 'D' <b>"],
  ["case and punctuation", "happy bday AARAV!!"],
])("the kitchen's board shows a message exactly as typed: %s", (_what, message) => {
  expect(messageOnBoard(message)).toBe(message);
});

test.each(SCRIPTS)("the kitchen's board shows a hundred names in %s byte for byte", (script) => {
  for (const name of namesIn(script))
    expect(Buffer.from(messageOnBoard(name) ?? "")).toEqual(Buffer.from(name));
});
