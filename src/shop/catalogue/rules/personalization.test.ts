import { expect, test } from "vitest";
import { choosePersonalization, followPersonalization, withPersonalization } from "./personalization.ts";

const PLAIN = { photoPrint: null, takesMessage: false };

test("listings find a product by photo and message once it takes them, and no longer when it does not", () => {
  const personal = { photoPrint: "mug" as const, takesMessage: true };
  expect(followPersonalization(PLAIN, { ...personal, personalization: ["Name"] })).toEqual([
    ...["Photo", "Name", "Message"],
  ]);
  const all = { ...PLAIN, personalization: ["Photo", "Name", "Message"] as const };
  expect(followPersonalization(personal, { ...all, personalization: [...all.personalization] })).toEqual([
    "Name",
  ]);
});

test("what a table has named stays while print and message stay", () => {
  expect(followPersonalization(PLAIN, { ...PLAIN, personalization: ["Message"] })).toEqual(["Message"]);
  const strip = { photoPrint: "strip" as const, takesMessage: false, personalization: [] };
  expect(followPersonalization({ ...strip, photoPrint: "mug" }, strip)).toEqual([]);
});

test("whoever chooses the names neither adds nor removes photo and message", () => {
  const photoCake = { photoPrint: "cake top" as const, takesMessage: true };
  expect(choosePersonalization({ ...photoCake, personalization: [] })).toEqual(["Photo", "Message"]);
  expect(choosePersonalization({ ...PLAIN, personalization: ["Photo", "Name", "Message"] })).toEqual([
    "Name",
  ]);
});

test("a name is added and removed in the usual order", () => {
  expect(withPersonalization(["Message"], "Name", true)).toEqual(["Name", "Message"]);
  expect(withPersonalization(["Photo", "Name"], "Name", false)).toEqual(["Photo"]);
  expect(withPersonalization(["Photo"], "Name", false)).toEqual(["Photo"]);
});
