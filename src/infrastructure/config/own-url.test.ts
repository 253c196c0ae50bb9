import { expect, test } from "vitest";
import { ownUrl } from "./own-url.ts";

test.each([
  ["127.0.0.1", "http://127.0.0.1:3000"],
  ["localhost", "http://localhost:3000"],
  ["0.0.0.0", "http://127.0.0.1:3000"],
  ["::", "http://[::1]:3000"],
  ["::0", "http://[::1]:3000"],
  ["::1", "http://[::1]:3000"],
  ["192.168.1.20", "http://192.168.1.20:3000"],
  ["fd00::2", "http://[fd00::2]:3000"],
  ["cakes.lan", "http://cakes.lan:3000"],
])("a shop that listens on %s reaches itself at %s", (HOST, url) => {
  expect(ownUrl({ HOST, PORT: 3000 })).toBe(url);
});
