import { expect, test } from "vitest";
import { wishesOf, wishesSince } from "./wishes-since.ts";

type Photo = Parameters<typeof wishesSince>[0][number]["photo"];
const order = (uuid: string, photo: Photo) => ({ uuid, photo });
const change = (wish: string): Photo => ({ answer: "change", wish });
const since = (before: Photo, now: Photo) =>
  wishesSince([order("a", now)], wishesOf([order("a", before)])).map(({ uuid }) => uuid);

test("a change that a customer asks for is news once, and again when they say it differently", () => {
  expect(since({ answer: null, wish: "" }, change("Write Asha"))).toEqual(["a"]);
  expect(since(change("Write Asha"), change("Write Asha"))).toEqual([]);
  expect(since(change("Write Asha"), change("Write Usha"))).toEqual(["a"]);
});

test("a photo without an answer, or that is right, is no news", () => {
  expect(since(null, { answer: null, wish: "" })).toEqual([]);
  expect(since(change("Write Asha"), { answer: "approved", wish: "" })).toEqual([]);
});
