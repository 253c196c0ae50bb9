import { data } from "react-router";
import { networkOf } from "../../shop/basics/network-address.ts";

/** A form's fields as text; missing fields and files are empty. Ends the request with 400 if the body is no form. */
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

/** The client's network, for rate limits. Set by the server itself. */
export function clientNetwork(request: Request): string {
  return networkOf(request.headers.get("x-forwarded-for") ?? "");
}
