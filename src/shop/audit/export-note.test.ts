import { expect, test } from "vitest";
import { parseDay } from "../basics/india-time.ts";
import { exportNote } from "./export-note.ts";

const [first, last] = [parseDay("2026-11-20"), parseDay("2026-11-22")];

test.each([
  [{ words: [] }, ""],
  [{ from: first, words: ["Settled", null, ""] }, "from 2026-11-20, Settled"],
  [{ to: last, words: ["Shown", "2 stars"] }, "until 2026-11-22, Shown, 2 stars"],
  [{ from: first, to: last, words: [] }, "2026-11-20 to 2026-11-22"],
  [{ from: first, to: first, words: [] }, "2026-11-20"],
])("the filters %j are logged as %j", (filters, note) => expect(exportNote(filters)).toBe(note));
