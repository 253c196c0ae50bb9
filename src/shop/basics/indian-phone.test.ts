import fc from "fast-check";
import { AsYouType, isValidPhoneNumber } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { isIndianPhone, readIndianMobile } from "./indian-phone.ts";

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength, maxLength });

test("an Indian number is valid if libphonenumber accepts it", () => {
  fc.assert(
    fc.property(digits(0, 15), (typed) => {
      expect(isIndianPhone(`+91${typed}`)).toBe(isValidPhoneNumber(`+91${typed}`));
    }),
    {
      numRuns: 2000,
      examples: [["9845012345"], ["09845012345"], ["0008001234567"], ["18001234567"], ["0000000000"]],
    },
  );
});

test("a mobile number is spaced and read as libphonenumber does it, at every digit of every prefix", () => {
  let read = 0;
  for (let prefix = 600; prefix < 1000; prefix += 1) {
    for (const rest of ["0000000", "1234567", "2718281", "7654321", "9999999"]) {
      for (const code of ["", "+91"]) {
        for (let length = 1; length <= 10; length += 1) {
          const typed = code + `${prefix}${rest}`.slice(0, length);
          const mobile = readIndianMobile(typed);
          if (!mobile) continue;
          read += 1;
          expect(mobile).toEqual(byLibrary(typed));
        }
      }
    }
  }
  expect(read).toBeGreaterThan(20_000);
});

test("any typed number is read as libphonenumber reads it without the spaces around it", () => {
  const typed = fc.string({ unit: fc.constantFrom(..."0123456789+ -()6789"), maxLength: 16 });
  fc.assert(
    fc.property(typed, (text) => {
      const mobile = readIndianMobile(text);
      if (mobile) expect(mobile).toEqual(byLibrary(text.trim()));
    }),
    {
      numRuns: 2000,
      examples: [["+91 98450-12345"], ["(98450) 12345"], ["+9 1"], ["--"], ["+"], [" +"], ["+ -"], [" +917"]],
    },
  );
});

test.each([
  "+442079460958",
  "022 2345 6789",
  "1800 123 4567",
  "8022345678",
  "98450123456",
  "98450 12345 ext 7",
])("%s is left to the library", (typed) => {
  expect(readIndianMobile(typed)).toBeNull();
});

function byLibrary(typed: string) {
  const typing = new AsYouType("IN");
  return { text: typing.input(typed), number: typing.getNumberValue() ?? "" };
}
