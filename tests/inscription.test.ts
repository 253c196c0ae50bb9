import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { IcedCake } from "../src/web/inscription/iced-cake.tsx";
import type { PicturedLine } from "../src/web/office/kitchen/board/board-types.ts";
import { MadeLine } from "../src/web/office/kitchen/board/made-line.tsx";
import { LineRequests } from "../src/web/office/line-requests.tsx";
import { withIcing } from "../src/web/office/with-icing.server.ts";
import { namesIn, SCRIPTS } from "./support/names-in-scripts.ts";

/** A line of an order that asks for nothing but a message. */
const LINE = { question: null, answer: "", parts: [], photoPrint: null, photos: [] };

test.each(SCRIPTS)(
  "a hundred names in %s have the same lines on the preview and on the kitchen's ticket",
  (script) => {
    const names = namesIn(script);
    expect(new Set(names).size).toBeGreaterThan(80);
    for (const message of names) {
      const preview = renderToStaticMarkup(createElement(IcedCake, { message, flavour: "Vanilla" }));
      const ticket = renderToStaticMarkup(
        createElement(LineRequests, { line: withIcing({ ...LINE, message }) }),
      );
      const previewed = Array.from(preview.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, line]) => line);
      const [, printed = ""] = /<q[^>]*>([^<]*)<\/q>/.exec(ticket) ?? [];
      expect(printed.split("\n"), message).toEqual(previewed);
    }
  },
);

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

/** The message in the board's own field, as a browser reads it. */
function messageOnBoard(message: string): string | undefined {
  const board = renderToStaticMarkup(createElement(MadeLine, { line: { ...CAKE, message } }));
  const [, field] = /<p class="made-message" dir="auto">([^<]*)<\/p>/.exec(board) ?? [];
  return field?.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
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
