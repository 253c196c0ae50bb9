import { Ellipse, G, Path, Svg, Text, View } from "@react-pdf/renderer";
import type { TaxDocument } from "../../shop/invoices/rules/tax-document.ts";
import type { ShopSettings } from "../../shop/settings.ts";
import { DISPLAY, printable } from "./fonts.ts";
import { COLOURS, PAGE_WIDTH, styles } from "./look.ts";

export type DocumentShop = Pick<ShopSettings, "name" | "tagline" | "monogram" | "url" | "contact" | "mode">;

const BITES = 32;
const BITE = PAGE_WIDTH / BITES;

/** The edge of a cake board, under the head. */
const EDGE = `M0 0${Array.from({ length: BITES }, (_, at) => `A${BITE / 2} ${BITE / 2} 0 0 0 ${(at + 1) * BITE} 0`).join("")}Z`;

/** The kind of document, the shop, and a note on demo documents. */
export function Head({ kind, shop }: { kind: TaxDocument["kind"]; shop: DocumentShop }) {
  return (
    <View style={{ marginBottom: BITE / 2 }}>
      <View style={styles.head}>
        <View style={styles.brand}>
          <Mark monogram={shop.monogram} />
          <View>
            <Text style={styles.name}>{shop.name}</Text>
            <Text style={styles.tagline}>{shop.tagline}</Text>
          </View>
        </View>
        <View style={styles.what}>
          <Text style={styles.title}>{kind === "invoice" ? "TAX INVOICE" : "CREDIT NOTE"}</Text>
          <Text style={styles.copy}>Original for recipient</Text>
          {shop.mode === "demo" && <Text style={styles.demo}>Demo data: nothing was sold</Text>}
        </View>
      </View>
      <Svg
        width={PAGE_WIDTH}
        height={BITE / 2}
        viewBox={`0 0 ${PAGE_WIDTH} ${BITE / 2}`}
        style={{ position: "absolute", bottom: -BITE / 2 + 1, left: 0 }}
      >
        <Path d={EDGE} fill={COLOURS.jam} />
      </Svg>
    </View>
  );
}

/** The shop's mark as on its pages. A letter that the fonts lack leaves it blank. */
function Mark({ monogram }: { monogram: string | null }) {
  return (
    <Svg width={44} height={44} viewBox="0 0 100 100">
      <Ellipse cx={50} cy={50} rx={46} ry={46} fill={COLOURS.marigold} />
      {monogram === null ? (
        <Fruit />
      ) : (
        <Text
          x={50}
          y={69}
          textAnchor="middle"
          fill={COLOURS.jam}
          style={{ fontFamily: DISPLAY, fontSize: 54 }}
        >
          {printable(monogram)}
        </Text>
      )}
    </Svg>
  );
}

function Fruit() {
  return (
    <G>
      <Path d="M54 33c1-8 8-14 19-14-1 9-8 15-19 14Z" fill={COLOURS.good} />
      <Path d="M52 34c0-5-1-8-4-12" stroke={COLOURS.jam} strokeWidth={3.6} fill="none" />
      <G transform="rotate(14 49 57)">
        <Ellipse cx={49} cy={57} rx={19.5} ry={24.5} fill={COLOURS.jam} />
      </G>
      <Path d="M38 51c1.5-6 4.5-9.5 9-11" stroke={COLOURS.jamSoft} strokeWidth={4.2} fill="none" />
    </G>
  );
}

export function Foot({ shop, number }: { shop: DocumentShop; number: string }) {
  const { contact, url } = shop;
  return (
    <View style={styles.foot} fixed>
      <Text style={styles.fine}>
        {[contact.email, contact.phone, url.replace(/^https?:\/\//, "")].join("  ·  ")}
      </Text>
      <Text
        style={styles.fine}
        render={({ pageNumber, totalPages }) => `${number}  ·  Page ${pageNumber} of ${totalPages}`}
      />
    </View>
  );
}
