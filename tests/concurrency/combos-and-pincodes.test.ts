import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Session } from "../../src/shop/accounts/identity.ts";
import { listChanges } from "../../src/shop/audit/list-changes.ts";
import { undoChange } from "../../src/shop/back-office/undo-change.ts";
import { combos } from "../../src/shop/catalogue/catalogue.tables.ts";
import { getOfficeCombos } from "../../src/shop/catalogue/combos/get-office-combos.ts";
import { saveCombos } from "../../src/shop/catalogue/combos/save-combos.ts";
import { comboLinesOf } from "../../src/shop/catalogue/rules/combo-lines.ts";
import { addPincodes } from "../../src/shop/delivery/pincodes/add-pincodes.ts";
import { getOfficePincode } from "../../src/shop/delivery/pincodes/get-office-pincode.ts";
import { removePincodes } from "../../src/shop/delivery/pincodes/remove-pincodes.ts";
import { savePincode } from "../../src/shop/delivery/pincodes/save-pincode.ts";
import type { DeliveryOption } from "../../src/shop/delivery/rules/options.ts";
import { testPostgres } from "../support/database.ts";
import { openTestAppFor } from "../support/open-test-app-for.ts";
import { testSession } from "../support/session.ts";
import type { TestApp } from "../support/test-app.ts";

let testApp: TestApp;
openTestAppFor((opened) => {
  testApp = opened;
}, testPostgres);

const asha = testSession({ roles: ["manager"] });
const ravi = { ...asha, userId: "ravi", name: "Ravi" };

test("of two people who save or undo combos at the same moment, one is refused, and the list is whole", async () => {
  const { services } = testApp;
  for (let round = 0; round < 8; round += 1) {
    const seen = await getOfficeCombos(services, { id: "PTRUFFLE" });
    const from = comboLinesOf(seen?.offered ?? []);
    const ours = ({ name }: Session) =>
      ["COMBO1", "COMBO2"].map((sku) => ({ sku, label: `${name} ${round}` }));
    const save = (staff: Session) => saveCombos(services, { id: "PTRUFFLE", from, to: ours(staff), staff });
    const saved = await Promise.all([save(asha), save(ravi)]);
    expect(saved.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const winner = saved[0]?.ok ? asha : ravi;
    expect((await getOfficeCombos(services, { id: "PTRUFFLE" }))?.offered).toEqual(ours(winner));
    const [entry] = (await listChanges(services, { cursor: null })).rows;
    const undone = await Promise.all(
      [asha, ravi].map((staff) => undoChange(services, { id: entry?.id ?? 0, staff })),
    );
    expect(undone.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await services.db.select().from(combos).where(eq(combos.productId, "PTRUFFLE"))).toHaveLength(
      from.length,
    );
  }
});

test("a pincode that is taken out of service while somebody saves its offers does not come back", async () => {
  const { services } = testApp;
  const [pincode, kitchenId] = ["110077", "delhi"];
  for (let round = 0; round < 8; round += 1) {
    const options: DeliveryOption[] = ["standard", "express"];
    await addPincodes(services, { kitchenId, list: `${pincode} Dwarka`, options, staff: asha });
    const from = { area: "Dwarka", options };
    const to = { ...from, options: ["standard" as const] };
    const [saved, removed] = await Promise.all([
      savePincode(services, { pincode, from, to, staff: ravi }),
      removePincodes(services, { kitchenId, pincodes: [pincode], staff: asha }),
    ]);
    expect(removed).toMatchObject({ ok: true, value: { removed: 1 } });
    expect(saved.ok || saved.code === "pincode-not-served").toBe(true);
    expect(await getOfficePincode(services, { pincode })).toBeNull();
  }
});

test("of two people who set the same pincode at the same moment, one is refused", async () => {
  const { services } = testApp;
  for (let round = 0; round < 8; round += 1) {
    const stored = await getOfficePincode(services, { pincode: "110001" });
    if (!stored) throw new Error("nobody serves it");
    const from = stored.fields;
    const save = (staff: Session) =>
      savePincode(services, {
        ...{ pincode: "110001", from, staff },
        to: { ...from, area: `${staff.name} ${round}` },
      });
    const saved = await Promise.all([save(asha), save(ravi)]);
    expect(saved.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const area = `${saved[0]?.ok ? "Asha" : "Ravi"} ${round}`;
    expect((await getOfficePincode(services, { pincode: "110001" }))?.fields.area).toBe(area);
  }
});
