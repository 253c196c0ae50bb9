import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { IcedCake } from "../src/web/inscription/iced-cake.tsx";
import { LineRequests } from "../src/web/office/line-requests.tsx";
import { withIcing } from "../src/web/office/with-icing.server.ts";
import { namesIn, SCRIPTS } from "./support/names-in-scripts.ts";

/** A line of an order that asks for nothing but a message. */
const LINE = { question: null, answer: "", photoPrint: null, photos: [] };

test.each(SCRIPTS)(
  "a hundred names in %s have the same lines on the preview and on the kitchen's ticket",
  (script) => {
    const names = namesIn(script);
    expect(new Set(names).size).toBeGreaterThan(80);
    for (const message of names) {
      const preview = renderToStaticMarkup(createElement(IcedCake, { message }));
      const ticket = renderToStaticMarkup(
        createElement(LineRequests, { line: withIcing({ ...LINE, message }) }),
      );
      const previewed = Array.from(preview.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, line]) => line);
      const [, printed = ""] = /<q[^>]*>([^<]*)<\/q>/.exec(ticket) ?? [];
      expect(printed.split("\n"), message).toEqual(previewed);
    }
  },
);
