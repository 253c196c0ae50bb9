import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { recordChange } from "../src/shop/audit/record-change.ts";
import { randomUuid } from "../src/shop/basics/ids.ts";
import { programOf } from "./support/programs.ts";
import { testSession } from "./support/session.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let owner: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  owner = await shop.person("owner", { role: "owner", fullName: "Meera Iyer" });
});

// A person has only so many.
beforeEach(() => shop.services.db.delete(accessTokens));

const program = (scopes: TokenScope[]) => programOf(shop, { person: owner, role: "owner", scopes });

test("a program reads who changed what, and undoes it; what changed again later is not overwritten", async () => {
  const call = await program(["log:read", "log:undo", "catalogue:read", "catalogue:write"]);
  const product = async () => (await call({ url: "/products/PTRUFFLE" })).data;
  const write = async (leadHours: number) => {
    const { version } = await product();
    await call({ method: "PATCH", url: "/products/PTRUFFLE", body: { version, leadHours } });
  };
  const { leadHours: before } = await product();
  await write(before + 1);
  const listed = (await call({ url: "/log" })).data;
  const [entry] = listed.entries;
  expect(entry).toMatchObject({
    ...{ by: "Meera Iyer", token: expect.stringMatching(/^Sheet/), subject: "catalogue", recordCount: 1 },
    records: [
      {
        ...{ kind: "product", key: "PTRUFFLE" },
        ...{ before: { leadHours: before }, after: { leadHours: before + 1 } },
      },
    ],
    ...{ undoes: null, undoneBy: null },
  });
  expect((await call({ url: `/log/${entry.id}` })).data).toEqual(entry);

  await write(before + 2);
  const undo = () => call({ method: "POST", url: `/log/${entry.id}/undo` });
  expect(await undo()).toMatchObject({
    ...{ status: 409, code: "undo-blocked" },
    data: {
      changed: [{ kind: "product", key: "PTRUFFLE" }],
      later: [{ fields: ["leadHours"], actorName: "Meera Iyer" }],
    },
  });
  await write(before + 1);
  expect((await undo()).data).toMatchObject({ id: entry.id, undoneBy: expect.any(Number) });
  expect((await product()).leadHours).toBe(before);
  expect(await undo(), "the same again").toMatchObject({ status: 409, code: "undone-already" });
  const older = (await call({ url: `/log?after=${entry.id}` })).data.entries;
  expect(older.every(({ id }: { id: number }) => id < entry.id)).toBe(true);
});

test("notes about orders may name a customer, so a token without `customers:read` gets none", async () => {
  const staff = testSession({ userId: owner.userId, name: "Meera Iyer", roles: ["owner"] });
  await recordChange(shop.services, {
    ...{ staff, role: "owner", subject: "order", subjectId: randomUuid(), label: "JM10021" },
    ...{ before: "shipped", after: "undeliverable", note: "Called Asha, gate locked." },
  });
  const noteFor = async (scopes: TokenScope[]) => {
    const call = await program(scopes);
    const { entries } = (await call({ url: "/log" })).data;
    return entries.find(({ label }: { label: string }) => label === "JM10021").note;
  };
  expect(await noteFor(["log:read"])).toBeNull();
  expect(await noteFor(["log:read", "customers:read"])).toBe("Called Asha, gate locked.");
});

test("entries about accounts name e-mails of the staff only with `staff:read`", async () => {
  const staff = testSession({ userId: owner.userId, name: "", email: "owner@example.com", roles: ["owner"] });
  const account = { subject: "account", subjectId: "usr_kabir", label: "kabir@example.com" } as const;
  await recordChange(shop.services, {
    ...{ staff, role: "owner", ...account, before: "manager", after: "accountant" },
  });
  const entryFor = async (scopes: TokenScope[]) => {
    const call = await program(scopes);
    const { entries } = (await call({ url: "/log" })).data;
    return entries.find(({ subjectId }: { subjectId: string }) => subjectId === "usr_kabir");
  };
  expect(await entryFor(["log:read"])).toMatchObject({ label: null, by: "", before: "manager" });
  expect(await entryFor(["log:read", "staff:read"])).toMatchObject({
    ...{ label: "kabir@example.com", by: "owner@example.com" },
  });
  const { text } = await owner.send({ method: "GET", url: "/api/admin/log" });
  expect(text, "the session, as on screen").toContain("kabir@example.com");
});

test("a refused undo names no e-mail of the staff without `staff:read`", async () => {
  const nameless = await shop.person("nameless", { role: "owner", fullName: "" });
  const scopes: TokenScope[] = ["log:read", "log:undo", "catalogue:read", "catalogue:write"];
  const call = await programOf(shop, { person: nameless, role: "owner", scopes });
  for (const leadHours of [30, 31]) {
    const { version } = (await call({ url: "/products/PTRUFFLE" })).data;
    await call({ method: "PATCH", url: "/products/PTRUFFLE", body: { version, leadHours } });
  }
  const [, first] = (await call({ url: "/log" })).data.entries;
  const refused = await call({ method: "POST", url: `/log/${first.id}/undo` });
  expect(refused).toMatchObject({ status: 409, code: "undo-blocked", data: { later: [{ actorName: "" }] } });
});

test("unknown changes and other tokens are refused", async () => {
  const reader = await program(["log:read"]);
  expect(await reader({ url: "/log/999999" })).toMatchObject({ status: 404, code: "unknown-change" });
  expect((await reader({ url: "/log/x" })).status).toBe(400);
  expect((await reader({ url: "/log?after=x" })).status).toBe(400);
  const undo = { method: "POST", url: "/log/1/undo" } as const;
  expect(await reader(undo)).toMatchObject({ status: 403, code: "scope-missing" });
  const others = await program(["catalogue:read", "catalogue:write"]);
  expect(await others({ url: "/log" })).toMatchObject({ status: 403, code: "scope-missing" });
});
