import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { OTHER_BRAND } from "../../tests/support/other-brand.ts";
import { ConfigError } from "../infrastructure/config/config-error.ts";
import { DEMO_SHOP } from "../shop/shop-facts/rules/complete-facts.ts";
import type { GivenFacts } from "../shop/shop-facts/rules/facts.ts";
import { readMachineFacts, resolveFacts } from "./resolve-facts.ts";

const NAMES = Object.keys(OTHER_BRAND);
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "shop-facts-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
});

type Environment = Record<string, string>;
const resolve = async (env: Environment, mode: "demo" | "live", stored: GivenFacts = {}) =>
  resolveFacts(await readMachineFacts(env, { directory }), { stored, mode });
const demo = (env: Environment = {}, stored?: GivenFacts) => resolve(env, "demo", stored);
const live = (env: Environment = {}, stored?: GivenFacts) => resolve(env, "live", stored);
const write = (content: unknown) =>
  writeFile(
    join(directory, "shop.json"),
    typeof content === "string" || Buffer.isBuffer(content) ? content : JSON.stringify(content),
  );

test("with nothing set it is the demo shop", async () => {
  expect(await demo()).toEqual(DEMO_SHOP);
  expect(DEMO_SHOP).toMatchObject({ name: "Jamun", gstin: "29AAAAA0000A1ZY", orderPrefix: "JM" });
  expect(DEMO_SHOP.otherGstins).toContain("27AAAAA0000A1Z2");
  expect(DEMO_SHOP.otherGstins).toHaveLength(10);
});

test.each(NAMES)("each fact of the demo shop can be replaced by itself: %s", async (name) => {
  const value = OTHER_BRAND[name as keyof typeof OTHER_BRAND];
  expect(Object.values(await demo({ [name]: value }))).toContain(value);
});

test("variables override the file, key by key", async () => {
  await write({ name: "Barfi", company: "Barfi Ltd", tagline: "Sweet", social: [] });
  expect(await demo({ SHOP_NAME: "Kulfi House" })).toMatchObject({
    ...{ name: "Kulfi House", company: "Barfi Ltd", tagline: "Sweet", social: [], email: DEMO_SHOP.email },
  });
});

test("a live shop starts with its own facts, and has nothing of the demo shop", async () => {
  const facts = await live(OTHER_BRAND);
  expect(facts).toMatchObject({
    whatsapp: OTHER_BRAND.SHOP_PHONE,
    otherGstins: [],
    social: [],
    orderPrefix: "KH",
  });
  expect(JSON.stringify(facts)).not.toMatch(/jamun|lotus|AAAAA0000A|0000 0000/i);
});

test("facts of a live shop may all be in the file", async () => {
  await write({
    ...{ name: "Kulfi House", company: "Kulfi Foods", address: "1 Sea Road, Mumbai 400001", stateCode: "27" },
    ...{ gstin: OTHER_BRAND.SHOP_GSTIN, fssai: OTHER_BRAND.SHOP_FSSAI, grievanceOfficer: "Ravi" },
    ...{ email: "care@kulfi.example", phone: "022 4000 1234", whatsapp: "98765 43210" },
    social: [{ label: "Instagram", href: "https://instagram.example/kulfi" }],
    orderPrefix: "KULF",
  });
  expect(await live()).toMatchObject({
    ...{ phone: "+91 22 4000 1234", whatsapp: "+91 98765 43210", orderPrefix: "KULF" },
    social: [{ label: "Instagram", href: "https://instagram.example/kulfi" }],
  });
});

test("a live shop without facts fails with all of them in one line", async () => {
  await expect(live()).rejects.toThrow(
    `SHOP_MODE=live also needs ${NAMES.join(", ")}. Set them as variables, or in shop.json in DATA_DIR, or in demo mode at /admin/settings.`,
  );
});

test.each([
  ["SHOP_NAME", "jamun"],
  ["SHOP_COMPANY", DEMO_SHOP.company],
  ["SHOP_ADDRESS", ` ${DEMO_SHOP.address} `],
  ["SHOP_FSSAI", DEMO_SHOP.fssai],
  ["SHOP_GRIEVANCE_OFFICER", DEMO_SHOP.grievanceOfficer],
  ["SHOP_EMAIL", DEMO_SHOP.email],
  ["SHOP_PHONE", DEMO_SHOP.phone],
  ["SHOP_WHATSAPP", DEMO_SHOP.whatsapp],
  ["SHOP_GSTIN", "27AAAAA0000A1Z2"],
  ["SHOP_OTHER_GSTINS", "29AAAAA0000A1ZY"],
])("a live shop does not take the demo shop's %s", async (name, value) => {
  const { SHOP_FSSAI: _, ...withoutOne } = OTHER_BRAND;
  await expect(live({ ...OTHER_BRAND, [name]: value })).rejects.toThrow(
    `does not take the demo shop's ${name}.`,
  );
  if (name !== "SHOP_FSSAI")
    await expect(live({ ...withoutOne, [name]: value })).rejects.toThrow(
      `SHOP_MODE=live also needs SHOP_FSSAI, and does not take the demo shop's ${name}.`,
    );
});

test.each([
  [{ SHOP_NAME: "x".repeat(41) }, "SHOP_NAME is wrong: it takes text of 1 to 40 characters."],
  [{ SHOP_NAME: "  " }, /^SHOP_NAME is wrong/],
  [{ SHOP_NAME: "!!" }, /^SHOP_NAME is wrong/],
  [{ SHOP_COMPANY: "{{email}}\u0007" }, /^SHOP_COMPANY is wrong/],
  [{ SHOP_STATE_CODE: "28" }, "SHOP_STATE_CODE is wrong: it takes the two digits of a state in GST"],
  [{ SHOP_GSTIN: "27AAPFU0939F1ZW" }, "SHOP_GSTIN is wrong: it takes a GSTIN such as"],
  [
    { SHOP_GSTIN: "27AAPFU0939F1ZV", SHOP_STATE_CODE: "29" },
    /^SHOP_GSTIN \(gstin in shop\.json, or at \/admin\/settings\) is wrong: it begins with .+ 27/,
  ],
  [{ SHOP_FSSAI: "123" }, "SHOP_FSSAI is wrong: it takes the 14 digits"],
  [{ SHOP_EMAIL: "care" }, "SHOP_EMAIL is wrong: it takes an e-mail address"],
  [{ SHOP_PHONE: "12" }, "SHOP_PHONE is wrong: it takes a phone number"],
  [{ SHOP_PHONE: "call us on +91 22 4000 1234" }, /^SHOP_PHONE is wrong/],
  [{ SHOP_ORDER_PREFIX: "kulfi" }, "SHOP_ORDER_PREFIX is wrong: it takes 1 to 4 capital letters."],
  [{ SHOP_GSTIN: "27AAPFU0939F1ZV", SHOP_OTHER_GSTINS: "29AAGCB7383J1Z4" }, /has another PAN/],
  [{ SHOP_OTHER_GSTINS: "27AAAAA0000A1Z2,27AAAAA0000A1Z2" }, /state 27 has two/],
  [{ SHOP_OTHER_GSTINS: "27AAAAA0000A1Z2,x" }, /^SHOP_OTHER_GSTINS is wrong: it takes a GSTIN/],
])("a wrong variable is named: %o", async (env, message) => {
  await expect(demo(env as Record<string, string>)).rejects.toThrow(ConfigError);
  await expect(demo(env as Record<string, string>)).rejects.toThrow(message);
});

test.each([
  ['{"name": ', /shop\.json is wrong: it is not JSON in UTF-8 \([^\n]+\)\.$/],
  [Buffer.from([0x7b, 0xff, 0x7d]), /shop\.json is wrong: it is not JSON in UTF-8/],
  ["", /shop\.json is wrong: it is not JSON/],
  ["[]", /shop\.json is wrong: it takes an object/],
  ["null", /shop\.json is wrong: it takes an object/],
  [
    { nam: "Kulfi", gstn: "x" },
    /shop\.json is wrong: it has the unknown key "nam", "gstn"\. It may have name,/,
  ],
  ['{"__proto__": {"name": "Kulfi"}}', /shop\.json is wrong: it has the unknown key "__proto__"/],
  [{ name: 5 }, /shop\.json is wrong: name takes text of 1 to 40 characters\.$/],
  [{ stateCode: 29 }, /shop\.json is wrong: stateCode takes a text of two digits\.$/],
  [{ fssai: 11521998000123 }, /shop\.json is wrong: fssai takes a text of 14 digits\.$/],
  [{ email: null }, /shop\.json is wrong: email takes an e-mail address/],
  [{ otherGstins: "x" }, /shop\.json is wrong: otherGstins takes a list of GSTINs\.$/],
  [{ social: [{ label: "X", href: "javascript:alert(1)" }] }, /social\.0\.href takes a URL that begins/],
  [{ social: [{ label: "X", url: "https://x.example" }] }, /shop\.json is wrong: social\.0\.href takes/],
  [`{"name": "${"x".repeat(70_000)}"}`, /shop\.json is wrong: it is larger than 64 kB\.$/],
])("a wrong file is named, with its key: %s", async (content, message) => {
  await write(content);
  const refused = await demo().catch((error) => error);
  expect(refused).toBeInstanceOf(ConfigError);
  expect(refused.message).toMatch(message);
  expect(refused.message).not.toContain("\n");
});

test("a directory in place of the file is named", async () => {
  await mkdir(join(directory, "shop.json"));
  await expect(demo()).rejects.toThrow(`${directory}/shop.json is wrong: it is not a file.`);
});

test.each([
  ["Rose & Crumb Bakers", "RCB"],
  ["Theobroma", "TH"],
  ["Ovenfresh Cakes And Gifts Of India", "OCAG"],
  ["Éclair", "EC"],
  ["मिठास", "ORD"],
])("order numbers of %s begin with %s", async (name, prefix) => {
  expect((await demo({ SHOP_NAME: name })).orderPrefix).toBe(prefix);
});
