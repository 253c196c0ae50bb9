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
