import { Font } from "@react-pdf/renderer";
import figtree from "./fonts/figtree-400.woff?inline";
import figtreeMore from "./fonts/figtree-400-more.woff?inline";
import figtreeBold from "./fonts/figtree-600.woff?inline";
import figtreeBoldMore from "./fonts/figtree-600-more.woff?inline";
import fraunces from "./fonts/fraunces-700.woff?inline";

/** The second font of each pair has the rupee sign and rarer letters. */
export const TEXT = ["Figtree", "Figtree more"];
export const BOLD = ["Figtree bold", "Figtree bold more"];
export const DISPLAY = "Fraunces";

Font.register({ family: "Figtree", src: figtree });
Font.register({ family: "Figtree more", src: figtreeMore });
Font.register({ family: "Figtree bold", src: figtreeBold });
Font.register({ family: "Figtree bold more", src: figtreeBoldMore });
Font.register({ family: DISPLAY, src: fraunces });
// Never hyphenate names and numbers.
Font.registerHyphenationCallback((word) => [word]);

/** Latin letters with accents, signs and punctuation: the characters of both fonts of a pair. */
const DRAWABLE = /^[\s\u0020-\u024f\u1e00-\u1eff\u2010-\u2026\u2039\u203a\u20b9\u2122\u2212]*$/;

/** The text, or an empty string if these fonts lack its letters. */
export function printable(text: string): string {
  const tidied = text.normalize("NFC");
  return DRAWABLE.test(tidied) ? tidied : "";
}
