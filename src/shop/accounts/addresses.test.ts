import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { NewAddress } from "./accounts.inputs.ts";
import { listAddresses } from "./accounts.reads.ts";
import { users } from "./accounts.tables.ts";
import { AddressEntry } from "./addresses.inputs.ts";
import { chooseAddress } from "./choose-address.ts";
import { editAddress } from "./edit-address.ts";
import { removeAddress } from "./remove-address.ts";
import { saveAddress } from "./save-address.ts";

let database: OpenDatabase;
let services: ReturnType<typeof testServices>;
let now = new Date("2026-11-21T05:00:00Z");
let customers = 0;
let asha = "";
let ravi = "";

beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database.db, () => now);
});
afterAll(() => database.close());
beforeEach(async () => {
  [asha, ravi] = [await customer(), await customer()];
});

async function customer(): Promise<string> {
  const id = `keeper${++customers}`;
  await database.db.insert(users).values({ id, name: id, email: `${id}@example.com` });
  return id;
}

const entry = (overrides: Partial<Record<keyof AddressEntry, string>> = {}) =>
  AddressEntry.parse({
    ...{ name: "Asha Rao", phone: "98450 12345", pincode: "110001", type: "Home" },
    ...{ flat: "Flat 4B", street: "12th Main", landmark: "", ...overrides },
  });

async function save(userId: string, overrides: Parameters<typeof entry>[0] = {}): Promise<string> {
  now = new Date(now.getTime() + 1_000);
  const saved = await saveAddress(services, { userId, address: entry(overrides) });
  if (!saved.ok) throw new Error(saved.code);
  return saved.value.id;
}

async function list(userId: string) {
  return listAddresses(services, { userId });
}
const flats = async (userId: string) => (await list(userId)).map(({ flat }) => flat);

test("an address is stored in parts, and the contract reads it as one line", async () => {
  const id = await save(asha, { landmark: "near the metro" });
  expect(await list(asha)).toEqual([
    {
      ...{ id, flat: "Flat 4B", street: "12th Main", landmark: "near the metro", isDefault: true },
      ...{ line: "Flat 4B, 12th Main, near the metro", pincode: "110001", type: "Home" },
      ...{ name: "Asha Rao", phone: "+919845012345" },
    },
  ]);
});

test("a line that the contract saves is split at its first comma, and removes no stored parts", async () => {
  await save(asha, { landmark: "near the metro" });
  for (const address of ["Flat 4B, 12th Main, near the metro", "7 Temple Street, Mylapore"])
    await saveAddress(services, { userId: asha, address: NewAddress.parse({ address }) });
  const byLine = new Map((await list(asha)).map((address) => [address.line, address]));
  expect(byLine.get("7 Temple Street, Mylapore")).toMatchObject({
    flat: "7 Temple Street",
    street: "Mylapore",
  });
  expect(byLine.get("Flat 4B, 12th Main, near the metro")).toMatchObject({ landmark: "near the metro" });
  expect(byLine.size).toBe(2);
});

test("the first address is the default until another one is chosen; if it is removed, the newest replaces it", async () => {
  const first = await save(asha, { flat: "1" });
  await save(asha, { flat: "2" });
  const third = await save(asha, { flat: "3" });
  expect(await flats(asha)).toEqual(["1", "3", "2"]);
  now = new Date(now.getTime() + 1_000);
  await chooseAddress(services, { userId: asha, id: third });
  expect(await flats(asha)).toEqual(["3", "1", "2"]);
  await removeAddress(services, { userId: asha, id: third });
  await removeAddress(services, { userId: asha, id: first });
  expect(await list(asha)).toMatchObject([{ flat: "2", isDefault: true }]);
});

test("an address can be changed, but not to one that is saved already", async () => {
  const id = await save(asha, { flat: "1" });
  await save(asha, { flat: "2" });
  expect(await editAddress(services, { userId: asha, id, address: entry({ flat: "2" }) })).toMatchObject({
    code: "address-kept-twice",
  });
  expect(
    await editAddress(services, { userId: asha, id, address: entry({ flat: "1", name: "Ma" }) }),
  ).toMatchObject({ ok: true });
  expect(await list(asha)).toMatchObject([{ flat: "1", name: "Ma" }, { flat: "2" }]);
});

test("nobody sees, changes, chooses or removes another customer's addresses", async () => {
  const id = await save(asha);
  const no = { ok: false, code: "unknown-address" };
  expect(await editAddress(services, { userId: ravi, id, address: entry({ flat: "9" }) })).toMatchObject(no);
  expect(await chooseAddress(services, { userId: ravi, id })).toMatchObject(no);
  expect(await removeAddress(services, { userId: ravi, id })).toMatchObject(no);
  expect(await list(ravi)).toEqual([]);
  expect(await list(asha)).toMatchObject([{ flat: "Flat 4B" }]);
});

test("a customer can save twenty addresses and no more, even all at once", async () => {
  const addresses = await Promise.all(
    Array.from({ length: 30 }, (_, flat) =>
      saveAddress(services, { userId: asha, address: entry({ flat: `Flat ${flat}` }) }),
    ),
  );
  expect(addresses.filter(({ ok }) => ok)).toHaveLength(20);
  expect(await list(asha)).toHaveLength(20);
});

test.each([
  ["a number of nine digits", { phone: "98450 1234" }, "phone"],
  ["no name", { name: "  " }, "name"],
  ["no flat", { flat: "" }, "flat"],
  ["no street", { street: " " }, "street"],
  ["a pincode that begins with a nought", { pincode: "012345" }, "pincode"],
  ["a type that we don't know", { type: "Castle" }, "type"],
  ["control characters", { landmark: "a\u0000b" }, "landmark"],
  ["a flat as long as a letter", { flat: "x".repeat(81) }, "flat"],
])("%s is refused, and the field is named", (_what, overrides, field) => {
  const whole = {
    name: "Asha",
    phone: "9845012345",
    pincode: "110001",
    type: "Home",
    flat: "1",
    street: "Main",
  };
  const read = AddressEntry.safeParse({ ...whole, landmark: "", ...overrides });
  expect(read.error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
});

test("a pincode may be written with a space in it", () => {
  expect(entry({ pincode: " 110 001" }).pincode).toBe("110001");
});
