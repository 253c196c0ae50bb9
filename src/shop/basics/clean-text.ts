/** Text that needs no cleaning, like most texts: the fast path for large imports. */
const PLAIN_ASCII = /^[\x20-\x7E\t\n\r]*$/u;

/** Scripts that need ZWNJ and ZWJ: Indian ones, and Arabic for Urdu. */
const JOINED = ["Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh", "Arab"]
  .map((script) => `\\p{Script=${script}}`)
  .join("");

/** Viramas of those scripts. A joiner after one may end a word, as in older Malayalam chillus. */
export const VIRAMAS = "\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA";

/** The flags of England, Scotland and Wales: the only emoji that are spelt with invisible tags. */
const TAG_FLAGS = ["gbeng", "gbsct", "gbwls"]
  .map((region) => [...region].map((letter) => `\\u{E00${letter.charCodeAt(0).toString(16)}}`).join(""))
  .join("|");

/**
 * Invisible or meaningless characters: format characters, bidi controls, tags, fillers, private use, unassigned code
 * points and lone surrogates. Joiners and variation selectors are judged by their context.
 */
const INVISIBLE = "(?![\\u200C\\u200D\\uFE0E\\uFE0F])[\\p{DI}\\uFFF9-\\uFFFB\\p{Co}\\p{Cn}\\p{Cs}]";
const ALWAYS_INVISIBLE = new RegExp(INVISIBLE, "gu");
const INVISIBLE_BUT_FLAGS = new RegExp(`(\\u{1F3F4}(?:${TAG_FLAGS})\\u{E007F})|${INVISIBLE}`, "gu");

/** Variation selectors, but after a picture or sign and in a boxed digit. */
const STRAY_SELECTOR = /(?<!\p{Extended_Pictographic})(?!(?<=[0-9#*])\uFE0F\u20E3)[\uFE0E\uFE0F]/gu;

/**
 * Joiners that are neither after a virama, nor between letters of a joining script, nor inside an emoji. Marks may
 * stand between, because normalisation moves them.
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
 * Removes characters that are invisible or change text direction, and normalises to NFC. Keeps ZWNJ, ZWJ and
 * variation selectors where scripts and emoji need them. Control characters and line breaks are left to the caller.
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

/** `cleanText` for text being typed: keeps joiners, because the letter that needs them may come next. */
export function cleanWhileTyping(text: string): string {
  return text.replace(ALWAYS_INVISIBLE, "");
}
