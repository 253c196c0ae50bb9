import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROLES, type Role } from "../../accounts/rules/roles.ts";
import {
  actingRole,
  CHANGEABLE,
  nextForStaff,
  ORDER_LIFE,
  ORDER_STATUS,
  type OrderStatus,
  statusesBefore,
  statusesBeforeForStaff,
  statusesWhere,
} from "./order-status.ts";

test("the database knows exactly the states of the lifecycle", async () => {
  const directory = join(import.meta.dirname, "../../../../migrations");
  const files = (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
  const sql = (await Promise.all(files.map((name) => readFile(join(directory, name), "utf8")))).join("\n");
  const list = [...sql.matchAll(/orders_known_status" CHECK \([^(]* in \(([^)]*)\)/g)].at(-1)?.[1] ?? "";
  const known = [...list.matchAll(/'([^']+)'/g)].map((match) => match[1]);
  expect(known.sort()).toEqual(Object.keys(ORDER_LIFE.moves).sort());
});

test("a payment places an unpaid or expired order, and no other", () => {
  expect(statusesBefore("placed")).toEqual(["awaiting payment", "lapsed"]);
});

test("a delivered or cancelled order keeps its status", () => {
  expect(ORDER_LIFE.moves.delivered).toEqual([]);
  expect(ORDER_LIFE.moves.cancelled).toEqual([]);
});

const LIFE = Object.keys(ORDER_LIFE.moves) as OrderStatus[];
/** The changes that each role may make, written by hand. The table must match them. */
const WORK: Record<Role, Partial<Record<OrderStatus, OrderStatus[]>>> = {
  owner: everything(),
  manager: everything(),
  care: { ...cancellations() },
  accountant: {},
  kitchen: {
    placed: ["accepted", "preparing"],
    accepted: ["preparing"],
    preparing: ["ready"],
    ready: ["shipped", "delivered"],
  },
  rider: {
    ready: ["shipped", "delivered"],
    shipped: ["out for delivery", "delivered", "undeliverable"],
    "out for delivery": ["delivered", "undeliverable"],
    undeliverable: ["out for delivery", "delivered"],
  },
};

function cancellations(): Partial<Record<OrderStatus, OrderStatus[]>> {
  return {
    "awaiting payment": ["cancelled"],
    placed: ["cancelled"],
    accepted: ["cancelled"],
    preparing: ["cancelled"],
    ready: ["cancelled"],
    undeliverable: ["cancelled"],
  };
}

function everything(): Partial<Record<OrderStatus, OrderStatus[]>> {
  return {
    "awaiting payment": ["cancelled"],
    placed: ["accepted", "preparing", "cancelled"],
    accepted: ["preparing", "cancelled"],
    preparing: ["ready", "cancelled"],
    ready: ["shipped", "delivered", "cancelled"],
    shipped: ["out for delivery", "delivered", "undeliverable"],
    "out for delivery": ["delivered", "undeliverable"],
    undeliverable: ["out for delivery", "delivered", "cancelled"],
  };
}

test.each(ROLES)("the %s makes only the moves of that role", (role) => {
  for (const status of LIFE) {
    expect(nextForStaff({ status, failedAttempts: 1 }, [role])).toEqual(WORK[role][status] ?? []);
    for (const to of LIFE) {
      expect(statusesBeforeForStaff(to, [role]).includes(status)).toBe(
        WORK[role][status]?.includes(to) ?? false,
      );
    }
  }
});

test("staff cannot set the statuses that payment decides", () => {
  for (const to of ["placed", "lapsed"] as const) expect(statusesBeforeForStaff(to, ROLES)).toEqual([]);
  const next = nextForStaff({ status: "awaiting payment", failedAttempts: 0 }, ROLES);
  expect(next).toEqual(["cancelled"]);
});

test("a customer without a role can't change a status", () => {
  for (const status of LIFE) expect(nextForStaff({ status, failedAttempts: 0 }, [])).toEqual([]);
});

test("a failed delivery gets a second attempt and no third one", () => {
  const after = (failedAttempts: number) =>
    nextForStaff({ status: "undeliverable", failedAttempts }, ["rider"]);
  expect(after(1)).toEqual(["out for delivery", "delivered"]);
  expect(after(2)).toEqual(["delivered"]);
});

test.each([
  ["awaiting payment", false],
  ["lapsed", false],
  ["cancelled", false],
  ["placed", true],
  ["delivered", true],
] as const)("an order that is %s: is it paid for? %s", (status, paid) => {
  expect(ORDER_STATUS[status].isPaid).toBe(paid);
});

test("an order in the kitchen is being prepared; one that awaits its payment does not promise a cake", () => {
  for (const status of ["placed", "accepted", "preparing", "ready"] as const) {
    expect(ORDER_STATUS[status].headline).toBe("Your item is being prepared");
  }
  expect(ORDER_STATUS["awaiting payment"].headline).toBe("Not paid yet");
});

test("the order's kitchen is named", () => {
  expect(ORDER_STATUS.placed.movement("Indiranagar kitchen")).toBe("The Indiranagar kitchen has your order");
});

test("delivered, cancelled and unpaid orders are final; a failed delivery can be retried", () => {
  expect(statusesWhere(({ isFinal }) => isFinal)).toEqual(["lapsed", "delivered", "cancelled"]);
  expect(statusesWhere(({ phase }) => phase === "failed")).toEqual(["lapsed", "cancelled", "undeliverable"]);
});

test("an order is changeable until the kitchen begins", () => {
  expect(CHANGEABLE).toEqual(["placed", "accepted"]);
});

test("for somebody who is both kitchen and rider, the log names the role of the change", () => {
  const roles = ["kitchen", "rider"] as const;
  expect(actingRole(roles, { from: "ready", to: "delivered" })).toBe("kitchen");
  expect(actingRole(roles, { from: "out for delivery", to: "delivered" })).toBe("rider");
  expect(actingRole(roles, { from: "delivered", to: "delivered" })).toBe("kitchen");
  expect(actingRole(["care"], { from: "ready", to: "delivered" })).toBeUndefined();
});
