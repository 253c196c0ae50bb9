import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { CredentialBody, EndSessionsBody, SessionParams } from "../contract/account.requests.ts";
import {
  EndedSessionsReply,
  ReauthenticationCodeReply,
  ReauthenticationReply,
  SessionsReply,
} from "../contract/account.ts";
import { ErrorReply, NothingReply } from "../contract/envelope.ts";
import { signInMethods } from "../shop/accounts/accounts.reads.ts";
import { endSession, endSessions } from "../shop/accounts/end-session.ts";
import { listSessions } from "../shop/accounts/list-sessions.ts";
import { reauthenticate } from "../shop/accounts/reauthenticate.ts";
import {
  isReauthenticated,
  type ReauthenticationLevel,
} from "../shop/accounts/rules/reauthentication-levels.ts";
import { sendReauthenticationCode } from "../shop/accounts/send-reauthentication-code.ts";
import type { Services } from "../shop/services.ts";
import { answer } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { customerOf, forCustomers, reauthenticatedCustomer } from "./session.ts";

/** Re-authentication, and the sessions of a customer. */
export async function account(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  forCustomers(plugin, services);
  const tags = ["Account"];
  const errors = { 400: ErrorReply, 401: ErrorReply, 403: ErrorReply, 422: ErrorReply, 429: ErrorReply };

  app.get(
    "/account/proof",
    {
      schema: {
        tags,
        operationId: "getReauthentication",
        summary: "Levels for which the last re-authentication is still valid, and the ways to renew it",
        description:
          "`lax` holds for a day, `moderate` for an hour, `strict` for ten minutes. Calls that need one say so in their summary, and answer 403 `reverify` without it.",
        response: { 200: ReauthenticationReply, ...errors },
      },
    },
    async (request) => {
      const session = await customerOf(request, services);
      const { password, hosted } = await signInMethods(services, session);
      const now = services.clock();
      const isGood = (level: ReauthenticationLevel) => isReauthenticated(session, level, now);
      const proven = { strict: isGood("strict"), moderate: isGood("moderate"), lax: isGood("lax") };
      return answer({ email: session.email, hasPassword: password, hosted, proven });
    },
  );

  app.post(
    "/account/proof",
    {
      schema: {
        tags,
        operationId: "reauthenticate",
        summary: "Re-authenticates the session's owner by password or mailed code",
        description: "Valid for this session only. Too many wrong passwords or codes are a 429.",
        body: CredentialBody,
        response: { 200: NothingReply, ...errors },
      },
    },
    async (request) => {
      const { userId, sessionId } = await customerOf(request, services);
      accepted(await reauthenticate(services, { userId, sessionId, credential: request.body }));
      return answer(null, "Thank you.");
    },
  );

  app.post(
    "/account/proof/code",
    {
      schema: {
        tags,
        operationId: "sendReauthenticationCode",
        summary: "Mails the account's owner a code for /account/proof",
        description: "Six digits, good for ten minutes and five tries. A new code makes the old one void.",
        response: { 200: ReauthenticationCodeReply, ...errors },
      },
    },
    async (request) => {
      const { userId, sessionId } = await customerOf(request, services);
      return answer(accepted(await sendReauthenticationCode(services, { userId, sessionId })));
    },
  );

  app.get(
    "/account/sessions",
    {
      schema: {
        tags,
        operationId: "listSessions",
        summary: "The devices on which this customer is signed in (lax)",
        description: "Device names in plain words, each with the IP address of its last request.",
        response: { 200: SessionsReply, ...errors },
      },
    },
    async (request) => {
      const session = await reauthenticatedCustomer(request, services, "lax");
      const open = await listSessions(services, session);
      return answer(
        open.map(({ id, isThis, device, address, signedInAt, seenAt }) => ({
          ...{ id, isThis, device, address },
          signedInAt: signedInAt.toISOString(),
          seenAt: seenAt.toISOString(),
        })),
      );
    },
  );

  app.post(
    "/account/sessions/:id/end",
    {
      schema: {
        tags,
        operationId: "endSession",
        summary: "Signs one of these devices out",
        description: "The next request of its device is a visitor's.",
        params: SessionParams,
        response: { 200: NothingReply, ...errors, 404: ErrorReply },
      },
    },
    async (request) => {
      const { userId } = await customerOf(request, services);
      accepted(await endSession(services, { userId, sessionId: request.params.id }));
      return answer(null, "Signed out.");
    },
  );

  app.post(
    "/account/sessions/end",
    {
      schema: {
        tags,
        operationId: "endSessions",
        summary: "Signs this customer out everywhere, or everywhere else",
        description: "`keepThis` keeps the session of this call.",
        body: EndSessionsBody,
        response: { 200: EndedSessionsReply, ...errors },
      },
    },
    async (request) => {
      const { userId, sessionId } = await customerOf(request, services);
      const keep = request.body.keepThis ? sessionId : null;
      return answer(await endSessions(services, { userId, keep }));
    },
  );
}
