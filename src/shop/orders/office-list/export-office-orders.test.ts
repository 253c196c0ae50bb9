import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestAppFor } from "../../../../tests/support/open-test-app-for.ts";
import { paidOrder, staff } from "../../../../tests/support/paid-order.ts";
import { anOrder, type TestApp } from "../../../../tests/support/test-app.ts";
import type { Role } from "../../accounts/identity.ts";
import { auditEntries } from "../../audit/audit.tables.ts";
import type { ExportCell } from "../../basics/list-export.ts";
import { exportOfficeOrders } from "./export-office-orders.ts";
import { OrderListFilter } from "./order-list.inputs.ts";
import type { OrderRuns } from "./order-runs.ts";

let testApp: TestApp;
const { deliveryDate } = anOrder("asha");

openTestAppFor(async (opened) => {
  testApp = opened;
  await testApp.customer("asha");
  await paidOrder(testApp, "asha", {
    name: "Meera Iyer",
    sku: [
      { SKU: "TRUF05", price: 719, quantity: 1, sheetName: "Cakes" },
      { SKU: "ADDCANDLE", price: 49, quantity: 2, sheetName: "Add-Ons", answer: "60" },
    ],
  });
});

const NO_RUNS: OrderRuns = { condition: null, isToBeDriven: false, of: async () => new Map() };

async function fileOf(role: Role, filter: object = { on: deliveryDate }) {
  const exported = await exportOfficeOrders(testApp.services, {
    ...{ filter: OrderListFilter.parse({ on: "", from: "", to: "", ...filter }), staff: staff(role) },
    runs: NO_RUNS,
  });
  if (!exported.ok) return exported.code;
  const rows: ExportCell[][] = [];
  for await (const part of exported.value.parts) rows.push(...part);
  return { header: exported.value.header, rows };
}

test("a file holds the orders of the list, and personal data only for staff who see customers", async () => {
  const manager = await fileOf("manager");
  const accountant = await fileOf("accountant");
  if (typeof manager === "string" || typeof accountant === "string") throw new Error("refused");
  expect(manager.header).toContain("Phone");
  expect(manager.rows).toHaveLength(1);
  expect(manager.rows[0]).toContain("Meera Iyer");
  expect(manager.rows[0]?.at(-1)).toBe(817);
  expect(manager.rows[0]?.[manager.header.indexOf("Requests")]).toBe(
    "Belgian Chocolate Truffle Cake, Message on the cake: Happy birthday; Number candle, Number: 60",
  );
  expect(accountant.header).not.toContain("Receiver");
  expect(accountant.rows[0]?.at(-1)).toBe(817);
  expect(JSON.stringify(accountant.rows)).not.toMatch(/Meera|\+91|@|Happy birthday/);
});

test("staff without the permission get no file; the log names who exported how many, without the searched text", async () => {
  for (const role of ["care", "kitchen", "rider"] as const) expect(await fileOf(role)).toBe("not-your-move");
  await fileOf("owner", { on: deliveryDate, text: "Meera" });
  const log = await testApp.db.select().from(auditEntries).where(eq(auditEntries.subject, "export"));
  expect(log.at(-1)).toMatchObject({
    role: "owner",
    label: "1 order",
    after: "exported",
    note: deliveryDate,
  });
  expect(JSON.stringify(log)).not.toContain("Meera");
});
