import { describe, expect, test } from "vitest";
import { CodeField, NewAddress, ProfileChange } from "../accounts/accounts.inputs.ts";
import { AddressEntry } from "../accounts/addresses.inputs.ts";
import { CatalogueLine, COLUMNS } from "../catalogue/imports/catalogue-file.inputs.ts";
import { readTable } from "../catalogue/imports/table-cells.inputs.ts";
import { OrderPayload } from "../checkout/place-order.inputs.ts";
import { AnswerText, NewComplaint } from "../complaints/complaints.inputs.ts";
import { NewsletterEmail } from "../newsletter/newsletter.inputs.ts";
import { Receiver } from "../orders/receivers/receiver.inputs.ts";
import { trackQuery } from "../orders/track-order.inputs.ts";
import { NewReview } from "../reviews/reviews.inputs.ts";
import { groupedDigits, identifier, line, phoneNumber } from "./text-fields.ts";

/** A zero width space, a right-to-left override, a soft hyphen, a tag letter, a lone selector and a private sign. */
const CANARY = "\u200b\u202e\u00ad\u{e0061}\ufe0f\ue000";
const PHONE = `${CANARY}९८७६५ ४३२१०`;

const receiver = {
  name: `Asha${CANARY} Rao`,
  phone: PHONE,
  altPhone: CANARY,
  address: `12 MG${CANARY} Road`,
  addressType: "Home",
};
const CLEAN_RECEIVER = { name: "Asha Rao", phone: "+919876543210", altPhone: "", address: "12 MG Road" };

test("one line of text is cleaned before it is measured", () => {
  const name = line({ least: 1, most: 5, missing: "Empty.", tooLong: "Too long.", notPlain: "Not plain." });
  const said = (text: string) => {
    const parsed = name.safeParse(text);
    return parsed.success ? parsed.data : parsed.error.issues[0]?.message;
  };
  expect(said(`${CANARY} A${CANARY}sha `)).toBe("Asha");
  expect(said("Zoe\u0308 Xx")).toBe("Too long.");
  expect(said("Zoe\u0308 X")).toBe("Zoë X");
  expect(said(CANARY)).toBe("Empty.");
  expect(said(" \u2028 \u3164")).toBe("Empty.");
  expect(said("A\u0000b")).toBe("Not plain.");
  expect(said("A".repeat(1_000_000))).toBe("Too long.");
});

test("a SKU copied with invisible characters is found", () => {
  const sku = identifier({ most: 40, unknown: "There is no such SKU." });
  expect(sku.parse(`\ufeff TRUF05${CANARY}`)).toBe("TRUF05");
  expect(sku.safeParse(CANARY).success).toBe(false);
});

test.each([
  ["98765 43210"],
  ["+91 98765-43210"],
  ["098765 43210"],
  ["\u202a+91 98765 43210\u202c"],
  ["98765\u00a043210"],
  ["९८७६५ ४३२१०"],
  ["+९१ ९८७६५४३२१०"],
  ["৯৮৭৬৫৪৩২১০"],
  ["௯௮௭௬௫௪௩௨௧௦"],
  ["૯૮૭૬૫ ૪૩૨૧૦"],
  ["۹۸۷۶۵۴۳۲۱۰"],
])("%s is the phone number +919876543210", (typed) => {
  expect(phoneNumber().parse(typed)).toBe("+919876543210");
});

test("an empty phone number is refused only where one is needed", () => {
  expect(phoneNumber().parse(CANARY)).toBe("");
  expect(phoneNumber({ missing: "Missing." }).safeParse(CANARY).error?.issues[0]?.message).toBe("Missing.");
  expect(phoneNumber().safeParse("12").error?.issues[0]?.message).toBe("Please enter a valid phone number.");
});

test("a number loses its spaces and its script", () => {
  expect(groupedDigits.parse(`११०-००१${CANARY}`)).toBe("110001");
});

describe("invisible characters are removed", () => {
  test("in an order: message, receiver, pincode, SKU", () => {
    const order = OrderPayload.parse({
      ...receiver,
      email: "asha@example.com",
      deliveryDate: "2026-11-22",
      deliveryTime: `9 AM -${CANARY} 12 PM`,
      deliveryType: `Standard${CANARY} Delivery`,
      message: `Happy ${CANARY}30th`,
      pinCode: "११० ००१",
      sku: [
        { SKU: `TRUF05${CANARY}`, price: 649, quantity: 1, sheetName: "Cakes", message: `${CANARY}For you` },
      ],
    });
    expect(order).toMatchObject({
      ...CLEAN_RECEIVER,
      ...{ deliveryTime: "9 AM - 12 PM", deliveryType: "Standard Delivery" },
      ...{ message: "Happy 30th", pinCode: "110001" },
      sku: [{ SKU: "TRUF05", message: "For you" }],
    });
  });

  test.each([
    ["Hindi", "जन्मदिन मुबारक"],
    ["a Hindi half letter", "प्‍यारी आशा"],
    ["Tamil", "பிறந்தநாள் வாழ்த்துக்கள்"],
    ["a Malayalam chillu", "അവന്‍"],
    ["Urdu", "سالگرہ مبارک"],
    ["a heart", "I ❤️ you"],
  ])("and a message on a cake in %s stays as it is", (_what, message) => {
    expect(OrderPayload.shape.message.parse(message)).toBe(message.normalize("NFC"));
  });

  test("the twenty-five characters of a cake's message are counted after cleaning", () => {
    const message = OrderPayload.shape.message;
    expect(message.parse("W\u200b".repeat(25))).toBe("W".repeat(25));
    expect(message.safeParse("W\u200b".repeat(26)).success).toBe(false);
    expect(message.parse(CANARY)).toBe("");
    expect(message.safeParse("W".repeat(1_000_000)).success).toBe(false);
  });

  test("in a change of the receiver", () => expect(Receiver.parse(receiver)).toMatchObject(CLEAN_RECEIVER));

  test("in an account's name, phone and addresses", () => {
    expect(ProfileChange.parse({ name: receiver.name, phoneNumber: PHONE })).toEqual({
      name: "Asha Rao",
      phoneNumber: "+919876543210",
    });
    expect(ProfileChange.safeParse({ name: CANARY, phoneNumber: "" }).success).toBe(false);
    const part = (text: string) => `${text}${CANARY}`;
    const typed = { name: part("Asha"), phone: PHONE, flat: part("12"), street: part("MG Road") };
    expect(
      AddressEntry.parse({ ...typed, landmark: CANARY, pincode: "১১০ ০০১", type: "Home" }),
    ).toMatchObject({ name: "Asha", flat: "12", street: "MG Road", landmark: "", pincode: "110001" });
    expect(
      AddressEntry.safeParse({ ...typed, flat: CANARY, landmark: "", pincode: "110001", type: "Home" }).error
        ?.issues[0]?.message,
    ).toBe("Please enter flat, floor or house number.");
    expect(NewAddress.parse({ address: receiver.address, pinCode: "૧૧૦૦૦૧", phone: PHONE })).toMatchObject({
      ...{ address: "12 MG Road", pinCode: "110001", phone: "+919876543210" },
    });
  });

  test("in a review, a complaint and its answer, and an e-mail for the newsletter", () => {
    const message = `Lovely${CANARY}\u2029cake ${CANARY}`;
    expect(
      NewReview.parse({ name: receiver.name, email: `${CANARY}Asha@example.com `, phone: PHONE, message }),
    ).toMatchObject({ name: "Asha Rao", email: "asha@example.com", message: "Lovely\ncake" });
    expect(NewComplaint.shape.message.parse(message)).toBe("Lovely\ncake");
    expect(AnswerText.safeParse(CANARY).success).toBe(false);
    expect(NewsletterEmail.parse("asha@exam\u00adple.com")).toBe("asha@example.com");
  });

  test("in a code, an order's number and its contact", () => {
    expect(CodeField.parse("१२३ ४५६")).toBe("123456");
    const tracked = (order: string, contact = PHONE) => trackQuery("JM").parse({ order, contact });
    for (const order of ["JM100123", " jm 100 123", "#JM-100123", "१००१२३", `JM১০০১২৩${CANARY}`, "100-123"])
      expect(tracked(order)).toEqual({ order: { number: "JM100123" }, contact: { phone: "+919876543210" } });
    expect(tracked("100123", `asha@example.com${CANARY}`).contact).toEqual({ email: "asha@example.com" });
  });

  test("in a file of products", async () => {
    const cells: Record<string, string> = {
      ...{
        ProductID: "PTRUF",
        ProductName: `Truffle${CANARY} Cake`,
        SKU: `TRUF05${CANARY}`,
        Flavour: "चॉकलेट",
      },
      ...{ Weight: "0.5 kg", Serves: CANARY, Shape: "Round", Eggless: "No", Price: "६४९", Sell: "५९९.५०" },
      ...{ Points: "५", Status: "Active", Kind: "cake", Category: "all", ListedUnder: "all", Occasions: "" },
      ...{ Personalization: "", MessageText: "Yes", DeliveryTime: "same", LeadHours: "2", TaxClass: "cake" },
      ...{ Image: "truffle", Description: `Dark${CANARY}\nand sweet`, Care: "Cool", Delivery: "By van" },
      ...{ Allergens: "Milk", KcalPer100g: "३५०" },
    };
    const { lines, problems } = await readTable(CatalogueLine, [
      [...COLUMNS],
      COLUMNS.map((name) => cells[name] ?? ""),
    ]);
    expect(problems).toEqual([]);
    expect(lines[0]).toMatchObject({
      ...{ ProductName: "Truffle Cake", SKU: "TRUF05", Flavour: "चॉकलेट", Serves: "", Price: 64_900 },
      ...{ Sell: 59_950, Points: 5, KcalPer100g: 350, Description: "Dark\nand sweet" },
    });
  });
});
