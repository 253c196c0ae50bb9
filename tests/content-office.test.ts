import { desc, ne } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { products } from "../src/shop/catalogue/catalogue.tables.ts";
import { changeFeedOf } from "../src/shop/change-feed/change-feed.ts";
import { contentEdits } from "../src/shop/content/content.tables.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let owner: Person;
let manager: Person;

openWholeShopFor(
  async (opened) => {
    shop = opened;
    owner = await shop.person("owner", { role: "owner", fullName: "Meera Iyer" });
    manager = await shop.person("manager", { role: "manager", fullName: "Kabir Sethi" });
  },
  { hasContent: true },
);
beforeEach(async () => {
  await shop.services.db.delete(contentEdits);
  await shop.services.db.delete(auditEntries);
});

const TERMS = "/admin/content/page/terms";
const page = async (url: string, person = owner) => person.send({ method: "GET", url });
const form = (url: string, fields: Record<string, string>, person = owner) => person.sendForm(url, fields);
/** As the page sends it. */
const multipart = async (url: string, fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const request = new Request("http://localhost", { method: "POST", body });
  const type = request.headers.get("content-type") ?? "";
  return owner.send({ method: "POST", url, body: await request.text(), headers: { "content-type": type } });
};
const text = (body: string, overrides: Record<string, string> = {}) => ({
  ...{ title: "Terms of Use", description: "How we sell.", lead: "What we promise.", body, seen: "0" },
  ...overrides,
});
/** A page may be served for half a second after its change, while it is rendered again. */
async function shopperFinds(words: string, { path = "/terms", isThere = true } = {}): Promise<void> {
  await expect.poll(async () => (await shoppersRead(path)).includes(words)).toBe(isThere);
}

/** Returns the text that shoppers read, once the instance has followed the changes; tests/concurrency has how soon. */
async function shoppersRead(path = "/terms"): Promise<string> {
  await changeFeedOf(shop.services.db).check();
  return (await page(path, shop.visitor())).text;
}

test("only the office sees a draft; published, shoppers read it at once, with settings filled in and no HTML", async () => {
  const body =
    "## New rule\n\nWrite to {{email}}.\n\n- one\n    - nested\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))";
  const draft = await form(TERMS, text(body, { intent: "draft" }));
  expect(draft.text).toContain("Saved as a draft.");
  expect((await page("/admin/content")).text).toContain("Draft");
  expect(await shoppersRead()).not.toContain("New rule");
  expect((await page(TERMS)).text).toContain("New rule");
  const published = await form(TERMS, text(body, { intent: "publish", seen: "1" }));
  expect(published.text).toContain("Shoppers read it now.");
  await shopperFinds("New rule");
  const html = await shoppersRead();
  expect(html).toContain(shop.services.settings.contact.email);
  expect(html).toContain("&lt;script&gt;alert(1)");
  expect(html).not.toContain(`href="javascript`);
  expect(html).toMatch(/<li>one\s*<ul>/);
  expect((await page("/admin/content")).text).not.toContain("is-busy");
});

test("a preview is rendered as shoppers would read it, and changes nothing", async () => {
  const preview = await form(TERMS, text("## Preview of {{shop}}", { intent: "preview" }));
  expect(preview.text).toMatch(/<h2 id="preview-of-jamun">Preview of Jamun<\/h2>/);
  expect(await shop.services.db.$count(contentEdits)).toBe(0);
});

test("the second of two editors sees the texts of the first and loses nothing; one's own saves never conflict", async () => {
  await form(TERMS, text("First by Meera", { intent: "publish" }));
  expect((await form(TERMS, text("Second by Meera", { intent: "publish" }))).status).toBe(200);
  const late = await form(TERMS, text("By Kabir", { intent: "publish" }), manager);
  expect(late.status).toBe(409);
  expect(late.text).toContain("Meera Iyer saved this on");
  expect(late.text).toContain("Second by Meera");
  expect(late.text).toContain("By Kabir");
  expect(late.text).toContain('name="seen" value="2"');
  await shopperFinds("Second by Meera");
  await form(TERMS, text("By Kabir", { intent: "publish", seen: "2" }), manager);
  await shopperFinds("By Kabir");
});

test("an edit of an article is undone from the log, and an editor with an older copy sees the difference", async () => {
  const url = "/admin/content/article/eggless-explained";
  const before = await shoppersRead("/Blogs/eggless-explained");
  expect(before).not.toContain("Plain words");
  await form(url, text("Plain words", { intent: "publish", title: "Eggless, in plain words" }));
  await shopperFinds("Plain words", { path: "/Blogs/eggless-explained" });
  const [entry] = await shop.services.db.select().from(auditEntries);
  expect(entry).toMatchObject({
    subject: "content",
    label: "Eggless, in plain words",
    actorName: "Meera Iyer",
  });
  expect((await page(`/admin/log/${entry?.id}`)).text).toContain("Plain words");
  const undone = await form(`/admin/log/${entry?.id}`, { intent: "undo" });
  expect(undone.status).toBeLessThan(400);
  await shopperFinds("Plain words", { path: "/Blogs/eggless-explained", isThere: false });
  const late = await form(url, text("Once more", { intent: "publish", seen: "1" }));
  expect([late.status, late.text]).toEqual([409, expect.stringContaining("An undo in the log")]);
});

test("mistakes are named and no typed text is lost; a discarded draft leaves the published text", async () => {
  const long = `${"A long text. ".repeat(700)}End`;
  const wrong = await form(TERMS, text(long, { intent: "publish", title: "" }));
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("Please fill this in.");
  expect(wrong.text).toContain(long);
  expect((await form(TERMS, text("", { intent: "publish" }))).text).toContain("Please write the text.");
  await form(TERMS, text("Only a draft", { intent: "draft" }));
  const discarded = await form(TERMS, { ...text(""), intent: "discard", seen: "1" });
  expect(discarded.text).toContain("The draft is discarded.");
  expect(await shoppersRead()).not.toContain("Only a draft");
  expect((await page(TERMS)).text).not.toContain("Only a draft");
  expect((await page("/admin/content/page/no-such-page")).status).toBe(404);
  expect((await page("/admin/content/poem/terms")).status).toBe(404);
});

test("a text of 20,000 letters of Devanagari is taken, a longer one is refused beside its field", async () => {
  const most = "क".repeat(20_000);
  const published = await multipart(TERMS, text(most, { intent: "draft" }));
  expect(published.text).toContain("Saved as a draft.");
  const longer = await multipart(TERMS, text(`${most}ख`, { intent: "draft", seen: "1" }));
  expect(longer.status).toBe(422);
  expect(longer.text).toContain("Please use at most 20,000 characters.");
  expect(longer.text).toContain(`${most}ख`);
});

test("a new article is seen by nobody before it is published, then it is the first of the blog, and an undo hides it again", async () => {
  const [cake] = await shop.services.db.select().from(products).where(ne(products.pictureId, "")).limit(1);
  const typed = { title: "Cakes & Diwali: a plan", category: "Occasions", authorName: "Meera Iyer" };
  const create = () => form("/admin/content", { ...typed, pictureId: cake?.pictureId ?? "" });
  const created = await create();
  expect([created.status, created.headers.location]).toEqual([
    ...[303, "/admin/content/article/cakes-diwali-a-plan"],
  ]);
  const again = await create();
  expect([again.status, again.text]).toEqual([
    ...[422, expect.stringContaining("There is an article with this title already.")],
  ]);
  const address = "/Blogs/cakes-diwali-a-plan";
  const editor = "/admin/content/article/cakes-diwali-a-plan";
  const status = async () => (await page(address, shop.visitor())).status;
  expect(await status()).toBe(404);
  expect(await shoppersRead("/Blogs")).not.toContain(address);
  const written = { title: typed.title, description: "Order a week ahead.", body: "Diamonds of kaju katli." };
  const drafted = await form(editor, { ...written, seen: "0", intent: "draft" });
  expect(drafted.text).toContain("Saved as a draft. Shoppers do not see it.");
  expect(await status()).toBe(404);
  expect((await page("/admin/content")).text).toContain("Not published");

  const published = await form(editor, { ...written, seen: "1", intent: "publish" });
  expect(published.text).toContain("Published. Shoppers read it now.");
  await shopperFinds("Diamonds of kaju katli.", { path: address });
  const firstOfBlog = async () => /href="(\/Blogs\/[a-z0-9-]+)"/.exec(await shoppersRead("/Blogs"))?.[1];
  await expect.poll(firstOfBlog).toBe(address);

  const [entry] = await shop.services.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  const undone = await form(`/admin/log/${entry?.id}`, { intent: "undo" });
  expect(undone.status).toBeLessThan(400);
  await changeFeedOf(shop.services.db).check();
  await expect.poll(status).toBe(404);
  await expect.poll(() => shoppersRead("/Blogs")).not.toContain(address);
});

test("Enter in a field of the editor shows the preview: it publishes nothing", async () => {
  const { text: html } = await page(TERMS);
  const form = html.slice(html.indexOf('class="content-form"'));
  expect(/<button[^>]*type="submit"[^>]*>/.exec(form)?.[0]).toContain('value="preview"');
});
