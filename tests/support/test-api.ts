import fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import { api } from "../../src/api/api.ts";
import type { Db } from "../../src/infrastructure/database/db.ts";
import { users } from "../../src/shop/accounts/accounts.tables.ts";
import type { Session } from "../../src/shop/accounts/identity.ts";
import type { Services } from "../../src/shop/services.ts";
import { testSession } from "./session.ts";
import { testServices } from "./test-services.ts";
import { TEST_GATEWAY, TEST_SETTINGS } from "./test-settings.ts";

export const ASHA = { id: "asha", name: "Asha Rao", email: "asha@example.com" };

/** The API of a small shop on this database, for calls without a network. The header `x-who` signs in. */
export async function testApi(db: Db, clock?: () => Date): Promise<FastifyInstance> {
  await db.insert(users).values(ASHA);
  const log = { info: () => {}, warn: () => {}, error: (fields: object) => Promise.reject(fields) };
  const services = {
    ...testServices(db, clock),
    log,
    gateway: TEST_GATEWAY,
    settings: TEST_SETTINGS,
    identity: { sessionOf: async (headers: Headers) => sessionOf(headers.get("x-who")) },
  } as unknown as Services;
  const app = fastify({ bodyLimit: 64 * 1024 });
  await app.register(api, { prefix: "/api", services });
  await app.ready();
  return app;
}

function sessionOf(who: string | null): Session | null {
  if (who !== ASHA.id) return null;
  const { id: userId, name, email } = ASHA;
  return testSession({ userId, name, email, firstName: "Asha" });
}

/** A call of the shop's own page for Asha: her session and the CSRF pair. */
export function asAsha(call: InjectOptions): InjectOptions {
  const headers = { "x-who": ASHA.id, "x-xsrf-token": "pair", ...call.headers };
  return { ...call, headers, cookies: { "XSRF-TOKEN": "pair" } };
}
