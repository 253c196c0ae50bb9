import { expect } from "@playwright/test";

/** The link in the mail about an order, without its host. */
export async function mailedLink(
  shop: string,
  { email, uuid }: { email: string; uuid: string },
): Promise<string> {
  let link = "";
  await expect(async () => {
    const mails = await (await fetch(`${shop}/dev/mail?to=${email}`)).text();
    link = new RegExp(`/orders/${uuid}\\?token=[\\w%-]+`).exec(mails)?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return link;
}
