import { renderToStaticMarkup } from "react-dom/server";
import type { MailContent } from "../../shop/mail/rules/mail-content.ts";
import { LetterBlock } from "./blocks.tsx";
import { Frame, type MailShop } from "./frame.tsx";

/** A letter as HTML for mail programs: tables and inline styles, because much else is taken away on the way. */
export function drawLetter(letter: MailContent, shop: MailShop): string {
  const html = renderToStaticMarkup(
    <Frame letter={letter} shop={shop}>
      {letter.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never changed.
        <LetterBlock key={index} block={block} />
      ))}
    </Frame>,
  );
  return `<!doctype html>${html}`;
}
