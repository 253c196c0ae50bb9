import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loadDemoContent } from "../demo/load-demo-content.ts";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { sessions, userRoles } from "../src/shop/accounts/accounts.tables.ts";
import { randomUuid } from "../src/shop/basics/ids.ts";
import { webhookDeliveries, webhookEndpoints } from "../src/shop/webhooks/webhooks.tables.ts";
import { testDatabase } from "./support/database.ts";
import { isSignedWith, openWebhookReceiver, type WebhookReceiver } from "./support/webhook-receiver.ts";
import { openWholeShop, type Person, type WholeShop } from "./support/whole-shop.ts";

const PATH = "/admin/programs/webhooks";

let database: OpenDatabase;
let shop: WholeShop;
let receiver: WebhookReceiver;
let owner: Person;
let care: Person;

beforeAll(async () => {
  database = await testDatabase();
  await loadDemoContent(database);
  shop = await openWholeShop(database);
  receiver = await openWebhookReceiver();
  owner = await shop.person("owner", { role: "owner" });
  care = await shop.person("care", { role: "care" });
});
afterAll(async () => {
  await receiver.close();
  await shop.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(webhookEndpoints);
  receiver.received.length = 0;
  receiver.answersWith(204);
});

const form = (url: string, fields: string[][], person = owner) => person.sendForm(url, fields);
const page = async (url: string, person = owner) => {
  const { status, text } = await person.send({ method: "GET", url });
  return { status, text: text.replaceAll("<!-- -->", "") };
};
const secretIn = (html: string) => /whsec_[A-Za-z0-9+/]{43}=/.exec(html)?.[0] ?? "";

const fieldsOf = (url: string, events = ["order.placed"]) => [
  ...[
    ["intent", "add"],
    ["id", randomUuid()],
    ["url", url],
  ],
  ...events.map((event) => ["events", event]),
];

async function add() {
  const { text } = await form(PATH, fieldsOf(receiver.url()));
  const [row] = await database.db.select().from(webhookEndpoints);
  if (!row) throw new Error("no webhook was added");
  return { id: row.id, url: `${PATH}/${row.id}`, secret: secretIn(text) };
}

test("the owner adds a webhook, sees its secret once, tests it, and finds the test in the log", async () => {
  const { url, secret } = await add();
  expect(secret).not.toBe("");
  expect((await page(PATH)).text).toContain(receiver.url());
  expect((await page(PATH)).text).not.toContain("whsec_");
  expect((await page(url)).text).toContain("Nothing was sent yet.");
  expect((await form(url, [["intent", "test"]])).text).toContain("The test arrived.");
  const [message] = receiver.received;
  expect(message && isSignedWith(secret, message)).toBe(true);
  const { text } = await page(url);
  for (const shown of ["Delivered", "1 attempt", "Answer 204 in"]) expect(text).toContain(shown);
  expect(text).not.toContain(secret);
});

test("what was delivered is sent again; pausing, a new secret and removing say what they did", async () => {
  const { id, url, secret } = await add();
  await form(url, [["intent", "test"]]);
  const [row] = await database.db.select().from(webhookDeliveries);
  receiver.answersWith(500);
  const again = await form(url, [
    ["intent", "again"],
    ["delivery", row?.id ?? ""],
  ]);
  expect(again.text).toContain("It did not arrive.");
  expect(again.text).toContain("Answer 500");
  expect((await form(url, [["intent", "pause"]])).text).toContain("Paused by hand.");
  expect((await page(PATH)).text).toContain("Paused");
  expect((await form(url, [["intent", "resume"]])).text).not.toContain("Paused by hand.");
  const rotated = await form(url, [["intent", "rotate"]]);
  expect(secretIn(rotated.text)).not.toBe("");
  expect(secretIn(rotated.text)).not.toBe(secret);
  expect((await page(url)).text).toContain("Two secrets sign now.");
  const removed = await form(url, [["intent", "remove"]]);
  expect([removed.status, removed.headers.location]).toEqual([302, PATH]);
  expect((await page(url)).status).toBe(404);
  expect(await database.db.$count(webhookEndpoints, eq(webhookEndpoints.id, id))).toBe(0);
});

test("wrong URLs and no event are refused in their field, and nothing is stored", async () => {
  for (const wrong of ["", "example.com", "ftp://example.com/", "https://me:secret@example.com/"])
    expect((await form(PATH, fieldsOf(wrong))).status, wrong).toBe(422);
  for (const inside of ["https://10.0.0.1/", "https://169.254.169.254/", "http://example.com/"])
    expect((await form(PATH, fieldsOf(inside))).text, inside).toContain("https URLs on the internet only");
  expect((await form(PATH, fieldsOf(receiver.url(), []))).text).toContain("choose at least one event");
  expect((await form(PATH, fieldsOf(receiver.url(), ["everything"]))).status).toBe(422);
  expect(await database.db.$count(webhookEndpoints)).toBe(0);
});

test("events are changed on screen, and care sees no webhooks", async () => {
  const { url } = await add();
  const changed = [
    ["intent", "change"],
    ["seen", "1"],
    ["url", receiver.url("/moved")],
    ["events", "price.changed"],
  ];
  expect((await form(url, changed)).text).toContain("It is saved.");
  const [row] = await database.db.select().from(webhookEndpoints);
  expect([row?.url, row?.events]).toEqual([receiver.url("/moved"), ["price.changed"]]);
  expect((await page(url, care)).status).toBe(404);
  expect((await form(PATH, fieldsOf(receiver.url("/care")), care)).status).toBe(404);
});

test("the second of two who change a webhook sees what differs, and may save again", async () => {
  const { url } = await add();
  const meena = await shop.person("meena", { role: "manager", fullName: "Meena Iyer" });
  const change = (path: string, seen: string) => [
    ["intent", "change"],
    ["seen", seen],
    ["url", receiver.url(path)],
    ["events", "order.placed"],
  ];
  const stored = async () => (await database.db.select().from(webhookEndpoints))[0]?.url;
  await form(url, change("/hers", "1"), meena);
  const refused = await form(url, change("/mine", "1"));
  expect(refused.status).toBe(409);
  const text = refused.text.replaceAll("<!-- -->", "");
  expect(text).toContain("Meena Iyer has changed this on ");
  expect(text).toContain(`URL: theirs ${receiver.url("/hers")}, yours ${receiver.url("/mine")}`);
  expect(text).toMatch(/name="seen" value="2"/);
  expect(await stored()).toBe(receiver.url("/hers"));
  expect((await form(url, change("/mine", "2"))).text).toContain("It is saved.");
  expect((await form(url, change("/again", "2"))).text, "from another window").toContain("It is saved.");
  expect(await stored()).toBe(receiver.url("/again"));
  expect((await form(url, change("/mine", "newest"))).status).toBe(400);
});

test("the page says when receivers are not sent, because who let it have them may not see them", async () => {
  const manager = await shop.person("manager", { role: "manager", fullName: "Ravi Rao" });
  await form(PATH, [...fieldsOf(receiver.url()), ["withReceivers", "yes"]], manager);
  const [row] = await database.db.select().from(webhookEndpoints);
  const url = `${PATH}/${row?.id}`;
  expect((await page(url)).text).not.toContain("Receivers are not sent");
  await database.db.update(userRoles).set({ role: "care" }).where(eq(userRoles.userId, manager.userId));
  expect((await page(url)).text).toContain("Receivers are not sent: Ravi Rao, who let it have them");
});

test("adding and new secrets ask for a recent sign-in", async () => {
  const { url } = await add();
  const old = new Date(Date.now() - 11 * 60_000);
  const setAt = (at: Date) =>
    database.db.update(sessions).set({ reauthenticatedAt: at }).where(eq(sessions.userId, owner.userId));
  await setAt(old);
  for (const [at, fields] of [
    [PATH, fieldsOf(receiver.url("/more"))],
    [url, [["intent", "rotate"]]],
    [url, [["intent", "remove"]]],
  ] as const)
    expect((await form(at, fields as string[][])).headers.location).toContain("/account/confirm");
  await setAt(new Date());
  expect(await database.db.$count(webhookEndpoints)).toBe(1);
});
