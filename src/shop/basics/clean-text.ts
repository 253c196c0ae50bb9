/** Nothing to clean, as in most texts. Spares a large import file the rest. */
const PLAIN_ASCII = /^[\x20-\x7E\t\n\r]*$/u;

/** Scripts whose writing needs ZWNJ and ZWJ: those of India, and Arabic letters for Urdu. */
const JOINED = ["Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh", "Arab"]
  .map((script) => `\\p{Script=${script}}`)
  .join("");

/** Viramas of those scripts. A joiner after one may end a word: older Malayalam texts write a chillu so. */
const VIRAMAS = "\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA";

/** The flags of England, Scotland and Wales: the only emoji that are spelt with invisible tags. */
const TAG_FLAGS = ["gbeng", "gbsct", "gbwls"]
  .map((region) => [...region].map((letter) => `\\u{E00${letter.charCodeAt(0).toString(16)}}`).join(""))
  .join("|");

/**
 * What nobody can see, and what has no meaning of its own: format characters, bidi controls, tags, fillers, private
 * use, unassigned code points and halves of surrogate pairs. Joiners and variation selectors depend on where they
 * stand.
 */
const INVISIBLE = "(?![\\u200C\\u200D\\uFE0E\\uFE0F])[\\p{DI}\\uFFF9-\\uFFFB\\p{Co}\\p{Cn}\\p{Cs}]";
const ALWAYS_INVISIBLE = new RegExp(INVISIBLE, "gu");
const INVISIBLE_BUT_FLAGS = new RegExp(`(\\u{1F3F4}(?:${TAG_FLAGS})\\u{E007F})|${INVISIBLE}`, "gu");

/** Variation selectors, but after a picture or sign and in a boxed digit. */
const STRAY_SELECTOR = /(?<!\p{Extended_Pictographic})(?!(?<=[0-9#*])\uFE0F\u20E3)[\uFE0E\uFE0F]/gu;

/**
 * Joiners, but after a virama, between letters of a script that joins, and inside an emoji. Marks may stand between,
 * as normalisation moves them.
 */
const STRAY_JOINER = new RegExp(
  [
    "(?=[\\u200C\\u200D])",
    `(?<![${VIRAMAS}]\\p{M}*)`,
    `(?!(?<=[${JOINED}]\\p{M}*)[\\u200C\\u200D][${JOINED}])`,
    "(?!(?<=\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]?)\\u200D\\p{Extended_Pictographic})",
    ".",
  ].join(""),
  "gu",
);

/**
 * Removes what is invisible or changes the direction of a text, and composes letters with their signs (NFC). ZWNJ
 * and ZWJ stay where Indian scripts, Urdu and emoji need them, variation selectors after what they vary. Control
 * characters and line breaks stay for the caller to judge.
 */
export function cleanText(text: string): string {
  if (PLAIN_ASCII.test(text)) return text;
  return text
    .replace(INVISIBLE_BUT_FLAGS, "$1")
    .replaceAll("\u2800", " ")
    .replace(/([\uFE0E\uFE0F])[\uFE0E\uFE0F]+/gu, "$1")
    .replace(STRAY_SELECTOR, "")
    .replace(/([\u200C\u200D])[\u200C\u200D]+/gu, "$1")
    .replace(STRAY_JOINER, "")
    .normalize("NFC");
}

/**
 * As `cleanText` for a text that is still being typed: removes only what is needed nowhere, because the letter that
 * a joiner needs may come next.
 */
export function cleanWhileTyping(text: string): string {
  return text.replace(ALWAYS_INVISIBLE, "");
}
