import type { Block } from "../../shop/mail/rules/mail-content.ts";
import { Bill } from "./bill.tsx";
import { COLOURS, DISPLAY, TEXT } from "./look.ts";
import { Layout, Lines, Title } from "./parts.tsx";

/** One block of a mail, rendered by its kind. */
export function MailBlock({ block }: { block: Block }) {
  switch (block.is) {
    case "paragraph":
      return <Paragraph text={block.text} />;
    case "fine":
      return <Fine text={block.text} />;
    case "button":
      return <ButtonLink {...block} />;
    case "code":
      return <Code {...block} />;
    case "ticket":
      return <Ticket {...block} />;
    case "facts":
      return <Facts {...block} />;
    case "notice":
      return <Notice {...block} />;
    case "bill":
      return <Bill {...block} />;
  }
}

function Paragraph({ text }: { text: string }) {
  return (
    <p className="ink text" style={{ margin: "12px 0", font: `16px/25px ${TEXT}`, color: COLOURS.ink }}>
      <Lines text={text} />
    </p>
  );
}

function Fine({ text }: { text: string }) {
  return (
    <p className="quiet text" style={{ margin: "12px 0", font: `14px/21px ${TEXT}`, color: COLOURS.quiet }}>
      <Lines text={text} />
    </p>
  );
}

/** A link as a large button. The cell carries the colour for mail programs that ignore it on links. */
function ButtonLink({ label, href, quiet = false }: Extract<Block, { is: "button" }>) {
  const colours = quiet
    ? { color: COLOURS.jam, border: `2px solid ${COLOURS.jam}` }
    : { color: COLOURS.white, backgroundColor: COLOURS.jam, border: `2px solid ${COLOURS.jam}` };
  return (
    <div style={{ margin: "20px 0" }}>
      <a
        className={quiet ? "btn ghost" : "btn"}
        href={href}
        style={{
          ...colours,
          display: "inline-block",
          padding: "14px 28px",
          borderRadius: 999,
          font: `bold 16px/20px ${TEXT}`,
          textDecoration: "none",
        }}
      >
        {label}
      </a>
    </div>
  );
}

function Code({ label, code }: Extract<Block, { is: "code" }>) {
  return (
    <div style={{ margin: "20px 0" }}>
      <Layout>
        <tr>
          <td
            align="center"
            style={{ backgroundColor: COLOURS.marigold, borderRadius: 20, padding: "18px 12px 20px" }}
          >
            <div style={{ font: `bold 14px/20px ${TEXT}`, color: COLOURS.onMarigold }}>{label}</div>
            <div
              className="code"
              style={{
                marginTop: 6,
                paddingLeft: 8,
                font: `bold 44px/50px ${DISPLAY}`,
                letterSpacing: 10,
                color: COLOURS.onMarigold,
              }}
            >
              {code}
            </div>
          </td>
        </tr>
      </Layout>
    </div>
  );
}

/** The delivery time: the most prominent part of the mail, as on the shop's pages. */
function Ticket({ label, day, hours, how }: Extract<Block, { is: "ticket" }>) {
  return (
    <div style={{ margin: "16px 0" }}>
      <Layout>
        <tr>
          <td style={{ backgroundColor: COLOURS.marigold, borderRadius: 20, padding: "18px 22px 20px" }}>
            <div style={{ font: `bold 14px/20px ${TEXT}`, color: COLOURS.onMarigold }}>{label}</div>
            <div
              className="day"
              style={{
                font: `bold 30px/36px ${DISPLAY}`,
                letterSpacing: "-0.3px",
                color: COLOURS.onMarigold,
              }}
            >
              {day}
              <br />
              {hours}
            </div>
            <div style={{ marginTop: 4, font: `15px/21px ${TEXT}`, color: COLOURS.onMarigold }}>{how}</div>
          </td>
        </tr>
      </Layout>
    </div>
  );
}

function Facts({ title, facts }: Extract<Block, { is: "facts" }>) {
  return (
    <div style={{ margin: "16px 0" }}>
      {title && <Title text={title} />}
      {facts.map(({ label, value }) => (
        <div key={label} style={{ margin: "0 0 10px" }}>
          <div className="quiet" style={{ font: `14px/20px ${TEXT}`, color: COLOURS.quiet }}>
            {label}
          </div>
          <div className="ink text" style={{ font: `bold 16px/23px ${TEXT}`, color: COLOURS.ink }}>
            <Lines text={value} />
          </div>
        </div>
      ))}
    </div>
  );
}

function Notice({ title, text, tone }: Extract<Block, { is: "notice" }>) {
  const ground = tone === "good" ? COLOURS.pista : COLOURS.raised;
  return (
    <div style={{ margin: "16px 0" }}>
      <Layout>
        <tr>
          <td
            className={tone === "good" ? "good text" : "raised text"}
            style={{ backgroundColor: ground, borderRadius: 20, padding: "16px 22px 18px" }}
          >
            <div className="ink" style={{ font: `bold 17px/24px ${TEXT}`, color: COLOURS.ink }}>
              {title}
            </div>
            <div className="ink" style={{ marginTop: 2, font: `15px/22px ${TEXT}`, color: COLOURS.ink }}>
              <Lines text={text} />
            </div>
          </td>
        </tr>
      </Layout>
    </div>
  );
}
