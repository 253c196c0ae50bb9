import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../src/shop/accounts/accounts.tables.ts";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { complaints } from "../src/shop/complaints/complaints.tables.ts";
import { reviews } from "../src/shop/reviews/reviews.tables.ts";
import { orderOf, type Person, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;
let care: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager", fullName: "Meera Iyer" });
  care = await shop.person("care", { role: "care" });
  const kamala = await shop.person("kamala", { fullName: "=SUM(A1)" });
  const { uuid } = await orderOf(shop, kamala);
  const complaint = { orderId: uuid, message: "It came late.", digest: "", createdAt: new Date() };
  await shop.services.db.insert(complaints).values([
    { ...complaint, id: "cmp_1", ticket: "C-AAAA-1111", nth: 1, kind: "late", status: "open", digest: "1" },
    { ...complaint, id: "cmp_2", ticket: "C-BBBB-2222", nth: 2, kind: "egg", status: "settled", digest: "2" },
  ]);
  const review = { email: "", phone: "", bought: "", createdAt: new Date(), stars: 2 };
  await shop.services.db.insert(reviews).values([
    { ...review, id: "rev_1", name: "Lata", message: "+91 is no formula", status: "pending", digest: "1" },
    {
      ...{ ...review, id: "rev_2", name: "Mala", message: "Rude.", status: "rejected", rejectedFor: "abuse" },
      ...{ digest: "2", decidedBy: "care", decidedAt: new Date() },
    },
  ]);
});

const page = async (url: string, person = manager) => (await person.send({ method: "GET", url })).text;
const rowsOf = (csv: string) => csv.replace("\uFEFF", "").trim().split("\r\n");

test("complaints are listed by status, kind and ticket; without a filter, those to settle", async () => {
  const shown = async (query: string) =>
    (await page(`/admin/complaints${query}`)).match(/C-\w{4}-\d{4}(?=<)/g);
  expect(await shown("")).toEqual(["C-AAAA-1111"]);
  expect(await shown("?status=settled")).toEqual(["C-BBBB-2222"]);
  expect(await shown("?show=all&kind=egg")).toEqual(["C-BBBB-2222"]);
  expect(await shown("?q=c-bbbb-2222")).toEqual(["C-BBBB-2222"]);
  expect(await page("/admin/complaints?status=refused")).toContain("No complaints match these filters.");
});

test("decided reviews can be read again, without a way to decide once more", async () => {
  const rejected = await page("/admin/reviews?status=rejected");
  expect(rejected).toContain("because it insults somebody");
  expect(rejected).not.toContain("Show it");
  expect(await page("/admin/reviews")).toContain("Show it");
});

test("a typed filter leads to the URL of its filters", async () => {
  const typed = await manager.send({ method: "GET", url: "/admin/complaints?find=status:settled+kind:egg" });
  expect(typed.headers.location).toBe("/admin/complaints?status=settled&kind=egg");
});

test("words that are no filter are named, and those that are one apply", async () => {
  const typed = await manager.send({ method: "GET", url: "/admin/reviews?find=eggless+status:shown" });
  expect(typed.headers.location).toBe("/admin/reviews?status=approved&find=eggless");
  const shown = await page("/admin/reviews?status=approved&find=eggless");
  expect(shown).toContain("Not understood: <!-- -->eggless");
  expect(shown).toContain('value="eggless"');
});

test("each list is a file for owner and manager only, and the log tells who took it", async () => {
  for (const list of ["customers", "complaints", "reviews", "log"]) {
    const url = `/admin/${list}/export?format=csv`;
    expect((await manager.send({ method: "GET", url })).status).toBe(200);
    expect((await care.send({ method: "GET", url })).status).toBe(404);
  }
  const taken = await shop.services.db.select().from(auditEntries).where(eq(auditEntries.subject, "export"));
  expect(taken.map(({ subjectId, label }) => [subjectId, label])).toEqual([
    ["customers", "1 customer"],
    ["complaints", "1 complaint"],
    ["reviews", "1 review"],
    ["log", "3 changes"],
  ]);
});

test("the log tells by which filters a file was taken", async () => {
  const noteOf = async (url: string) => {
    expect((await manager.send({ method: "GET", url })).status).toBe(200);
    const entries = shop.services.db.select({ note: auditEntries.note }).from(auditEntries);
    return (await entries.orderBy(desc(auditEntries.id)).limit(1))[0]?.note;
  };
  expect(await noteOf(`/admin/log/export?about=export&who=${manager.userId}&from=2026-01-01`)).toBe(
    "from 2026-01-01, Files taken, by Meera Iyer",
  );
  expect(await noteOf("/admin/complaints/export?status=settled&kind=egg&to=2026-12-31")).toMatch(
    /^until 2026-12-31, Settled, \w/,
  );
  expect(await noteOf("/admin/reviews/export?status=rejected&stars=2")).toMatch(/, 2 of 5 stars$/);
  expect(await noteOf("/admin/customers/export?from=2026-01-01")).toBe("from 2026-01-01");
});

test("a file has the filtered rows, and no cell that a spreadsheet would calculate", async () => {
  const [, customer = ""] = rowsOf(await page("/admin/customers/export?format=csv"));
  expect(customer).toContain("'=SUM(A1),kamala@");
  const settled = rowsOf(await page("/admin/complaints/export?format=csv&status=settled"));
  expect(settled).toHaveLength(2);
  expect(settled[1]).toContain("C-BBBB-2222");
  const [, review = ""] = rowsOf(await page("/admin/reviews/export?format=csv"));
  expect(review).toContain("'+91 is no formula");
});

test("customers are listed by the day of their account", async () => {
  await shop.services.db
    .update(users)
    .set({ createdAt: new Date("2026-01-05T10:00:00Z") })
    .where(eq(users.name, "=SUM(A1)"));
  expect(await page("/admin/customers?from=2026-01-05&to=2026-01-05")).toContain("kamala@");
  expect(await page("/admin/customers?from=2026-01-06")).not.toContain("kamala@");
});

test("the log is filtered by person, subject and day", async () => {
  expect(await page(`/admin/log?who=${manager.userId}&about=export&from=today`)).toContain("1 review");
  expect(await page(`/admin/log?who=${care.userId}`)).toContain("No changes match these filters.");
  expect(await page("/admin/log?to=2020-01-01")).toContain("No changes match these filters.");
});

test("the log's filter names somebody who has no role any more, and the form keeps them", async () => {
  const former = await shop.person("former", { fullName: "Nila Former" });
  const shown = await page(`/admin/log?who=${former.userId}`);
  expect(shown).toContain("Remove By Nila Former");
  expect(shown).toContain(`<option value="${former.userId}" selected="">Nila Former</option>`);
  expect(await page("/admin/log?who=usr_gone")).toContain("Remove By Deleted account");
});

test("a view of complaints is saved for complaints only", async () => {
  const saved = await manager.sendForm("/admin/complaints?status=refused", {
    intent: "save-view",
    name: "Declined ones",
  });
  expect(saved.text).toContain("Declined ones");
  expect(await page("/admin/complaints")).toContain("Declined ones");
  expect(await page("/admin/orders")).not.toContain("Declined ones");
});
