import { expect, test } from "vitest";
import type { OfficeList } from "./office-list.server.ts";
import { parseTypedQuery, typedOffers } from "./typed-filter.server.ts";

const LIST: OfficeList = {
  ...{ name: "orders", path: "/admin/orders", views: [], typing: { label: "", placeholder: "" } },
  textFilter: "q",
  filters: [
    { name: "on", label: "Day", kind: "day", replaces: ["from", "to"], alsoTyped: ["day"] },
    { name: "from", label: "From", kind: "day", replaces: ["on"] },
    { name: "to", label: "To", kind: "day", replaces: ["on"] },
    {
      ...{ name: "status", label: "Status", kind: "choices" },
      choices: [
        { value: "ready", label: "Ready" },
        { value: "preparing", label: "Being made" },
      ],
    },
    {
      ...{ name: "slot", label: "Slot", kind: "choice", none: "All" },
      choices: [{ value: "1080-1260", label: "6 PM - 9 PM" }],
    },
    {
      ...{ name: "kitchen", label: "Kitchen", kind: "choice", none: "All" },
      choices: [{ value: "delhi-cp", label: "Connaught Place" }],
    },
    { name: "q", label: "Text", kind: "text" },
  ],
};

test.each([
  ["status:ready Meera", "status=ready&q=Meera"],
  // The code or the word that people see.
  ["status:preparing status:Being-Made", "status=preparing&status=preparing"],
  ["kitchen:connaught-place slot:6-pm-9-pm", "kitchen=delhi-cp&slot=1080-1260"],
  ["KITCHEN:DELHI-CP", "kitchen=delhi-cp"],
  ["on:tomorrow 98765 43210", "on=tomorrow&q=98765+43210"],
  ["day:today", "on=today"],
  ["from:2026-11-01 to:2026-11-30", "from=2026-11-01&to=2026-11-30"],
  // Nothing typed is lost.
  ["status:eaten kitchen:moon on:someday", "q=status%3Aeaten+kitchen%3Amoon+on%3Asomeday"],
  ["  ", ""],
])("%s", (typed, expected) => {
  expect(parseTypedQuery(LIST, new URLSearchParams({ find: typed }))?.query.toString()).toBe(expected);
});

test("a typed day replaces a range, and a range replaces a day", () => {
  expect(
    parseTypedQuery(LIST, new URLSearchParams("from=today&to=tomorrow&find=on:today"))?.query.toString(),
  ).toBe("on=today");
  expect(parseTypedQuery(LIST, new URLSearchParams("on=today&find=from:yesterday"))?.query.toString()).toBe(
    "from=yesterday",
  );
  expect(parseTypedQuery(LIST, new URLSearchParams("on=today"))).toBeNull();
});

test("words that a list without search does not understand are returned", () => {
  const { textFilter: _none, ...list } = LIST;
  const typed = parseTypedQuery(list, new URLSearchParams({ find: "status:ready  Meera status:eaten" }));
  expect([typed?.query.toString(), typed?.unknown]).toEqual(["status=ready", "Meera status:eaten"]);
});

test("the field offers each choice as it is typed", () => {
  expect(typedOffers(LIST)).toContain("status:being-made");
  expect(typedOffers(LIST)).toContain("on:tomorrow");
});
