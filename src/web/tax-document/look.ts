import { StyleSheet } from "@react-pdf/renderer";
import { COLOURS } from "../mail/look.ts";
import { BOLD, DISPLAY, TEXT } from "./fonts.ts";

export { COLOURS };

/** A4, in points. */
export const PAGE_WIDTH = 595.28;
const PAGE_HEIGHT = 841.89;
export const SIDE = 36;
/** Space above the table on the pages after the first. */
const TOP = 26;

// The renderer accepts a list of families; its types allow only one.
const text = TEXT as unknown as string;
export const bold = { fontFamily: BOLD as unknown as string };

export const styles = StyleSheet.create({
  page: {
    fontFamily: text,
    fontSize: 8.5,
    lineHeight: 1.35,
    color: COLOURS.ink,
    paddingTop: TOP,
    paddingBottom: 62,
  },
  head: {
    backgroundColor: COLOURS.jam,
    color: COLOURS.white,
    paddingHorizontal: SIDE,
    marginTop: -TOP,
    paddingTop: 24,
    paddingBottom: 14,
    flexDirection: "row",
    justifyContent: "space-between",
    alignItems: "center",
  },
  brand: { flexDirection: "row", alignItems: "center", gap: 10 },
  name: { fontFamily: DISPLAY, fontSize: 24, lineHeight: 1.1 },
  tagline: { fontSize: 9, color: COLOURS.jamSoft },
  what: { alignItems: "flex-end" },
  title: { ...bold, fontSize: 15, letterSpacing: 1.5, lineHeight: 1.2 },
  copy: { fontSize: 8, color: COLOURS.jamSoft },
  demo: {
    ...bold,
    marginTop: 4,
    paddingHorizontal: 8,
    paddingTop: 2,
    paddingBottom: 1,
    borderRadius: 8,
    fontSize: 8,
    backgroundColor: COLOURS.marigold,
    color: COLOURS.onMarigold,
  },
  body: { paddingHorizontal: SIDE, paddingTop: 14, gap: 14 },
  facts: {
    flexDirection: "row",
    flexWrap: "wrap",
    backgroundColor: COLOURS.raised,
    borderRadius: 10,
    paddingHorizontal: 14,
    paddingVertical: 10,
    rowGap: 8,
  },
  fact: { width: "25%", paddingRight: 8 },
  label: { fontSize: 7.5, color: COLOURS.quiet },
  value: { ...bold, fontSize: 9 },
  parties: { flexDirection: "row", gap: 18 },
  party: { flex: 1 },
  partyHead: { ...bold, fontSize: 8, color: COLOURS.jam, marginBottom: 3 },
  partyName: { ...bold, fontSize: 10, marginBottom: 2 },
  tableHead: {
    ...bold,
    flexDirection: "row",
    alignItems: "flex-end",
    fontSize: 7.5,
    color: COLOURS.jam,
    borderBottomWidth: 1.2,
    borderBottomColor: COLOURS.jam,
    paddingBottom: 4,
  },
  row: {
    flexDirection: "row",
    borderBottomWidth: 0.6,
    borderBottomColor: COLOURS.line,
    paddingVertical: 5,
  },
  sumRow: { ...bold, flexDirection: "row", paddingVertical: 6, backgroundColor: COLOURS.raised },
  end: { flexDirection: "row", gap: 24, alignItems: "flex-start" },
  words: { flex: 1, gap: 8 },
  sums: { width: 210 },
  sum: { flexDirection: "row", justifyContent: "space-between", paddingVertical: 2.5 },
  total: {
    ...bold,
    flexDirection: "row",
    justifyContent: "space-between",
    alignItems: "center",
    marginTop: 5,
    paddingHorizontal: 12,
    paddingTop: 8,
    paddingBottom: 7,
    borderRadius: 10,
    backgroundColor: COLOURS.jam,
    color: COLOURS.white,
    fontSize: 12,
  },
  fine: { fontSize: 7.5, color: COLOURS.quiet },
  foot: {
    position: "absolute",
    top: PAGE_HEIGHT - 44,
    left: SIDE,
    right: SIDE,
    borderTopWidth: 0.6,
    borderTopColor: COLOURS.line,
    paddingTop: 6,
    flexDirection: "row",
    justifyContent: "space-between",
  },
});
