import { Font } from "@react-pdf/renderer";
import figtree from "./fonts/figtree-400.woff?inline";
import figtreeMore from "./fonts/figtree-400-more.woff?inline";
import figtreeBold from "./fonts/figtree-600.woff?inline";
import figtreeBoldMore from "./fonts/figtree-600-more.woff?inline";
import fraunces from "./fonts/fraunces-700.woff?inline";

/** The second of each pair has the rupee sign and rarer letters. */
export const TEXT = ["Figtree", "Figtree more"];
export const BOLD = ["Figtree bold", "Figtree bold more"];
export const DISPLAY = "Fraunces";

Font.register({ family: "Figtree", src: figtree });
Font.register({ family: "Figtree more", src: figtreeMore });
Font.register({ family: "Figtree bold", src: figtreeBold });
Font.register({ family: "Figtree bold more", src: figtreeBoldMore });
Font.register({ family: DISPLAY, src: fraunces });
// Names and numbers are never broken with a hyphen.
Font.registerHyphenationCallback((word) => [word]);

/** Latin letters with all their accents, signs and punctuation: what the two files of each pair have. */
const DRAWABLE = /^[\s\u0020-\u024f\u1e00-\u1eff\u2010-\u2026\u2039\u203a\u20b9\u2122\u2212]*$/;

/** Text as it can be drawn; empty where it is written in letters that these fonts do not have. */
export function drawable(text: string): string {
  const tidied = text.normalize("NFC");
  return DRAWABLE.test(tidied) ? tidied : "";
}
