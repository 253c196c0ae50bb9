import { beforeEach, expect, test } from "vitest";
import {
  readUnsentForm,
  removeUnsentForm,
  removeUnsentFormOf,
  storeUnsentForm,
  type TypedFields,
} from "./unsent-form-store.ts";

const stored = new Map<string, string>();
const store = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const TERMS = { staffId: "asha", path: "/admin/content/page/terms" };
const FIELDS: TypedFields = [
  { name: "seen", value: "3" },
  { name: "body", value: "## नियम\n\nA long text." },
];

beforeEach(() => stored.clear());

test("what was typed comes back to the same person on the same page, until it is saved", () => {
  storeUnsentForm(store, TERMS, FIELDS);
  expect(readUnsentForm(store, TERMS)).toEqual(FIELDS);
  expect(readUnsentForm(store, { ...TERMS, path: "/admin/content/page/privacy" })).toBeNull();
  expect(readUnsentForm(store, TERMS)).toEqual(FIELDS);
  removeUnsentForm(store);
  expect(readUnsentForm(store, TERMS)).toBeNull();
});

test("another person who signs in in the same tab does not get it, and it is removed", () => {
  storeUnsentForm(store, TERMS, FIELDS);
  expect(readUnsentForm(store, { ...TERMS, staffId: "ravi" })).toBeNull();
  expect(readUnsentForm(store, TERMS)).toBeNull();
});

test("only what was typed on the named page is removed", () => {
  storeUnsentForm(store, TERMS, FIELDS);
  removeUnsentFormOf(store, "/admin/catalogue/new");
  expect(readUnsentForm(store, TERMS)).toEqual(FIELDS);
  removeUnsentFormOf(store, TERMS.path);
  expect(readUnsentForm(store, TERMS)).toBeNull();
});

test.each(["", "no JSON", "[]", '{"staffId":"asha"}'])("a broken store (%s) holds no form", (text) => {
  stored.set("unsentForm", text);
  expect(readUnsentForm(store, TERMS)).toBeNull();
});
