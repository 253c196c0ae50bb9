import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

/** Code points, so that a reader sees what can't be seen in a text. */
const of = (...codePoints: number[]) => String.fromCodePoint(...codePoints);

describe("invisible characters are removed", () => {
  test.each([
    ["zero width space", 0x200b],
    ["right-to-left override", 0x202e],
    ["left-to-right embedding", 0x202a],
    ["right-to-left isolate", 0x2067],
    ["end of an isolate", 0x2069],
    ["right-to-left mark", 0x200f],
    ["Arabic letter mark", 0x061c],
    ["word joiner", 0x2060],
    ["invisible times", 0x2062],
    ["byte order mark", 0xfeff],
    ["soft hyphen", 0x00ad],
    ["combining grapheme joiner", 0x034f],
    ["Hangul filler", 0x3164],
    ["Mongolian variation selector", 0x180b],
    ["annotation anchor", 0xfff9],
    ["text variation selector alone", 0xfe0e],
    ["emoji variation selector alone", 0xfe0f],
    ["variation selector 3", 0xfe02],
    ["ideographic variation selector", 0xe0101],
    ["tag letter a", 0xe0061],
    ["musical format control", 0x1d173],
    ["private use", 0xe000],
    ["private use, plane 15", 0xf0000],
    ["noncharacter", 0xffff],
    ["unassigned", 0x0378],
    ["zero width joiner between Latin letters", 0x200d],
    ["zero width non-joiner between Latin letters", 0x200c],
  ])("%s", (_name, codePoint) => {
    expect(cleanText(`Asha${of(codePoint)}Rao`)).toBe("AshaRao");
    expect(cleanText(of(codePoint))).toBe("");
  });

  test("half of a surrogate pair", () => expect(cleanText("a\ud83cb")).toBe("ab"));
  test("a blank Braille cell is a space", () => expect(cleanText("a\u2800b")).toBe("a b"));
  test("a text hidden in tags behind a flag", () =>
    expect(cleanText(`🏴${of(0xe0068, 0xe0069, 0xe007f)}`)).toBe("🏴"));
});

describe("a text that needs its joiners and selectors keeps them", () => {
  test.each([
    ["Hindi half letter", "क्‍या"],
    ["Hindi explicit virama", "क्‌षमा"],
    ["Marathi eyelash ra", "दऱ्‍या"],
    ["Bengali ya-phala after ra", "র‍্যাব"],
    ["Malayalam chillu in a word", "നന്‍മ"],
    ["Malayalam chillu at the end of a word", "അവന്‍ വന്നു"],
    ["Malayalam chillu of its own", "അവൻ"],
    ["Sinhala", "ශ්‍රී ලංකා"],
    ["Kannada ra with ya", "ರ‍್ಯಾಂಕ್"],
    ["Urdu with a non-joiner", "می‌خواہم"],
    ["Urdu", "جنم دن مبارک"],
    ["Tamil", "பிறந்தநாள் வாழ்த்துக்கள்"],
    ["Gujarati", "જન્મદિવસ"],
    ["Telugu non-joiner", "న్‌కు"],
    ["family", "👩‍👩‍👧‍👦"],
    ["a heart in a couple", "👩‍❤️‍👨"],
    ["skin tone and trade", "👩🏽‍🍳"],
    ["rainbow flag", "🏳️‍🌈"],
    ["flag of India", "🇮🇳"],
    ["flag of Scotland", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
    ["boxed digit", "1️⃣"],
    ["red heart", "I ❤️ you"],
    ["telephone as text", "☎︎"],
    ["accents", "Zoë"],
    ["Chinese", "生日快乐"],
  ])("%s: %s", (_name, text) => expect(cleanText(text)).toBe(text.normalize("NFC")));

  test.each([
    ["a joiner at the end of a word that does not need it", "नाम‍ है", "नाम है"],
    ["a joiner before any letter", "‍नाम", "नाम"],
    ["two joiners", "क्‍‍या", "क्‍या"],
    ["a joiner between Hindi and Latin", "नाa‍b‍म", "नाabम"],
    ["a joiner after an emoji", "👩‍", "👩"],
    ["a selector after a letter", "a️b", "ab"],
    ["a zero width space beside a joiner", "क्​‍या", "क्‍या"],
  ])("%s goes", (_name, text, cleaned) => expect(cleanText(text)).toBe(cleaned));
});

test("letters and their signs are put together (NFC)", () => {
  expect(cleanText("Zoe\u0308")).toBe("Zoë");
  expect(cleanText("e\u200d\u0301")).toBe("é");
});

/** Difficult texts: joiners, selectors, viramas, tags, pictures and marks in any order. */
const tricky = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...["a", "e", "1", "#", "क", "्", "ष", "ൻ", "ന", "്", "র", "য", "م", "ی", "\u200c", "\u200d", "\ufe0f"],
        ...[
          "\ufe0e",
          "\u20e3",
          "👩",
          "❤",
          "🏽",
          "🏴",
          "🇮",
          "🇳",
          "\u0301",
          "\u0308",
          "\u200b",
          "\u202e",
          "\ud83c",
        ],
        ...["\udf00", "\u{e0067}", "\u{e007f}", " ", "\n", "\u093c", "\u2800", "\u1100", "\u1161", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"],
      ),
      fc.string({ unit: "binary", maxLength: 3 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(""));

test("clean text stays unchanged, normalised, and no longer than NFC makes it", () => {
  fc.assert(
    fc.property(tricky, (text) => {
      const cleaned = cleanText(text);
      expect(cleanText(cleaned)).toBe(cleaned);
      expect(cleaned.normalize("NFC")).toBe(cleaned);
      expect(cleaned.isWellFormed()).toBe(true);
      expect(cleaned.length).toBeLessThanOrEqual(text.normalize("NFC").length);
    }),
    { numRuns: 3_000 },
  );
});

test("a hundred thousand characters are cleaned within the time limit", () => {
  const began = process.cpuUsage().user;
  for (const text of ["क\u200d", "👩\u200d", "a\u0301", "\u0301", "🏴\u{e0067}", "1\ufe0f"]) {
    cleanText(text.repeat(50_000));
  }
  expect((process.cpuUsage().user - began) / 1_000).toBeLessThan(5_000);
});
