import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { day, dayOf, instant } from "../../shop/basics/india-time.ts";
import { EMPTY_DRAFT, parseDraft } from "./draft.ts";
import { contentsOf } from "./draft-contents.ts";

const today = day("2026-11-21");
const now = instant(today, 10 * 60);

const chosen = {
  sku: "CK-0001-1KG",
  location: "560001",
  area: "Bengaluru GPO",
  collectAt: "",
  mode: "Delivery",
  deliveryDate: "2026-11-22",
  selectedDeliveryType: "Fixed Time Delivery",
  deliveryTime: "7 PM - 8 PM",
  message: "Happy 30th, Meera",
  selectedAddons: [{ SKU: "ADD-CANDLE", name: "Candle", price: 49, quantity: 2, image: "", answer: "" }],
};

const parse = (stored: unknown) => parseDraft(JSON.stringify(stored), today);

describe("a stored draft", () => {
  test("is restored completely", () => {
    expect(parse(chosen)).toEqual({ ...chosen, selectedDeliveryType: "fixed-time", isDayOver: false });
    expect(contentsOf(parse(chosen))).toEqual({ message: chosen.message, addOns: chosen.selectedAddons });
  });

  test("has the same contents until it changes", () => {
    const draft = parse(chosen);
    expect(contentsOf(draft)).toBe(contentsOf(draft));
  });

  test.each([
    ["nothing", null],
    ["no JSON", "{oops"],
    ["a number", "42"],
    ["a list", "[1,2]"],
    ["null", "null"],
    ["fields of the wrong kind", JSON.stringify({ location: 1, deliveryDate: {}, selectedAddons: "x" })],
  ])("that is %s is an empty draft", (_what, stored) =>
    expect(parseDraft(stored, today)).toEqual(EMPTY_DRAFT),
  );

  test.each([
    ["yesterday", "2026-11-20", true],
    ["more than 90 days ahead", "2027-02-20", true],
    ["a day that does not exist", "2026-11-31", false],
    ["a date in words", "Sun, 22 Nov", false],
  ])("with %s loses day, type and hour, and keeps the rest", (_what, deliveryDate, isDayOver) =>
    expect(parse({ ...chosen, deliveryDate })).toEqual({
      ...chosen,
      deliveryDate: "",
      selectedDeliveryType: "",
      deliveryTime: "",
      isDayOver,
    }),
  );

  test("for today is valid", () =>
    expect(parse({ ...chosen, deliveryDate: "2026-11-21" }).deliveryTime).toBe("7 PM - 8 PM"));

  test("uses the date in India: at 7 PM on the 21st in London, the 21st has passed", () =>
    expect(
      parseDraft(
        JSON.stringify({ ...chosen, deliveryDate: "2026-11-21" }),
        dayOf(new Date("2026-11-21T19:00:00Z")),
      ).deliveryDate,
    ).toBe(""));

  test.each(["", "Drone Delivery"])("an hour of the type “%s” is dropped", (selectedDeliveryType) =>
    expect(parse({ ...chosen, selectedDeliveryType })).toMatchObject({
      selectedDeliveryType: "",
      deliveryTime: "",
    }),
  );

  test("a message that is too long is dropped", () =>
    expect(contentsOf(parse({ ...chosen, message: "x".repeat(26) })).message).toBe(""));

  test.each(["११०००१", "110 001", "১১০-০০১", "\u202a110001\u202c"])(
    "takes %s for pincode 110001",
    (location) => expect(parse({ ...chosen, location }).location).toBe("110001"),
  );

  test("invisible characters are removed from a message", () =>
    expect(contentsOf(parse({ ...chosen, message: "Hap\u200bpy \u202eAsha" })).message).toBe("Happy Asha"));

  test("only add-ons that can be ordered are kept", () =>
    expect(
      contentsOf(
        parse({
          ...chosen,
          selectedAddons: [
            ...chosen.selectedAddons,
            null,
            { SKU: "A", name: "A", price: 10, quantity: 0 },
            { SKU: "B", name: "B", price: -10, quantity: 1 },
            { SKU: "C", name: "C", price: 10, quantity: 1.5 },
            { SKU: "", name: "D", price: 10, quantity: 1 },
            { SKU: "E", name: "E", price: "10", quantity: 1 },
          ],
        }),
      ).addOns,
    ).toEqual(chosen.selectedAddons));
});

describe("the draft of a browser", () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const tomorrow = {
    deliveryDate: day("2026-11-22"),
    selectedDeliveryType: "pickup",
    deliveryTime: "",
  } as const;

  beforeEach(() => {
    stored.clear();
    vi.resetModules();
    vi.useFakeTimers({ now });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function openTab(localStorage: Pick<Storage, "getItem" | "setItem"> = storage) {
    vi.stubGlobal("window", { localStorage });
    return await import("./draft-store.ts");
  }

  test("is restored after a reload", async () => {
    (await openTab()).saveDraft({ location: "110001", ...tomorrow });
    vi.resetModules();
    expect((await openTab()).readDraft()).toEqual({ ...EMPTY_DRAFT, location: "110001", ...tomorrow });
  });

  test("stores the name of the delivery option, as the specification says", async () => {
    (await openTab()).saveDraft(tomorrow);
    expect(stored.get("orderDraft")).toBe(
      JSON.stringify({ ...EMPTY_DRAFT, ...tomorrow, selectedDeliveryType: "Pickup" }),
    );
  });

  test("saves only the changed fields", async () => {
    const tab = await openTab();
    tab.saveDraft({ location: "110001", message: "Hi" });
    tab.saveDraft({ message: "Hello" });
    expect(tab.readDraft()).toMatchObject({ location: "110001", message: "Hello" });
  });

  test("keeps only the pincode once the order is placed", async () => {
    const tab = await openTab();
    tab.saveDraft({ location: "110001", area: "Connaught Place", message: "Hi", ...tomorrow });
    tab.clearDraft();
    expect(tab.readDraft()).toEqual({ ...EMPTY_DRAFT, location: "110001", area: "Connaught Place" });
  });

  test("is the same object until it changes", async () => {
    const tab = await openTab();
    tab.saveDraft({ message: "Hi" });
    expect(tab.readDraft()).toBe(tab.readDraft());
  });

  test("lasts as long as the page if storage is forbidden", async () => {
    const forbid = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const tab = await openTab({ getItem: forbid, setItem: forbid });
    tab.saveDraft({ message: "Hi" });
    expect(tab.readDraft().message).toBe("Hi");
  });

  test("is empty on the server", async () => {
    const { readDraft } = await import("./draft-store.ts");
    expect(readDraft()).toEqual(EMPTY_DRAFT);
  });
});
