import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { testSession } from "../../../tests/support/session.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { users } from "../accounts/accounts.tables.ts";
import type { Session } from "../accounts/identity.ts";
import type { Role } from "../accounts/rules/roles.ts";
import type { Services } from "../services.ts";
import { removeView } from "./remove-view.ts";
import { MOST_VIEWS } from "./rules/most-views.ts";
import { saveView } from "./save-view.ts";
import { exportViews, listViews } from "./saved-views.reads.ts";
import { savedViews } from "./saved-views.tables.ts";

const QUERY = "status=preparing&kitchen=delhi";

let opened: OpenDatabase;
let services: Services;

beforeAll(async () => {
  opened = await testDatabase();
  await opened.db
    .insert(users)
    .values(["meera", "chetan", "ravi"].map((id) => ({ id, name: id, email: `${id}@example.com` })));
  services = testServices(opened.db);
});
beforeEach(() => opened.db.delete(savedViews));
afterAll(() => opened.close());

const session = (userId: string, role: Role) => testSession({ userId, name: userId, roles: [role] });
const manager = session("meera", "manager");
const care = session("chetan", "care");
const kitchen = session("ravi", "kitchen");

const save = (staff: Session, name: string, isShared = false) =>
  saveView(services, { staff, list: "orders", view: { name, isShared, query: QUERY } });
const namesOf = async (staff: Session) =>
  (await listViews(services, { staff, list: "orders" })).map(({ name }) => name);

test("a private view is its owner's alone, a shared one is everybody's", async () => {
  await save(manager, "Late ones");
  await save(manager, "Delhi tonight", true);
  expect(await namesOf(manager)).toEqual(["Delhi tonight", "Late ones"]);
  expect(await listViews(services, { staff: kitchen, list: "orders" })).toEqual([
    { id: expect.any(String), name: "Delhi tonight", query: QUERY, isShared: true, isRemovable: false },
  ]);
});

test("only who may share removes a shared view of another, and nobody a private one", async () => {
  await save(manager, "Delhi tonight", true);
  await save(manager, "Late ones");
  const ids = (await listViews(services, { staff: manager, list: "orders" })).map(({ id }) => id);
  for (const id of ids) await removeView(services, { staff: kitchen, list: "orders", id });
  expect(await namesOf(manager)).toEqual(["Delhi tonight", "Late ones"]);
  for (const id of ids) await removeView(services, { staff: care, list: "orders", id });
  expect(await namesOf(manager)).toEqual(["Late ones"]);
});

test("the kitchen cannot share, a name is used once, and there is a limit for each person", async () => {
  expect(await save(kitchen, "For all", true)).toMatchObject({ code: "may-not-share-views" });
  await save(kitchen, "Mine");
  expect(await save(kitchen, "Mine")).toMatchObject({ code: "view-name-taken" });
  expect((await save(care, "Mine")).ok).toBe(true);
  for (let nth = 1; nth < MOST_VIEWS; nth++) expect((await save(kitchen, `View ${nth}`)).ok).toBe(true);
  expect(await save(kitchen, "Too many")).toMatchObject({ code: "too-many-views" });
  expect(await namesOf(kitchen)).toHaveLength(MOST_VIEWS);
});

test("the export of a person's data holds their views, and no view of others", async () => {
  await save(manager, "Delhi tonight", true);
  await save(care, "Mine");
  expect(await exportViews(services, { userId: "chetan" })).toEqual([
    { list: "orders", name: "Mine", query: QUERY, isShared: false, at: expect.any(String) },
  ]);
});

test("each list has its own views, names and limit", async () => {
  const view = { name: "Mine", isShared: false, query: "status=settled" };
  await save(care, "Mine");
  expect((await saveView(services, { staff: care, list: "complaints", view })).ok).toBe(true);
  expect(await listViews(services, { staff: care, list: "complaints" })).toMatchObject([
    { name: "Mine", query: "status=settled" },
  ]);
  expect(await listViews(services, { staff: care, list: "orders" })).toMatchObject([{ query: QUERY }]);
  expect(await listViews(services, { staff: care, list: "reviews" })).toEqual([]);
});

test("a view is removed from its own list only", async () => {
  await save(care, "Mine");
  const [{ id = "" } = {}] = await listViews(services, { staff: care, list: "orders" });
  await removeView(services, { staff: care, list: "complaints", id });
  expect(await namesOf(care)).toEqual(["Mine"]);
  await removeView(services, { staff: care, list: "orders", id });
  expect(await namesOf(care)).toEqual([]);
});
