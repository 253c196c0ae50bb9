import type { Page } from "@playwright/test";

export const column = (page: Page, name: string) => page.getByRole("region", { name });
export const ticket = (page: Page, number: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: `Open order ${number}` }) });

/** Makes the page's notes silent, and returns how many it has played. */
export async function countNotes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const played = { notes: 0 };
    Object.assign(window, { played });
    AudioScheduledSourceNode.prototype.start = () => {
      played.notes += 1;
    };
    AudioScheduledSourceNode.prototype.stop = () => undefined;
  });
  return () => page.evaluate(() => (window as unknown as { played: { notes: number } }).played.notes);
}
