import { expect } from "@playwright/test";

/** Waits for the newest six-digit code that the shop has mailed to this address. */
export async function mailedCode(shop: string, email: string): Promise<string> {
  const read = async () => {
    const page = await (await fetch(`${shop}/dev/mail?to=${encodeURIComponent(email)}`)).text();
    return /\b(\d{6})\b/.exec(page.slice(page.indexOf("<article>")))?.[1] ?? "";
  };
  await expect.poll(read).toMatch(/^\d{6}$/);
  return read();
}
