import { renderToStaticMarkup } from "react-dom/server";
import type { MailContent } from "../../shop/mail/rules/mail-content.ts";
import { MailBlock } from "./blocks.tsx";
import { Frame, type MailShop } from "./frame.tsx";

/** Renders a mail as HTML: tables and inline styles, because mail programs strip much else. */
export function renderMail(content: MailContent, shop: MailShop): string {
  const html = renderToStaticMarkup(
    <Frame content={content} shop={shop}>
      {content.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never changed.
        <MailBlock key={index} block={block} />
      ))}
    </Frame>,
  );
  return `<!doctype html>${html}`;
}
