import { expect, expectAccessible, test } from "../support/journey.ts";

test.skip(({ isMobile }) => !isMobile, "the steps are the same at every width");

test("a sign-up by a friend's link is recorded as that friend's referral", async ({ browser, shop }) => {
  const asha = await browser.newPage();
  await asha.goto(`${shop.url}/sign-in?returnTo=/rewards`);
  await asha.getByLabel("E-mail").fill("customer@example.com");
  await asha.getByLabel("Password").fill("demo-password");
  await asha.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(asha.getByRole("heading", { name: "Reward Point System" })).toBeVisible();
  const { data } = await (await asha.request.get(`${shop.url}/api/rewards`)).json();

  const ravi = await (await browser.newContext()).newPage();
  await ravi.goto(data.referral.link);
  await expectAccessible(ravi);
  await ravi.getByLabel("Name").fill("Ravi Iyer");
  await ravi.getByLabel("E-mail").fill(`ravi-${Date.now()}@example.com`);
  await ravi.getByLabel("Password").fill("a-long-password");
  const referralReply = ravi.waitForResponse((reply) => reply.url().endsWith("/api/rewards/referral"));
  await ravi.getByRole("button", { name: "Create account" }).click();
  expect((await referralReply).status()).toBe(200);
  await expect(async () => {
    expect(await ravi.evaluate(() => localStorage.getItem("referral"))).toBeNull();
  }).toPass();
});
