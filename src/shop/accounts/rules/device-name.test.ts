import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0";

test.each([
  [
    "Chrome on a Windows computer",
    "computer",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
  ],
  [
    "Edge on a Windows computer",
    "computer",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/141.0.0.0`,
  ],
  [
    "Chrome on an Android phone",
    "phone",
    `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`,
  ],
  [
    "Chrome on an Android tablet",
    "tablet",
    `Mozilla/5.0 (Linux; Android 14; SM-X710) ${CHROME} Safari/537.36`,
  ],
  [
    "Samsung Internet on an Android phone",
    "phone",
    "Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
  ],
  [
    "Safari on an iPhone",
    "phone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  ],
  [
    "Chrome on an iPhone",
    "phone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1",
  ],
  [
    "Safari on a Mac",
    "computer",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
  ],
  [
    "Firefox on a Linux computer",
    "computer",
    "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  ],
  [
    "Opera on a Mac",
    "computer",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36 OPR/122.0.0.0`,
  ],
  ["Chrome on a Chromebook", "computer", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`],
  ["An iPad", "tablet", "Something/1.0 (iPad)"],
  ["A device that does not say what it is", "unknown", "curl/8.5.0"],
  ["A device that does not say what it is", "unknown", ""],
  ["A device that does not say what it is", "unknown", null],
])("%s (%s)", (name, kind, userAgent) => {
  expect(deviceName(userAgent)).toEqual({ name, kind });
});

test("a very long User-Agent is read only up to a limit", () => {
  expect(deviceName("Android Mobile").kind).toBe("phone");
  expect(deviceName(`Android ${"x".repeat(500)} Mobile`).kind).toBe("tablet");
});
