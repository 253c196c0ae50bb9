import { BRAND_COLOUR } from "../ui/brand-colour.ts";

/**
 * The shop's colours as hex: mail programs support neither variables nor OKLCH. Values are those of `ui/tokens.css`.
 */
export const COLOURS = {
  jam: BRAND_COLOUR,
  jamSoft: "#fac9dc",
  paper: "#fffaf5",
  card: "#ffffff",
  raised: "#fbf1e7",
  line: "#ead9c9",
  ink: "#2a1420",
  quiet: "#634655",
  marigold: "#fec13e",
  onMarigold: "#31021d",
  pista: "#d3e5ac",
  good: "#245e2c",
  white: "#ffffff",
} as const;

/** Tile colours by the name of a product's tile. */
export const TILES: Record<string, string> = {
  rose: "#fbcad6",
  marigold: "#fec13e",
  pista: "#d3e5ac",
  cream: "#f9ead7",
  lilac: "#e5d1ee",
};

export const DISPLAY = "Georgia, 'Times New Roman', serif";
export const TEXT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The width that desktop mail programs show, in px. */
export const WIDTH = 600;

/** Rules that can't be inline: narrow screens and dark mode. Programs that drop them show the light mail. */
export const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%!important}
img{border:0;display:block}
a{color:${BRAND_COLOUR}}
.text{overflow-wrap:break-word}
@media (max-width:480px){
.side{padding-left:20px!important;padding-right:20px!important}
.h1{font-size:30px!important;line-height:34px!important}
.btn{display:block!important;text-align:center!important}
.card{padding:18px 16px 18px!important}
.day{font-size:26px!important;line-height:30px!important}
.code{font-size:34px!important;letter-spacing:8px!important}
}
@media (prefers-color-scheme:dark){
.paper{background-color:#1b0d15!important}
.card{background-color:#2a1720!important;border-color:#4a2f3c!important}
.ink{color:#fbf1e7!important}
.quiet{color:#d9c3cd!important}
.rule{border-color:#4a2f3c!important}
.raised{background-color:#38212c!important}
.good{background-color:#22331c!important}
.good .ink,.good .goodink{color:#d3e5ac!important}
.plain{color:#fac9dc!important}
.ghost{color:#fac9dc!important;border-color:#fac9dc!important}
}
`.trim();
