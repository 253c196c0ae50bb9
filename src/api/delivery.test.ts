import type { FastifyInstance } from "fastify";
import { describe, expect, test } from "vitest";
import { SATURDAY_MORNING } from "../../tests/support/small-shop.ts";
import { openTestApiFor } from "../../tests/support/test-api-for.ts";
import { testServices } from "../../tests/support/test-services.ts";
import type { OpenDatabase } from "../infrastructure/database/open-database.ts";
import { day } from "../shop/basics/india-time.ts";
import { NO_WORK } from "../shop/catalogue/rules/work.ts";
import { findSlot } from "../shop/delivery/slots/find-slot.ts";
import { holdSlot } from "../shop/delivery/slots/hold-slot.ts";

let opened: OpenDatabase;
let app: FastifyInstance;

openTestApiFor(async (api, database) => {
  app = api;
  opened = database;
  await fill("Fixed Time Delivery", "9 AM - 10 AM", 6);
});

async function get(url: string) {
  const reply = await app.inject({ url: `/api/delivery${url}` });
  return { status: reply.statusCode, body: reply.json() };
}

/** Reserves places on Sunday, in Delhi by default. */
async function fill(type: string, time: string, capacity: number, pincode = "110001"): Promise<void> {
  const services = testServices(opened.db);
  const date = day("2026-11-22");
  const slot = await findSlot(services, { pincode, date, type, time, leadHours: 0 });
  if (!slot.ok) throw new Error(slot.code);
  const until = new Date(SATURDAY_MORNING.getTime() + 900_000);
  for (let index = 0; index < capacity; index += 1) {
    await holdSlot(services, {
      orderId: `${pincode} ${time}-${index}`,
      slot: slot.value,
      work: NO_WORK,
      until,
    });
  }
}

describe("a pincode", () => {
  test("in the delivery area lists its options, and no other key", async () => {
    expect(await get("/560001")).toEqual({
      status: 200,
      body: {
        success: true,
        message: "Pincode is valid",
        data: {
          Pincode: "560001",
          "Standard Delivery": "Yes",
          "Express Delivery": "Yes",
          "Fixed Time Delivery": "Yes",
          "Midnight Delivery": "No",
          Pickup: "Yes",
        },
      },
    });
  });

  test.each(["999999", "12", "abcdef", "%00%00", "110001'--"])(
    "%s is not served, and the reply says so",
    async (pincode) => {
      expect(await get(`/${pincode}`)).toEqual({
        status: 200,
        body: { success: false, message: "Delivery not available for this pincode.", data: null },
      });
    },
  );
});

test.each([
  ["a space", "110 001"],
  ["a no-break space", "110\u00a0001"],
  ["Hindi digits", "११०००१"],
  ["Bengali digits", "১১০০০১"],
  ["Tamil digits", "௧௧௦௦௦௧"],
  ["Urdu digits", "۱۱۰۰۰۱"],
])("a pincode may be typed with %s, and is returned in ASCII", async (_what, typed) => {
  const pincode = encodeURIComponent(typed);
  expect((await get(`/${pincode}`)).body.data.Pincode).toBe("110001");
  expect((await get(`/area/${pincode}`)).body.data.pincode).toBe("110001");
  for (const call of [`/getSlots/${pincode}`, `/windows/${pincode}?date=2026-11-22`, `/${pincode}/earliest`])
    expect([call, (await get(call)).body.success]).toEqual([call, true]);
});

describe("the area of a pincode", () => {
  test("has a call of its own", async () => {
    expect(await get("/area/560001")).toEqual({
      status: 200,
      body: {
        success: true,
        message: "Pincode is valid",
        data: { pincode: "560001", area: "MG Road", city: "Bengaluru" },
      },
    });
  });

  test.each(["999999", "12", "%00%00"])("is refused for %s, which is not served", async (pincode) => {
    expect(await get(`/area/${pincode}`)).toEqual({
      status: 200,
      body: { success: false, message: "Delivery not available for this pincode.", data: null },
    });
  });
});

describe("slots", () => {
  test("start with Standard Delivery, its name first", async () => {
    const { body } = await get("/getSlots/110001");
    expect(body.success).toBe(true);
    expect(body.data[0]).toEqual([
      ...["Standard Delivery", "9 AM - 12 PM", "12 PM - 3 PM", "3 PM - 6 PM", "6 PM - 9 PM"],
    ]);
    expect(body.data).toHaveLength(5);
  });

  test("of a day are those with room that can still be ordered", async () => {
    const today = await get("/getSlots/110001?date=2026-11-21");
    expect(today.body.data[0]).toEqual(["Standard Delivery", "3 PM - 6 PM", "6 PM - 9 PM"]);
    const sunday = await get("/getSlots/110001?date=2026-11-22&sku=TRUF10&sku=PHOTO10");
    expect(sunday.body.data[0]).toEqual(["Standard Delivery", "12 PM - 3 PM", "3 PM - 6 PM", "6 PM - 9 PM"]);
    expect(sunday.body.data[2]).not.toContain("9 AM - 10 AM");
  });

  test("of a pincode that is not served are none", async () => {
    expect(await get("/getSlots/999999")).toEqual({
      status: 200,
      body: { success: false, message: "Delivery not available for this pincode.", data: [] },
    });
  });

  test.each([
    ["a past date", "date=2026-11-20", 422, "date-out-of-range"],
    ["a date too far ahead", "date=2027-02-20", 422, "date-out-of-range"],
    ["a date that does not exist", "date=2026-02-30", 400, "bad-input"],
    ["no date at all", "date=tomorrow", 400, "bad-input"],
    ["an unknown SKU", "date=2026-11-22&sku=NOPE", 404, "unknown-sku"],
  ])("are refused for %s", async (_what, query, status, code) => {
    const reply = await get(`/getSlots/110001?${query}`);
    expect(reply).toMatchObject({ status, body: { success: false, code, message: expect.any(String) } });
  });
});

describe("for the shop's own pages", () => {
  test("windows have fee, places and state, by the shop's clock", async () => {
    const { body } = await get("/windows/110001?date=2026-11-22&sku=TRUF10");
    expect(body.data).toMatchObject({ today: "2026-11-21", hour: 10 });
    const [standard, express, fixedTime] = body.data.options;
    expect(standard).toMatchObject({ option: "standard", name: "Standard Delivery", fee: 50, freeFrom: 500 });
    expect(express.slots[0]).toMatchObject({ label: "Within 2 hours", state: "closed" });
    expect(fixedTime.slots[1]).toEqual({
      ...{ label: "9 AM - 10 AM", startMinute: 540, endMinute: 600 },
      ...{ placesLeft: 0, capacity: 6, state: "full" },
    });
  });

  test("the calendar has 91 days", async () => {
    const { body } = await get("/days/110001?sku=PHOTO10");
    expect(body.data.days).toHaveLength(91);
    expect(body.data.days[0]).toEqual({ date: "2026-11-21", state: "closed", slotsLeft: 0 });
  });

  test("a pincode that is not served is a 422", async () => {
    expect(await get("/windows/999999?date=2026-11-22")).toMatchObject({
      status: 422,
      body: { code: "pincode-not-served" },
    });
  });
});

describe("the first slot", () => {
  test("is listed by lead time, with the free places", async () => {
    const { status, body } = await get("/110001/earliest");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ today: "2026-11-21", hour: 10, reach: null });
    expect(body.data.earliest).toEqual([
      {
        leadHours: 2,
        date: "2026-11-21",
        arrivesOn: "2026-11-21",
        option: "express",
        label: "Within 2 hours",
        startMinute: 600,
        endMinute: 1200,
        placesLeft: 6,
        capacity: 6,
        fee: 99,
      },
      expect.objectContaining({ leadHours: 24, date: "2026-11-22", label: "11 AM - 12 PM", placesLeft: 6 }),
    ]);
  });

  test("of pickup is a list of its own", async () => {
    const { body } = await get("/110001/earliest");
    expect(body.data.earliestPickup).toEqual([
      expect.objectContaining({ leadHours: 2, date: "2026-11-21", option: "pickup", fee: 0 }),
      expect.objectContaining({ leadHours: 24, date: "2026-11-22", option: "pickup", fee: 0 }),
    ]);
    expect((await get("/700001/earliest")).body.data.earliestPickup).toEqual([]);
  });

  test("is the next one when the first is full", async () => {
    await fill("Fixed Time Delivery", "11 AM - 12 PM", 6, "560001");
    const { body } = await get("/560001/earliest");
    expect(body.data.earliest[1]).toMatchObject({ leadHours: 24, date: "2026-11-22", label: "12 PM - 1 PM" });
  });

  test.each([
    [
      "today at three in the afternoon: what takes two hours",
      "date=2026-11-21&type=Standard+Delivery&time=3+PM+-+6+PM",
      2,
    ],
    [
      "tomorrow at three: what takes a day too",
      "date=2026-11-22&type=Standard+Delivery&time=3+PM+-+6+PM",
      24,
    ],
    ["any hour of tomorrow", "date=2026-11-22", 24],
    ["a window that has closed: nothing", "date=2026-11-21&type=Standard+Delivery&time=9+AM+-+12+PM", null],
    ["an option that nobody knows: nothing", "date=2026-11-22&type=Drone", null],
    ["a day that has passed: nothing", "date=2026-11-01", null],
  ])("says what reaches a wished slot: %s", async (_what, query, reach) => {
    expect((await get(`/400001/earliest?${query}`)).body.data.reach).toBe(reach);
  });

  test("of a pincode outside the delivery area is refused", async () => {
    expect(await get("/999999/earliest")).toMatchObject({
      status: 422,
      body: { code: "pincode-not-served" },
    });
  });
});

test("too many calls get 429 with the time to wait; others are served", async () => {
  const from = (remoteAddress: string, url = "/api/delivery/12") => app.inject({ url, remoteAddress });
  for (let count = 0; count < 1_200; count += 1) await from("203.0.113.9");
  const refused = await from("203.0.113.9");
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ success: false, code: "too-many-tries" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await from("203.0.113.9", "/api/delivery/area/12")).statusCode).toBe(429);
  expect((await from("203.0.113.10")).statusCode).toBe(200);
});
