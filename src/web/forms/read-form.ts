import { data } from "react-router";
import { networkOf } from "../../shop/basics/network-of.ts";

/** The body of a form. Ends the request with 400 if it is no form. */
export function readFormData(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw data("The form could not be read.", { status: 400 });
  });
}

/** A field as text; empty if it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** These fields as text. */
export function textsOf<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  const texts = names.map((name) => [name, textOf(form, name)]);
  return Object.fromEntries(texts);
}

/** A form's fields as text; missing fields and files are empty. Ends the request with 400 if the body is no form. */
export async function readForm<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  return textsOf(await readFormData(request), names);
}

/** The client's network, for rate limits. Set by the server itself. */
export function clientNetwork(request: Request): string {
  return networkOf(request.headers.get("x-forwarded-for") ?? "");
}
