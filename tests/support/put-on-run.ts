import type { Page } from "@playwright/test";

/** On the page of runs, puts orders of one kitchen onto a new run of the first rider. */
export async function putOnRun(page: Page, ...uuids: string[]): Promise<void> {
  for (const uuid of uuids) await page.locator(`input[value="${uuid}"]`).check();
  const form = page.locator("form").filter({ has: page.locator(`input[value="${uuids[0]}"]`) });
  await form.getByRole("button", { name: "Put on the run" }).click();
}
