import { describe, expect, test } from "vitest";
import { mergeEdit, restoreFields } from "./merge-edit.ts";

const nobody = () => false;

describe("an edit", () => {
  const from = { name: "Truffle", leadHours: 2 };

  test("leaves what the editor did not touch as somebody else has saved it", () => {
    const stored = { name: "Truffle", leadHours: 6 };
    expect(mergeEdit(stored, { from, to: { name: "Dark Truffle", leadHours: 2 } }, nobody)).toEqual({
      merged: { name: "Dark Truffle", leadHours: 6 },
      conflicts: [],
    });
  });

  test("conflicts in the field that both changed, with all three values", () => {
    const stored = { name: "Truffle", leadHours: 6 };
    const { conflicts } = mergeEdit(stored, { from, to: { name: "Truffle", leadHours: 4 } }, nobody);
    expect(conflicts).toEqual([{ field: "leadHours", was: 2, theirs: 6, mine: 4 }]);
  });

  test("never conflicts with one's own save from another tab, nor with an equal value", () => {
    const stored = { name: "Truffle", leadHours: 6 };
    const edit = { from, to: { name: "Truffle", leadHours: 4 } };
    expect(mergeEdit(stored, edit, () => true)).toEqual({
      merged: { name: "Truffle", leadHours: 4 },
      conflicts: [],
    });
    const equal = { from, to: { name: "Truffle", leadHours: 6 } };
    expect(mergeEdit(stored, equal, nobody)).toEqual({ merged: stored, conflicts: [] });
  });

  test("of one of two fields that only make sense together conflicts with a change of the other", () => {
    const draft = { isDraft: true, publishAt: null };
    const stored = { isDraft: true, publishAt: "2026-12-24T00:00:00.000Z" };
    const asOne = ["isDraft", "publishAt"];
    const now = { isDraft: false, publishAt: null };
    expect(mergeEdit(stored, { from: draft, to: now, asOne }, nobody).conflicts).toMatchObject([
      { field: "publishAt", theirs: stored.publishAt, mine: null },
    ]);
    expect(mergeEdit(stored, { from: draft, to: now, asOne }, () => true).merged).toEqual(now);
    expect(mergeEdit(stored, { from: draft, to: draft, asOne }, nobody).merged).toEqual(stored);
  });
});

describe("restoring a record", () => {
  const change = { before: { leadHours: 2 }, after: { leadHours: 6 } };

  test("brings the old value back and leaves the other fields", () => {
    expect(restoreFields({ leadHours: 6, name: "New name" }, change)).toEqual({
      leadHours: 2,
      name: "New name",
    });
  });

  test("is refused when the field was changed again, or the record is gone", () => {
    expect(restoreFields({ leadHours: 8 }, change)).toBeNull();
    expect(restoreFields(undefined, change)).toBeNull();
  });
});
