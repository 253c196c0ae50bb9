import { expect, test } from "vitest";
import { fillPlaces, placesOf } from "./part-places.ts";

const MARK = "a-random-word";
const PARTS = new Map([
  ["cards", "<b>&#8377;499</b>"],
  ["nothing", ""],
  ["note", "₹ and “quotes”"],
]);
const PLACES = placesOf(PARTS, MARK);

test("each part stands in its place, also an empty one and one that is not ASCII", () => {
  const place = (id: string) => PLACES.get(id) ?? "";
  const document = `<ul>${place("cards")}</ul><p>“${place("nothing")}”</p><i>${place("note")}</i>`;
  expect(fillPlaces(Buffer.from(document), PARTS, MARK).toString()).toBe(
    "<ul><b>&#8377;499</b></ul><p>“”</p><i>₹ and “quotes”</i>",
  );
});

test("a comment that does not name the mark of the rendering stays as it is", () => {
  const document = Buffer.from("<p><!--cards--><!--guess cards--></p>");
  expect(fillPlaces(document, PARTS, MARK)).toEqual(document);
});
