import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../../tests/support/database.ts";
import { testServices } from "../../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../../infrastructure/database/open-database.ts";
import { users } from "../../accounts/accounts.tables.ts";
import { day } from "../../basics/india-time.ts";
import { NO_MONEY, paise } from "../../basics/money.ts";
import type { Services } from "../../services.ts";
import { orderLines, orders } from "../orders.tables.ts";
import type { OrderStatus } from "../rules/order-status.ts";
import type { SheetName } from "../rules/sheet-names.ts";
import { boughtTogether } from "./bought-together.ts";

const NOON = new Date("2026-11-21T06:30:00Z");
const MINUTE = 60_000;

let opened: OpenDatabase;
let services: Services;
let now: Date;

beforeEach(async () => {
  opened = await testDatabase();
  now = NOON;
  services = testServices(opened.db, () => now);
  await opened.db
    .insert(users)
    .values(["asha", "meera", "imran"].map((id) => ({ id, name: id, email: `${id}@example.com` })));
});
afterEach(() => opened.close());

async function together(...skus: string[]): Promise<string[]> {
  return boughtTogether(services, { skus });
}

test("products that two customers bought together are listed for each other, most frequent first", async () => {
  await ordered("asha", ["CAKE", "ROSES", "TEDDY"]);
  await ordered("meera", ["CAKE", "ROSES", "TEDDY"]);
  await ordered("imran", ["CAKE", "ROSES"]);
  expect(await together("CAKE")).toEqual(["ROSES", "TEDDY"]);
  expect(await together("TEDDY")).toEqual(["CAKE", "ROSES"]);
  expect(await together("CAKE", "ROSES")).toEqual(["TEDDY"]);
});

test("products that only one customer bought together are not listed", async () => {
  await ordered("asha", ["CAKE", "ROSES"]);
  await ordered("asha", ["CAKE", "ROSES"]);
  expect(await together("CAKE")).toEqual([]);
});

test("unpaid and cancelled orders, old ones and add-ons do not count", async () => {
  await ordered("asha", ["CAKE", "ROSES"], { status: "awaiting payment" });
  await ordered("meera", ["CAKE", "ROSES"], { status: "cancelled" });
  for (const user of ["asha", "meera"]) {
    await ordered(user, ["CAKE", "TEDDY"], { createdAt: new Date("2026-01-02T06:30:00Z") });
    await ordered(user, ["CAKE", "CANDLE"], { sheet: "Add-Ons" });
  }
  expect(await together("CAKE")).toEqual([]);
});

test("new orders count within a quarter of an hour, and no request waits for the query", async () => {
  expect(await together("CAKE")).toEqual([]);
  await ordered("asha", ["CAKE", "ROSES"]);
  await ordered("meera", ["CAKE", "ROSES"]);
  now = new Date(NOON.getTime() + 14 * MINUTE);
  expect(await together("CAKE")).toEqual([]);
  now = new Date(NOON.getTime() + 16 * MINUTE);
  await together("CAKE");
  await expect.poll(() => together("CAKE")).toEqual(["ROSES"]);
});

let numbers = 100_000;

async function ordered(
  userId: string,
  skus: string[],
  {
    status = "delivered",
    createdAt = NOON,
    sheet = "Cakes",
  }: { status?: OrderStatus; createdAt?: Date; sheet?: SheetName } = {},
): Promise<void> {
  const id = crypto.randomUUID();
  numbers += 1;
  const nothing = {
    itemsPaise: paise(0),
    addOnsPaise: paise(0),
    deliveryPaise: paise(0),
    coins: 0,
    totalPaise: paise(0),
  };
  await opened.db.insert(orders).values({
    ...{
      id,
      userId,
      status,
      createdAt,
      placedAt: createdAt,
      updatedAt: createdAt,
      number: `JM${numbers}`,
      ...nothing,
    },
    ...{ email: "", idempotencyKey: id, requestHash: "", deliveryOn: day("2026-11-22") },
    ...{ deliveryOption: "standard" as const, startMinute: 540, endMinute: 720, slotLabel: "9 AM - 12 PM" },
    ...{ kitchenId: "K1", pincode: "110001", message: "", recipientName: "", recipientPhone: "" },
    ...{ altPhone: "", address: "", addressType: "Home" as const },
  });
  const plain = {
    flavour: "",
    weight: "",
    eggless: false,
    unitPaise: NO_MONEY,
    quantity: 1,
    totalPaise: NO_MONEY,
  };
  const look = { hsn: "", taxRateBp: 0, pictureId: "", tile: "cream" as const };
  await opened.db.insert(orderLines).values(
    skus.map((sku, position) => ({
      ...{ orderId: id, position, sku, name: sku, ...plain, ...look },
      sheet: position === 0 ? ("Cakes" as const) : sheet,
    })),
  );
}
