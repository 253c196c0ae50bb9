import { EndSessionsBody, SessionParams } from "../contract/account.requests.ts";
import { EndedSessionsReply, SessionsReply } from "../contract/account.ts";
import { ErrorReply, NothingReply } from "../contract/envelope.ts";
import { endSession, endSessions } from "../shop/accounts/end-session.ts";
import { listSessions } from "../shop/accounts/list-sessions.ts";
import { customerCalls } from "./customer-calls.ts";
import { answer } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { customerOf, reauthenticatedCustomer } from "./session.ts";

/** The sessions of a customer: list them, end one or all. */
export const mySessions = customerCalls((app, services) => {
  const tags = ["Account"];
  const errors = { 400: ErrorReply, 401: ErrorReply, 403: ErrorReply, 422: ErrorReply, 429: ErrorReply };

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
        open.map(({ id, isThis, device, ip, signedInAt, seenAt }) => ({
          ...{ id, isThis, device, address: ip },
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
});
