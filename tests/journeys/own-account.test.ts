import type { Page } from "@playwright/test";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { sessions } from "../../src/shop/accounts/accounts.tables.ts";
import { expect, expectAccessible, pageRuns, test } from "../support/journey.ts";
import { mailedCode } from "../support/mailed-code.ts";

const PASSWORD = "a-long-password";

// One width is enough: the pages are the same column of cards on each.
test.skip(({ isMobile }) => isMobile, "the same on a phone");

async function signUp(page: Page, email: string) {
  await page.goto("/sign-up?returnTo=/account/profile");
  await page.getByLabel("Name").fill("Asha Rao");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Your profile", level: 1 })).toBeVisible();
  // A form that is sent before loads a document, whose refusal the console reports.
  await pageRuns(page);
}

/** Moves everybody's last authentication two hours into the past. */
async function provenLongAgo({ db }: OpenDatabase) {
  await db.update(sessions).set({ reauthenticatedAt: new Date(Date.now() - 2 * 60 * 60_000) });
}

test("a customer manages their account: name, newsletter, e-mail, password after re-authentication, erasure", async ({
  page,
  shop,
}) => {
  const email = `own-${Date.now()}@example.com`;
  await signUp(page, email);
  await expectAccessible(page);

  await page.getByLabel("Name").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please tell us your name.")).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.getByLabel("Name").fill("Asha Menon");
  await page.getByLabel("Phone").fill("98111 22333");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(
    page.getByRole("complementary", { name: "Your account" }).getByText("Asha Menon"),
  ).toBeVisible();

  // The e-mail is unconfirmed, so the newsletter mails a confirmation first.
  await page.getByRole("button", { name: "Send it to me" }).click();
  await expect(
    page.getByText(`We have sent a mail to ${email}. Please press the button in it to confirm.`),
  ).toBeVisible();

  const next = `next-${Date.now()}@example.com`;
  await page.getByLabel("New e-mail").fill(next);
  await page.getByRole("button", { name: "Change e-mail" }).click();
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("This code is not right, or has run out.").first()).toBeVisible();
  const code = await mailedCode(shop.url, next);
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Your e-mail is changed. All other devices were signed out.")).toBeVisible();
  await expect(page.getByText(`You sign in with ${next}`)).toBeVisible();

  // An open page would go on requesting the session and report errors.
  await page.goto("about:blank");
  await shop.inDatabase(provenLongAgo);
  await page.goto("/account/security");
  await expect(page.getByText("Chrome on a Linux computer")).toBeVisible();
  await page.getByText("Change password").click();
  await page.getByLabel("New password").fill("another-long-password");
  await page.getByRole("button", { name: "Save password" }).click();
  const dialog = page.getByRole("dialog", { name: "Please show that it is you" });
  await expect(dialog.getByText(/more than 10 minutes since you last showed that it is you/)).toBeVisible();
  await expectAccessible(page);
  // The dialog opens in its field, and Enter sends it.
  await expect(dialog.getByLabel("Password")).toBeFocused();
  await page.keyboard.type("not-the-password");
  await page.keyboard.press("Enter");
  await expect(
    dialog.getByText("This is not your password. Try again, or let us send you a code.").first(),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Send me a code by e-mail" }).click();
  await dialog.getByLabel("Code").fill(await mailedCode(shop.url, next, code));
  await dialog.getByRole("button", { name: "Continue" }).click();
  // The interrupted action continued by itself.
  await expect(page.getByText("Your password is changed. All other devices were signed out.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toMatch(/^jamun-my-data-\d{4}-\d\d-\d\d\.json$/);

  await page.getByRole("link", { name: "Erase my account" }).click();
  await expect(page.getByRole("heading", { name: "What the law wants kept" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Erase my account" }).click();
  await expect(page.getByText("Please type ERASE.")).toBeVisible();
  await page.getByLabel("Type ERASE to go on").fill("erase");
  await page.getByRole("button", { name: "Erase my account" }).click();
  await expect(page.getByRole("heading", { name: "Your account is erased" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/account/profile");
  await expect(page).toHaveURL(/\/accounts\?returnTo=/);
});

test("without script re-authentication is a page that leads back", { tag: "@all" }, async ({
  browser,
  page,
  shop,
}) => {
  await signUp(page, `plain-${Date.now()}@example.com`);
  await page.goto("about:blank");
  await shop.inDatabase(provenLongAgo);
  const plain = await browser.newContext({
    baseURL: shop.url,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const bare = await plain.newPage();
  await bare.goto("/account/erase");
  await bare.getByLabel("Type ERASE to go on").fill("ERASE");
  await bare.getByRole("button", { name: "Erase my account" }).click();
  await expect(bare.getByRole("heading", { name: "Please show that it is you" })).toBeVisible();
  await bare.getByLabel("Password").fill(PASSWORD);
  await bare.getByRole("button", { name: "Continue" }).click();
  await expect(bare.getByRole("heading", { name: "Erase your account" })).toBeVisible();
  await bare.getByLabel("Type ERASE to go on").fill("ERASE");
  await bare.getByRole("button", { name: "Erase my account" }).click();
  await expect(bare.getByRole("heading", { name: "Your account is erased" })).toBeVisible();
  await plain.close();
});
