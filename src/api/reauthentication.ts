import { CredentialBody } from "../contract/account.requests.ts";
import { ReauthenticationCodeReply, ReauthenticationReply } from "../contract/account.ts";
import { ErrorReply, NothingReply } from "../contract/envelope.ts";
import { signInMethods } from "../shop/accounts/accounts.reads.ts";
import { reauthenticate } from "../shop/accounts/reauthenticate.ts";
import {
  isReauthenticated,
  type ReauthenticationLevel,
} from "../shop/accounts/rules/reauthentication-levels.ts";
import { sendReauthenticationCode } from "../shop/accounts/send-reauthentication-code.ts";
import { customerCalls } from "./customer-calls.ts";
import { answer } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { customerOf } from "./session.ts";

/** Re-authentication of a customer. */
export const reauthentication = customerCalls((app, services) => {
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
});
