import { Document, Image, Page, Path, Svg, Text, View } from "@react-pdf/renderer";
import type { PhotoSheet } from "../../shop/photos/rules/photo-sheet.ts";
import { printable } from "../tax-document/fonts.ts";
import { bold, COLOURS, styles } from "../tax-document/look.ts";

const POINTS_PER_MM = 72 / 25.4;
/** White around the print, to hold the sheet by. */
const MARGIN_MM = 10;

/** One A4 page for each print, in its true size, with a line to cut along. */
export function PhotoSheetPage({ sheet: { orderNumber, when, prints } }: { sheet: PhotoSheet }) {
  return (
    <Document title={`Photos of order ${orderNumber}`} language="en-IN" producer="">
      {prints.map(({ item, words, widthMm, outline, jpeg }, index) => {
        const width = widthMm * POINTS_PER_MM;
        const place = {
          position: "absolute",
          left: MARGIN_MM * POINTS_PER_MM,
          top: 32 * POINTS_PER_MM,
        } as const;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
          <Page key={index} size="A4" style={{ ...styles.page, padding: MARGIN_MM * POINTS_PER_MM }}>
            <Text style={{ ...bold, fontSize: 14 }}>
              {orderNumber}, {index + 1} of {prints.length}
            </Text>
            <Text style={{ fontSize: 11 }}>{when}</Text>
            <Text style={{ fontSize: 11 }}>
              {printable(item)} · {words}
            </Text>
            <View style={{ ...place, width, height: width }}>
              <Image src={{ data: Buffer.from(jpeg), format: "jpg" }} style={{ width, height: width }} />
            </View>
            <Svg width={width} height={width} viewBox="0 0 100 100" style={place}>
              <Path d={outline} stroke={COLOURS.ink} strokeWidth={0.15} fill="none" />
            </Svg>
            <Text style={{ position: "absolute", bottom: 24, left: MARGIN_MM * POINTS_PER_MM, fontSize: 9 }}>
              Print at 100 %, not fitted to the page. The cut line is {widthMm / 10} cm wide.
            </Text>
          </Page>
        );
      })}
    </Document>
  );
}
