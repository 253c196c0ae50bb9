import { expect } from "@playwright/test";

/**
 * Waits for the newest six-digit code that the shop has mailed to this address.
 * @param earlier the code of an earlier mail, which is the newest until the next mail comes
 */
export async function mailedCode(shop: string, email: string, earlier = ""): Promise<string> {
  const read = async () => {
    const page = await (await fetch(`${shop}/dev/mail?to=${encodeURIComponent(email)}`)).text();
    return /\b(\d{6})\b/.exec(page.slice(page.indexOf("<article>")))?.[1] ?? "";
  };
  let code = "";
  const readNew = async () => {
    code = await read();
    return code !== "" && code !== earlier;
  };
  await expect.poll(readNew, { message: `a new code is mailed to ${email}` }).toBe(true);
  return code;
}
