import type { BillLine, Block, MailPicture } from "../../shop/mail/rules/mail-content.ts";
import { COLOURS, DISPLAY, TEXT, TILES } from "./look.ts";
import { Layout, Title } from "./parts.tsx";

const PICTURE = 64;

/** The products, and how the total adds up. */
export function Bill({ title, lines, sums, total }: Extract<Block, { is: "bill" }>) {
  return (
    <div style={{ margin: "20px 0" }}>
      <Layout>
        <tr>
          <td
            className="card text"
            style={{
              backgroundColor: COLOURS.card,
              border: `1px solid ${COLOURS.line}`,
              borderRadius: 20,
              padding: "20px 22px 22px",
            }}
          >
            <Title text={title} />
            <Layout>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines have their places.
                <Line key={index} line={line} />
              ))}
            </Layout>
            <Layout>
              {sums.map(({ label, amount }) => (
                <tr key={label}>
                  <td className="quiet" style={{ ...CELL, color: COLOURS.quiet }}>
                    {label}
                  </td>
                  <td className="ink" align="right" style={{ ...CELL, ...AMOUNT }}>
                    {amount}
                  </td>
                </tr>
              ))}
              <tr>
                <td colSpan={2} height={10} style={{ height: 10, fontSize: 0, lineHeight: 0 }} />
              </tr>
              <tr>
                <td className="ink rule" style={{ ...TOTAL, font: `bold 18px/26px ${DISPLAY}` }}>
                  {total.label}
                </td>
                <td
                  className="ink rule"
                  align="right"
                  style={{ ...TOTAL, font: `bold 26px/30px ${DISPLAY}`, whiteSpace: "nowrap" }}
                >
                  {total.amount}
                </td>
              </tr>
            </Layout>
          </td>
        </tr>
      </Layout>
    </div>
  );
}

const CELL = { padding: "5px 0", font: `15px/21px ${TEXT}` } as const;
const AMOUNT = { fontWeight: "bold", color: COLOURS.ink, paddingLeft: 12, whiteSpace: "nowrap" } as const;
const TOTAL = { paddingTop: 14, borderTop: `2px solid ${COLOURS.line}`, color: COLOURS.ink } as const;

function Line({ line: { name, details, amount, picture } }: { line: BillLine }) {
  const below = { paddingBottom: 14, verticalAlign: "top" } as const;
  return (
    <tr>
      <td width={PICTURE + 14} style={{ ...below, width: PICTURE + 14 }}>
        <Picture {...picture} />
      </td>
      <td style={below}>
        <div className="ink" style={{ font: `bold 16px/22px ${TEXT}`, color: COLOURS.ink }}>
          {name}
        </div>
        {details.map((detail) => (
          <div key={detail} className="quiet" style={{ font: `14px/20px ${TEXT}`, color: COLOURS.quiet }}>
            {detail}
          </div>
        ))}
      </td>
      <td className="ink" align="right" style={{ ...below, ...CELL, ...AMOUNT, padding: "0 0 14px 12px" }}>
        {amount}
      </td>
    </tr>
  );
}

/**
 * A picture on its tile; if the mail program blocks pictures, the tile shows the alt text. Products without a picture
 * show their first letter.
 */
function Picture({ src, alt, tile }: MailPicture) {
  const shape = {
    width: PICTURE,
    height: PICTURE,
    borderRadius: 14,
    backgroundColor: TILES[tile] ?? TILES.cream,
  };
  if (src === null) {
    const letter = {
      font: `bold 28px/${PICTURE}px ${DISPLAY}`,
      color: COLOURS.jam,
      textAlign: "center",
    } as const;
    return (
      <div aria-hidden="true" style={{ ...shape, ...letter }}>
        {alt.slice(0, 1).toUpperCase()}
      </div>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      width={PICTURE}
      height={PICTURE}
      loading="lazy"
      style={{ ...shape, font: `11px/14px ${TEXT}`, color: COLOURS.ink, overflow: "hidden" }}
    />
  );
}
