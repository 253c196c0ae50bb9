import { describe, expect, test } from "vitest";
import {
  ananya,
  byHand,
  formOf,
  home,
  own,
  pay,
  save,
  write,
} from "../../../../tests/support/receiver-forms.ts";
import { ownAddresses, suggestedAddress, usableFirst } from "./own-addresses.ts";
import { pincodeChange, type ReceiverAction, receiverAfter } from "./receiver-after.ts";
import { fullAddress, type ReceiverForm, startReceiver } from "./receiver-form.ts";
import { FILL_ALL, SELECT_SAVED } from "./receiver-problem.ts";

const noneUsable = { pincode: "110001", suggested: null, hasUsable: false };

describe("a saved address", () => {
  test("saving without a choice is refused", () => {
    expect(formOf(save)).toMatchObject({
      confirmed: false,
      problem: { text: SELECT_SAVED, parts: ["savedAddress"] },
    });
  });

  test("one that was saved without a known type is a home", () => {
    const typeless = formOf({ type: "choose address", address: "1 Far Road", kind: "" }, save);
    expect(typeless).toMatchObject({ confirmed: true, addressType: "Home" });
  });

  test("a chosen address is confirmed unchanged, with its saved type", () => {
    const form = formOf(home, save);
    expect(form).toMatchObject({ confirmed: true, problem: null, addressType: "Office" });
    expect(fullAddress(form)).toBe("Flat 4B, Lotus Court, 12th Main");
  });

  test("a receiver without a phone number can't be confirmed", () => {
    expect(formOf(home, write("phone", ""), save).problem).toEqual({ text: FILL_ALL, parts: ["phone"] });
  });

  test("is confirmed without an e-mail, which only an address by hand asks for", () => {
    expect(formOf(home, write("email", "ananya@"), save).confirmed).toBe(true);
  });

  test("editing it reopens manual entry with its parts filled in", () => {
    const form = formOf(home, save, { type: "edit" });
    expect(form).toMatchObject({ confirmed: false, mode: "manual" });
    expect(form.fields).toMatchObject({ flat: "Flat 4B", street: "Lotus Court, 12th Main" });
  });
});

describe("the suggested address", () => {
  const saved = [
    { line: "Meera's Road", pincode: "110001", type: "Home", name: "Meera Nair", phone: "" },
    { line: "1 Far Road", pincode: "560001", type: "Home", name: "Ananya Rao", phone: "" },
    { line: "2 Near Road", pincode: "110001", type: "Office", name: "", phone: "" },
    { line: "3 Near Road", pincode: "110001", type: "Home", name: "Ananya Rao", phone: "" },
  ];

  test("is the first of their own, not of a person they sent something, if the order goes to its pincode", () => {
    expect(suggestedAddress(saved, "560001", ananya)?.line).toBe("1 Far Road");
    expect(suggestedAddress(saved, "110001", ananya)?.line).toBe("2 Near Road");
    expect(suggestedAddress(saved, "400001", ananya)).toBeNull();
    expect(suggestedAddress(saved, "", ananya)).toBeNull();
  });

  test("is chosen with its type, and still has to be confirmed", () => {
    const form = startReceiver(ananya, ownAddresses(saved, "110001", ananya));
    expect(form).toMatchObject({ savedAddress: "2 Near Road", addressType: "Office", confirmed: false });
    expect(receiverAfter(form, save).confirmed).toBe(true);
  });

  test("brings its phone, unless one is entered", () => {
    const withPhone = { line: "2 Near Road", type: "Home", phone: "+919811112222" };
    expect(startReceiver({ ...ananya, phone: "" }, own(withPhone)).fields.phone).toBe("+919811112222");
    expect(startReceiver(ananya, own(withPhone)).fields.phone).toBe(ananya.phone);
  });

  test("does not replace the shopper's choice when the pincode becomes known late", () => {
    const suggest: ReceiverAction = { type: "suggest", own: ownAddresses(saved, "110001", ananya) };
    expect(formOf(suggest).savedAddress).toBe("2 Near Road");
    expect(formOf(home, suggest).savedAddress).toBe("Flat 4B, Lotus Court, 12th Main");
    expect(formOf(...byHand, save, suggest)).toMatchObject({ savedAddress: "", confirmed: true });
  });

  test("and its phone are not suggested for somebody else", () => {
    const withPhone = { line: "2 Near Road", type: "Home", phone: "+919811112222" };
    const late: ReceiverAction = { type: "suggest", own: own(withPhone) };
    const someoneElse: ReceiverAction = { type: "order for", whom: "someone else", account: ananya };
    expect(formOf(someoneElse, late)).toMatchObject({ savedAddress: "", fields: { phone: "" } });
  });

  test("changes, unconfirmed, when the order goes to another pincode", () => {
    const moved: ReceiverAction = { type: "moved", own: ownAddresses(saved, "560001", ananya) };
    expect(formOf(home, save, moved)).toMatchObject({ savedAddress: "1 Far Road", confirmed: false });
  });
});

describe("another pincode", () => {
  const near = { line: "12 MG Road", pincode: "560001", type: "Home", name: "Ananya Rao", phone: "" };
  const far = { ...near, line: "7 Lake Road", pincode: "560095" };
  const saved = [near, far];
  const atNear = startReceiver(ananya, ownAddresses(saved, "560001", ananya));
  const at = (form: ReceiverForm, pincode: string) => {
    const change = pincodeChange(form, pincode, saved, ananya);
    return change ? receiverAfter(form, change) : form;
  };

  test("replaces an address that was confirmed for the last one, also one from before a reload", () => {
    const confirmed = receiverAfter(atNear, save);
    expect(confirmed).toMatchObject({ pincode: "560001", savedAddress: "12 MG Road", confirmed: true });
    expect(at(confirmed, "560095")).toMatchObject({
      ...{ pincode: "560095", savedAddress: "7 Lake Road", confirmed: false },
    });
  });

  test("changes nothing while it is unknown or the same", () => {
    expect(at(atNear, "")).toBe(atNear);
    expect(at(atNear, "560001")).toBe(atNear);
  });

  test("that becomes known late keeps a confirmed receiver for it", () => {
    const confirmed = receiverAfter(startReceiver(ananya, { ...own(near), pincode: "" }), save);
    const known = at(confirmed, "560001");
    expect(known).toMatchObject({ pincode: "560001", confirmed: true });
    expect(at(known, "560095").confirmed).toBe(false);
  });

  describe("after an address was entered by hand for the last one", () => {
    const moved = at(
      byHand.reduce(receiverAfter, atNear),
      "560100", // Nothing is saved there.
    );

    test("refuses payment until it is saved again or changed", () => {
      const refused = receiverAfter(moved, pay);
      expect(refused).toMatchObject({ confirmed: false, problem: { parts: ["flat"] } });
      expect(refused.problem?.text).toContain("560100");
      expect(receiverAfter(receiverAfter(moved, write("landmark", "Metro")), pay).confirmed).toBe(false);
      expect(receiverAfter(receiverAfter(moved, write("street", "1st Main")), pay).confirmed).toBe(true);
      expect(receiverAfter(receiverAfter(moved, save), pay)).toMatchObject({
        ...{ confirmed: true, typedElsewhere: false },
      });
    });

    test("lets a saved address be paid for, but not the typed one after it", () => {
      const chosen = [
        { type: "use", mode: "saved" } as const,
        { type: "choose address", address: far.line, kind: far.type } as const,
      ].reduce(receiverAfter, moved);
      expect(receiverAfter(chosen, pay).confirmed).toBe(true);
      expect(receiverAfter(receiverAfter(chosen, { type: "use", mode: "manual" }), pay).confirmed).toBe(
        false,
      );
    });
  });

  test("refuses payment for an address that is saved elsewhere", () => {
    const chosen = receiverAfter(
      { ...atNear, pincode: "560095" },
      { type: "choose address", address: near.line, kind: near.type },
    );
    const payHere: ReceiverAction = { type: "pay", addresses: saved };
    for (const form of [chosen, receiverAfter(chosen, save)]) {
      const refused = receiverAfter(form, payHere);
      expect(refused).toMatchObject({ confirmed: false, savedAddress: "" });
      expect(refused.problem).toMatchObject({ parts: ["savedAddress"] });
      expect(refused.problem?.text).toContain("560095");
    }
    expect(receiverAfter(atNear, payHere).confirmed).toBe(true);
  });
});

describe("no saved address for this pincode", () => {
  const far = { line: "1 Far Road", pincode: "560001", type: "Home", name: "Ananya Rao", phone: "" };

  test("opens the form for entering one", () => {
    expect(startReceiver(ananya, ownAddresses([far], "110001", ananya)).mode).toBe("manual");
    expect(startReceiver(ananya, ownAddresses([far], "560001", ananya)).mode).toBe("saved");
    expect(startReceiver(ananya, ownAddresses([far], "", ananya)).mode).toBe("saved");
  });

  test("opens it also when the pincode becomes known late, or changes", () => {
    expect(formOf({ type: "suggest", own: noneUsable }).mode).toBe("manual");
    expect(formOf(home, save, { type: "moved", own: noneUsable })).toMatchObject({
      ...{ mode: "manual", savedAddress: "", addressType: "Home", confirmed: false },
    });
  });

  test("counts one of unknown pincode as possible", () => {
    expect(ownAddresses([{ ...far, pincode: "" }], "110001", ananya).hasUsable).toBe(true);
  });
});

test("saved addresses that can be chosen come first, each group in its order", () => {
  const at = (line: string, pincode: string) => ({ line, pincode, type: "Home", name: "Asha", phone: "" });
  const saved = [at("A", "560001"), at("B", "110001"), at("C", "400001"), at("D", "")];
  expect(usableFirst(saved, "110001").map(({ line }) => line)).toEqual(["B", "D", "A", "C"]);
  expect(usableFirst(saved, "").map(({ line }) => line)).toEqual(["A", "B", "C", "D"]);
});
