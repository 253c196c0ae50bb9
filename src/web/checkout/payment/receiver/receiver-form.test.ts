import { describe, expect, test } from "vitest";
import {
  type Account,
  FILL_ALL,
  FILL_FOR_MANUAL,
  fullAddress,
  ownAddresses,
  peopleOf,
  pincodeChange,
  type ReceiverAction,
  type ReceiverField,
  type ReceiverForm,
  receiverAfter,
  SELECT_SAVED,
  type SuggestedAddress,
  startReceiver,
  suggestedAddress,
  UPDATE_FIRST,
  usableFirst,
} from "./receiver-form.ts";

const ananya: Account = { name: "Ananya Rao", phone: "+919845012345", email: "ananya@example.com" };

const own = (suggested: SuggestedAddress | null) => ({ pincode: "110001", suggested, hasUsable: true });
const noneUsable = { pincode: "110001", suggested: null, hasUsable: false };

function formOf(...actions: ReceiverAction[]): ReceiverForm {
  return actions.reduce(receiverAfter, startReceiver(ananya, own(null)));
}
const write = (field: ReceiverField, text: string): ReceiverAction => ({ type: "write", field, text });
const byHand: ReceiverAction[] = [
  { type: "use", mode: "manual" },
  write("flat", "Flat 4B"),
  write("street", "12th Main"),
];
const save: ReceiverAction = { type: "save" };
const pay: ReceiverAction = { type: "pay", addresses: [] };
const home: ReceiverAction = {
  type: "choose address",
  address: "Flat 4B, Lotus Court, 12th Main",
  kind: "Office",
};

describe("the receiver", () => {
  test("the form starts with the customer's own name, phone, e-mail and saved addresses", () => {
    const form = formOf();
    expect(form).toMatchObject({ orderFor: "self", mode: "saved", confirmed: false });
    expect(form.fields).toMatchObject(ananya);
  });

  test("ordering for someone else clears name, phone and e-mail; ordering for oneself restores them", () => {
    const toMeera = formOf({ type: "order for", whom: "someone else", account: ananya });
    expect(toMeera.fields).toMatchObject({ name: "", phone: "", email: "" });
    const back = receiverAfter(toMeera, { type: "order for", whom: "self", account: ananya });
    expect(back.fields).toMatchObject(ananya);
  });

  test("someone else starts with an empty address, and oneself with one's own again", () => {
    const someoneElse = {
      type: "order for",
      whom: "someone else",
      account: ananya,
      own: own({ line: "2 Near Road", type: "Office" }),
    } as const;
    const toMeera = formOf(home, save, someoneElse);
    expect(toMeera).toMatchObject({ savedAddress: "", addressType: "Home", confirmed: false });
    expect(toMeera.fields).toMatchObject({ flat: "", street: "", landmark: "" });
    expect(receiverAfter(toMeera, { ...someoneElse, whom: "self" })).toMatchObject({
      ...{ mode: "saved", savedAddress: "2 Near Road", addressType: "Office", confirmed: false },
    });
  });

  test("the e-mail of someone else is optional", () => {
    const someoneElse = { type: "order for", whom: "someone else", account: ananya } as const;
    const named = [write("name", "Meera"), write("phone", "+919876543210")];
    expect(formOf(someoneElse, ...named, ...byHand, save).confirmed).toBe(true);
  });

  test("a person whom the customer knows fills in name, phone and the address at this pincode", () => {
    const person = {
      ...{ name: "Meera Nair", phone: "+919876543210" },
      ...{ line: "4B, Lotus Court", type: "Home", pincode: "110001" },
    };
    const someoneElse = { type: "order for", whom: "someone else", account: ananya } as const;
    const here = formOf(someoneElse, { type: "choose person", person, pincode: "110001" }, save);
    expect(here).toMatchObject({ confirmed: true, mode: "saved", savedAddress: "4B, Lotus Court" });
    expect(here.fields).toMatchObject({ name: "Meera Nair", phone: "+919876543210" });
    const elsewhere = formOf(someoneElse, { type: "choose person", person, pincode: "560001" });
    expect(elsewhere).toMatchObject({
      mode: "manual",
      savedAddress: "",
      fields: { name: "Meera Nair", flat: "" },
    });
    // A pincode that is not known yet rules out no address.
    expect(formOf(someoneElse, { type: "choose person", person, pincode: "" })).toMatchObject({
      ...{ mode: "saved", savedAddress: "4B, Lotus Court" },
    });
    expect(peopleOf([person, { ...person, name: "Ananya Rao" }], ananya)).toEqual([person]);
  });

  test("choosing the same option again keeps the typed text", () => {
    const form = formOf(write("name", "Anu"), { type: "order for", whom: "self", account: ananya });
    expect(form.fields.name).toBe("Anu");
  });
});

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

describe("an address entered by hand", () => {
  test.each<ReceiverField>(["name", "email", "phone", "flat", "street"])("%s is required", (field) => {
    expect(formOf(...byHand, write(field, "  "), save)).toMatchObject({
      confirmed: false,
      problem: { text: FILL_FOR_MANUAL, parts: [field] },
    });
  });

  test("is a home, until the shopper says otherwise", () => {
    expect(formOf(...byHand, save)).toMatchObject({ addressType: "Home", confirmed: true });
    expect(formOf(...byHand, { type: "choose type", addressType: "Office" }, save).addressType).toBe(
      "Office",
    );
  });

  test("the type of a saved address is not used for a typed one", () => {
    const manual: ReceiverAction = { type: "use", mode: "manual" };
    const saved: ReceiverAction = { type: "use", mode: "saved" };
    expect(formOf(home, manual).addressType).toBe("Home");
    expect(formOf(home, manual, saved).addressType).toBe("Office");
    // A type chosen by hand stays.
    const byHandThen = formOf(home, { type: "choose type", addressType: "Other" }, manual);
    expect(byHandThen.addressType).toBe("Other");
    const moved: ReceiverAction = { type: "moved", own: own(null) };
    expect(formOf(home, moved).addressType).toBe("Home");
    const late: ReceiverAction = { type: "suggest", own: own({ line: "1 Far Road", type: "Office" }) };
    expect(formOf(manual, late).addressType).toBe("Home");
  });

  test.each<ReceiverField>(["altPhone", "landmark"])("%s is optional", (field) => {
    expect(formOf(...byHand, write(field, ""), save).confirmed).toBe(true);
  });

  test("flat, street and landmark are joined by commas", () => {
    expect(fullAddress(formOf(...byHand))).toBe("Flat 4B, 12th Main");
    expect(fullAddress(formOf(...byHand, write("landmark", "Near the metro")))).toBe(
      "Flat 4B, 12th Main, Near the metro",
    );
  });

  test.each([
    ["a mobile of nine digits", write("phone", "+91984501234"), "phone"],
    ["a number that nobody has", write("phone", "+910000000000"), "phone"],
    ["an alternate mobile cut short", write("altPhone", "+9198"), "altPhone"],
    ["an e-mail without a host", write("email", "meera@"), "email"],
  ])("%s is marked", (_what, wrong, part) => {
    const form = formOf(...byHand, wrong, save);
    expect(form.confirmed).toBe(false);
    expect(form.problem?.parts).toEqual([part]);
  });

  test("a foreign number is accepted", () => {
    expect(formOf(...byHand, write("phone", "+14155552671"), save).confirmed).toBe(true);
  });
});

describe("the update step, after Edit Address", () => {
  const editing = [...byHand, save, { type: "edit" } as const];

  test.each<ReceiverField>(["name", "phone", "flat", "street"])("%s is still required", (field) => {
    expect(formOf(...editing, write(field, ""), save).problem).toEqual({ text: FILL_ALL, parts: [field] });
  });

  test("a removed e-mail is reported when paying", () => {
    const saved = formOf(...editing, write("email", ""), save);
    expect(saved.confirmed).toBe(true);
    expect(receiverAfter(saved, pay)).toMatchObject({
      confirmed: false,
      problem: { text: FILL_FOR_MANUAL, parts: ["email"] },
    });
  });
});

describe("paying", () => {
  test("a complete address that was entered by hand is used as it is", () => {
    expect(formOf(...byHand, pay)).toMatchObject({ confirmed: true, problem: null });
  });

  test.each<[string, ReceiverAction[], string[]]>([
    [
      "an address by hand",
      [{ type: "use", mode: "manual" }, write("phone", "")],
      ["phone", "flat", "street"],
    ],
    ["a wrong number", [...byHand, write("phone", "+91984501234")], ["phone"]],
    ["a saved address", [write("phone", "")], ["savedAddress", "phone"]],
  ])("%s that is not complete is refused, with every missing part marked", (_what, actions, parts) => {
    expect(formOf(...actions, pay)).toMatchObject({
      confirmed: false,
      problem: { text: UPDATE_FIRST, parts },
    });
  });

  test("a chosen saved address lets the payment through without saving it again", () => {
    const form = startReceiver(ananya, own({ line: "2 Near Road", type: "Office" }));
    expect(receiverAfter(form, pay)).toMatchObject({ confirmed: true, problem: null });
  });

  test("a customer without a saved address starts by entering one", () => {
    expect(startReceiver(ananya, ownAddresses([], "110001", ananya)).mode).toBe("manual");
  });

  test("a confirmed address lets the payment through", () => {
    const form = formOf(...byHand, save);
    expect(receiverAfter(form, pay)).toBe(form);
  });
});

test("an error mark disappears when its field is edited, and the message with the last mark", () => {
  const form = formOf(...byHand, write("name", ""), write("street", ""), save);
  const once = receiverAfter(form, write("name", "Meera"));
  expect(once.problem).toEqual({ text: FILL_FOR_MANUAL, parts: ["street"] });
  expect(receiverAfter(once, write("street", "1st Main")).problem).toBeNull();
});

test("saved addresses that can be chosen come first, each group in its order", () => {
  const at = (line: string, pincode: string) => ({ line, pincode, type: "Home", name: "Asha", phone: "" });
  const saved = [at("A", "560001"), at("B", "110001"), at("C", "400001"), at("D", "")];
  expect(usableFirst(saved, "110001").map(({ line }) => line)).toEqual(["B", "D", "A", "C"]);
  expect(usableFirst(saved, "").map(({ line }) => line)).toEqual(["A", "B", "C", "D"]);
});
