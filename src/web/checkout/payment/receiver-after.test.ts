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
import { ownAddresses, peopleOf } from "./own-addresses.ts";
import { type ReceiverAction, receiverAfter, UPDATE_FIRST } from "./receiver-after.ts";
import { fullAddress, type ReceiverField, startReceiver } from "./receiver-form.ts";
import { FILL_ALL, FILL_FOR_MANUAL } from "./receiver-problem.ts";

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
