import { data } from "react-router";
import { networkOf } from "../../shop/basics/network-address.ts";

/** What a form sent, as text; what is missing or is a file is empty. Ends the request with 400 when it is no form. */
export async function readForm<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const form = await request.formData().catch(() => {
    throw data("The form could not be read.", { status: 400 });
  });
  const texts = names.map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(texts);
}

/** The network that a request comes from, for limits. The server has put it there itself. */
export function addressOf(request: Request): string {
  return networkOf(request.headers.get("x-forwarded-for") ?? "");
}
