import type { ReactNode } from "react";
import type { MailContent } from "../../shop/mail/rules/mail-content.ts";
import type { ShopSettings } from "../../shop/settings.ts";
import { COLOURS, DISPLAY, STYLE, TEXT, WIDTH } from "./look.ts";
import { Layout } from "./parts.tsx";

export type MailShop = Pick<ShopSettings, "name" | "tagline" | "url" | "contact" | "legal" | "mode">;

const SCALLOPS = Array.from({ length: WIDTH / 24 }, (_, index) => index);

/** The whole mail: head with shop name and heading, content, and foot. */
export function Frame({
  content,
  shop,
  children,
}: {
  content: MailContent;
  shop: MailShop;
  children: ReactNode;
}) {
  return (
    <html lang="en-IN" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{content.subject}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; escaping would break it. */}
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: COLOURS.paper }}>
        <Preview text={content.preview} />
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          border={0}
          className="paper"
          style={{ backgroundColor: COLOURS.paper }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: 0 }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  style={{ maxWidth: WIDTH, width: "100%", margin: "0 auto" }}
                >
                  <tbody>
                    <Head heading={content.heading} shop={shop} />
                    <Scallops place="foot" />
                    <tr>
                      <td className="side" style={{ padding: "20px 32px 32px", fontFamily: TEXT }}>
                        {children}
                      </td>
                    </tr>
                    <Scallops place="head" />
                    <Foot content={content} shop={shop} />
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** The preview line that inboxes show after the subject. The blanks keep the mail's content out of it. */
function Preview({ text }: { text: string }) {
  return (
    <div
      style={{
        display: "none",
        overflow: "hidden",
        maxHeight: 0,
        maxWidth: 0,
        opacity: 0,
        lineHeight: "1px",
      }}
    >
      {text}
      {" \u200c\u00a0".repeat(60)}
    </div>
  );
}

function Head({ heading, shop }: { heading: string; shop: MailShop }) {
  return (
    <tr>
      <td
        className="side"
        style={{ backgroundColor: COLOURS.jam, padding: "24px 32px 20px", fontFamily: TEXT }}
      >
        <a href={shop.url} style={{ textDecoration: "none", color: COLOURS.white }}>
          <Layout width="auto">
            <tr>
              <td style={{ paddingRight: 10 }}>
                <img src={`${shop.url}/icon-192.png`} width={36} height={36} alt="" loading="lazy" />
              </td>
              <td style={{ font: `bold 22px/26px ${DISPLAY}`, color: COLOURS.white }}>{shop.name}</td>
            </tr>
          </Layout>
        </a>
        <h1
          className="h1"
          style={{
            margin: "24px 0 0",
            font: `bold 36px/40px ${DISPLAY}`,
            letterSpacing: "-0.5px",
            color: COLOURS.white,
          }}
        >
          {heading}
        </h1>
      </td>
    </tr>
  );
}

/** The cake board's edge, made of table cells: no picture that could be blocked. */
function Scallops({ place: edge }: { place: "head" | "foot" }) {
  const radius = edge === "foot" ? "0 0 12px 12px" : "12px 12px 0 0";
  return (
    <tr>
      <td style={{ padding: 0, fontSize: 0, lineHeight: 0 }}>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          border={0}
          style={{ tableLayout: "fixed", borderCollapse: "separate", borderSpacing: 0 }}
        >
          <tbody>
            <tr>
              {SCALLOPS.map((index) => (
                <td
                  key={index}
                  height={10}
                  style={{
                    height: 10,
                    padding: 0,
                    fontSize: 0,
                    lineHeight: 0,
                    backgroundColor: COLOURS.jam,
                    borderRadius: radius,
                  }}
                />
              ))}
            </tr>
          </tbody>
        </table>
      </td>
    </tr>
  );
}

const FOOT_LINK = { color: COLOURS.white, textDecoration: "underline" };

/** The sender, contact, legal facts, and for newsletters the unsubscribe link. */
function Foot({ content, shop }: { content: MailContent; shop: MailShop }) {
  const { contact, legal } = shop;
  const line = { margin: "0 0 10px", font: `14px/21px ${TEXT}`, color: COLOURS.jamSoft };
  return (
    <tr>
      <td className="side text" style={{ backgroundColor: COLOURS.jam, padding: "24px 32px 28px" }}>
        <p style={{ ...line, font: `bold 20px/26px ${DISPLAY}`, color: COLOURS.white }}>{shop.tagline}</p>
        <p style={line}>
          <a href={`tel:${contact.phone.replaceAll(" ", "")}`} style={FOOT_LINK}>
            {contact.phone}
          </a>
          {"  ·  "}
          <a href={`mailto:${contact.email}`} style={FOOT_LINK}>
            {contact.email}
          </a>
        </p>
        <p style={line}>
          {content.why}
          {content.leave && (
            <>
              {" "}
              <a href={content.leave.url} style={FOOT_LINK}>
                {content.leave.label}
              </a>
              .
            </>
          )}
        </p>
        <p style={{ ...line, margin: 0, fontSize: 12, lineHeight: "18px" }}>
          {legal.company}, {legal.address}
          <br />
          FSSAI {legal.fssai} · GSTIN {legal.gstin}
          <br />
          <a href={`${shop.url}/privacy-policy`} style={FOOT_LINK}>
            Privacy
          </a>
          {"  ·  "}
          <a href={`${shop.url}/contact`} style={FOOT_LINK}>
            Contact
          </a>
          {shop.mode === "demo" && "  ·  A demo shop: nothing is baked or sent."}
        </p>
      </td>
    </tr>
  );
}
