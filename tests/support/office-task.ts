import type { Locator, Page } from "@playwright/test";
import { expect, pageRuns, test } from "./journey.ts";

/** The actions of a person at a desk. Each click, each key that acts, and each typed field counts as one tap. */
export type Hand = {
  click(target: Locator): Promise<void>;
  /** Types over the field; the tap is the one that puts the cursor there. */
  fill(field: Locator, text: string): Promise<void>;
  /** Types where the cursor is already. */
  type(text: string): Promise<void>;
  /** Opens a list and chooses one of it: two taps. */
  choose(list: Locator, label: string | { value: string }): Promise<void>;
  /** Opens the dialog of a file field and chooses a file in it: two taps. */
  attach(field: Locator, file: Parameters<Locator["setInputFiles"]>[0]): Promise<void>;
  press(key: string): Promise<void>;
};

/** Seconds of a person for a tap, and for a field besides the tap into it: to think of its text and to type it. */
const SECONDS_OF = { tap: 1.5, field: 3 };

/** No task of an owner's week may take longer. */
const MOST_SECONDS = 120;

type Task = { name: string; mostTaps: number; mostSeconds?: number };

/**
 * Does a task of the office, and expects it to take no more taps than this, and no longer than a person may. The report
 * of the test names its taps and these seconds, and those that this machine took.
 */
export async function doTask(
  page: Page,
  { name, mostTaps, mostSeconds = MOST_SECONDS }: Task,
  work: (hand: Hand) => Promise<void>,
): Promise<void> {
  const counted = { taps: 0, fields: 0 };
  const did = async (act: Promise<unknown>, { taps = 1, fields = 0 } = {}) => {
    counted.taps += taps;
    counted.fields += fields;
    await act;
  };
  const began = Date.now();
  await test.step(name, () =>
    work({
      click: (target) => did(target.click()),
      fill: (field, text) => did(field.fill(text), { fields: 1 }),
      type: (text) => did(page.keyboard.type(text), { taps: 0, fields: 1 }),
      choose: (list, label) =>
        did(list.selectOption(typeof label === "string" ? { label } : label), { taps: 2 }),
      attach: (field, file) => did(field.setInputFiles(file), { taps: 2 }),
      press: (key) => did(page.keyboard.press(key)),
    }),
  );
  const took = ((Date.now() - began) / 1000).toFixed(1);
  const seconds = counted.taps * SECONDS_OF.tap + counted.fields * SECONDS_OF.field;
  const description = `${counted.taps} taps, ${seconds} s for a person, ${took} s here`;
  test.info().annotations.push({ type: name, description });
  expect(counted.taps, `taps of “${name}”`).toBeLessThanOrEqual(mostTaps);
  expect(seconds, `seconds of “${name}”`).toBeLessThanOrEqual(mostSeconds);
}

/** Opens a page of the office from its navigation; on a phone, from its menu. */
export async function openOfficePage({ click }: Hand, page: Page, name: string): Promise<void> {
  await pageRuns(page);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) await click(menu);
  await click(page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name }));
}
