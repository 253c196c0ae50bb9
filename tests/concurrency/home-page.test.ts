import { expect, test } from "vitest";
import type { Session } from "../../src/shop/accounts/identity.ts";
import { listChanges } from "../../src/shop/audit/list-changes.ts";
import { undoChange } from "../../src/shop/back-office/undo-change.ts";
import { saveCategory } from "../../src/shop/catalogue/categories/save-category.ts";
import { getOfficeHome } from "../../src/shop/catalogue/home-page/get-office-home.ts";
import { saveHome } from "../../src/shop/catalogue/home-page/save-home.ts";
import { DEFAULT_HOME } from "../../src/shop/catalogue/rules/home-sections.ts";
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

const ours = (title: string, category = "birthday") => [
  { kind: "products" as const, title, isShown: true, category, products: [] },
  ...DEFAULT_HOME,
];

test("of two people who save or undo at the same moment, one is refused, and the page is whole", async () => {
  const { services } = testApp;
  for (let round = 0; round < 8; round += 1) {
    const { version } = await getOfficeHome(services);
    const save = (staff: Session) =>
      saveHome(services, { version, sections: ours(`${staff.name} ${round}`), staff });
    const saved = await Promise.all([save(asha), save(ravi)]);
    expect(saved.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const winner = saved[0]?.ok ? "Asha" : "Ravi";
    expect((await getOfficeHome(services)).sections).toMatchObject(ours(`${winner} ${round}`));
    const [entry] = (await listChanges(services, { cursor: null })).rows;
    const undone = await Promise.all(
      [asha, ravi].map((staff) => undoChange(services, { id: entry?.id ?? 0, staff })),
    );
    expect(undone.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  }
});

test("a section never leads to a category that is hidden at the same moment", async () => {
  const { services } = testApp;
  for (let round = 0; round < 8; round += 1) {
    const { version } = await getOfficeHome(services);
    const hide = (isHidden: boolean) => ({
      ...{ slug: "combos", edit: { from: { isHidden: !isHidden }, to: { isHidden } }, staff: ravi },
    });
    const outcomes = await Promise.all([
      saveHome(services, { version, sections: ours(`Round ${round}`, "combos"), staff: asha }),
      saveCategory(services, hide(true)),
    ]);
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    if (outcomes[1]?.ok) await saveCategory(services, hide(false));
    const { version: after } = await getOfficeHome(services);
    await saveHome(services, { version: after, sections: DEFAULT_HOME, staff: asha });
  }
});
