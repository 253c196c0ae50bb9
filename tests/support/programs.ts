import { createAccessToken } from "../../src/shop/access-tokens/create-access-token.ts";
import type { TokenScope } from "../../src/shop/access-tokens/rules/token-scopes.ts";
import type { Role } from "../../src/shop/accounts/identity.ts";
import { randomUuid } from "../../src/shop/basics/ids.ts";
import { staff } from "./paid-order.ts";
import type { Person, WholeShop } from "./whole-shop.ts";

export type CallOfProgram = {
  method?: "GET" | "PUT" | "POST" | "PATCH" | "DELETE";
  /** Below `/api/admin`. */
  url: string;
  /** JSON, or the bytes of a picture. */
  body?: object;
  type?: string;
};

/** A program of this person, whose token has these scopes. */
export async function programOf(
  shop: WholeShop,
  { person, role, scopes }: { person: Person; role: Role; scopes: TokenScope[] },
) {
  const session = { ...staff(role), userId: person.userId, reauthenticatedAt: shop.services.clock() };
  const id = randomUuid();
  const created = await createAccessToken(shop.services, {
    ...{ staff: session, token: { id, name: `Sheet ${id}`, scopes, days: 30 } },
  });
  if (!created.ok) throw new Error(created.code);
  const { text } = created.value;
  return async ({ method = "GET", url, body, type }: CallOfProgram) => {
    const reply = await shop.visitor().send({
      ...{ method, url: `/api/admin${url}`, ...(body ? { body } : {}) },
      headers: { authorization: `Bearer ${text}`, ...(type ? { "content-type": type } : {}) },
    });
    const retryAfter = reply.headers["retry-after"];
    const contentType = String(reply.headers["content-type"]);
    const shown = contentType.includes("json") ? JSON.parse(reply.text) : { contentType };
    return { status: reply.status, ...(retryAfter ? { retryAfter } : {}), ...shown };
  };
}
