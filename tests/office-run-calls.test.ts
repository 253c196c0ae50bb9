import { expect, test } from "vitest";
import { day } from "../src/shop/basics/india-time.ts";
import { runs } from "../src/shop/runs/runs.tables.ts";
import { programOf } from "./support/programs.ts";
import { type Person, soon, type WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let manager: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  manager = await shop.person("manager", { role: "manager" });
});

test("a program that gives away a run another rider has by now reads which one, and not who gave it to them", async () => {
  const [imran, joy] = [
    await shop.person("imran", { role: "rider" }),
    await shop.person("joy", { role: "rider" }),
  ];
  const id = "run_0123456789ABCDEF";
  const run = { id, day: day(soon()), nth: 1, riderId: imran.userId, createdAt: shop.services.clock() };
  await shop.services.db.insert(runs).values(run);
  const call = await programOf(shop, { person: manager, role: "manager", scopes: ["runs:write"] });
  const give = (from: Person, to: Person) =>
    call({
      ...{ method: "PUT", url: `/runs/${id}/rider`, body: { from: from.userId, to: to.userId } },
    });
  expect(await give(imran, joy)).toMatchObject({ status: 200, data: { riderId: joy.userId } });
  const late = await give(imran, imran);
  expect([late.status, late.code, late.data]).toEqual([409, "rider-changed", { rider: joy.name }]);
});

test("a program reads no e-mail of a rider without a name, unless it may read the staff", async () => {
  const owner = await shop.person("owner", { role: "owner" });
  const [ravi, nila] = [
    await shop.person("ravi", { role: "rider", fullName: "" }),
    await shop.person("nila", { role: "rider", fullName: "" }),
  ];
  const id = "run_0123456789ABCDEG";
  const run = { id, day: day(soon()), nth: 2, riderId: ravi.userId, createdAt: shop.services.clock() };
  await shop.services.db.insert(runs).values(run);
  const scopes = ["runs:write", "log:read"] as const;
  const call = await programOf(shop, { person: owner, role: "owner", scopes: [...scopes] });
  const give = {
    method: "PUT",
    url: `/runs/${id}/rider`,
    body: { from: ravi.userId, to: nila.userId },
  } as const;
  const replies = [
    await call({ url: `/runs/${id}` }),
    await call({ url: `/runs?day=${run.day}` }),
    await call(give),
    await call({ ...give, body: { from: ravi.userId, to: ravi.userId } }),
    await call({ url: "/log" }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 409, 200]);
  for (const { email } of [ravi, nila]) expect(JSON.stringify(replies)).not.toContain(email);

  const reader = await programOf(shop, { person: owner, role: "owner", scopes: [...scopes, "staff:read"] });
  expect((await reader({ url: `/runs/${id}` })).data.rider).toBe(nila.email);
  const { entries } = (await reader({ url: "/log" })).data;
  const entry = entries.find(({ subjectId }: { subjectId: string }) => subjectId === id);
  expect(entry.note).toBe(`${ravi.email} to ${nila.email}`);
});
