import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { ProofBody } from "../shop/accounts/accounts.inputs.ts";
import { endSession, endSessions } from "../shop/accounts/end-session.ts";
import { listSessions } from "../shop/accounts/list-sessions.ts";
import { proveSession } from "../shop/accounts/prove-session.ts";
import { isProven, PROOF_LEVELS } from "../shop/accounts/rules/proof-levels.ts";
import { sendProofCode } from "../shop/accounts/send-proof-code.ts";
import { signInMethods } from "../shop/accounts/sign-in-methods.ts";
import type { Services } from "../shop/services.ts";
import { answer, ErrorReply, replyOf } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { customerOf, forCustomers, provenCustomer } from "./session.ts";

const ProofState = z.object({
  email: z.string().describe("Where a code would go"),
  hasPassword: z.boolean(),
  hosted: z.object({ label: z.string() }).nullable(),
  proven: z.object({ strict: z.boolean(), moderate: z.boolean(), lax: z.boolean() }),
});

const OpenSession = z.object({
  id: z.string(),
  isThis: z.boolean(),
  device: z.string().describe("In plain words"),
  address: z.string().describe("Network address that it was seen from last"),
  signedInAt: z.iso.datetime(),
  seenAt: z.iso.datetime().describe("To a few minutes"),
});

/** How a customer shows who they are, and where they are signed in. */
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
        summary: "For which levels the last proof of identity is still good, and how it can be renewed",
        response: { 200: replyOf(ProofState), ...errors },
      },
    },
    async (request) => {
      const session = await customerOf(request, services);
      const { password, hosted } = accepted(await signInMethods(services, session));
      const now = services.clock();
      const proven = Object.fromEntries(PROOF_LEVELS.map((level) => [level, isProven(session, level, now)]));
      return answer({ email: session.email, hasPassword: password, hosted, proven } as z.input<
        typeof ProofState
      >);
    },
  );

  app.post(
    "/account/proof",
    {
      schema: {
        tags,
        summary: "Shows that it is the account's owner who holds this session: by password or mailed code",
        body: ProofBody,
        response: { 200: replyOf(z.null()), ...errors },
      },
    },
    async (request) => {
      const { userId, sessionId } = await customerOf(request, services);
      accepted(await proveSession(services, { userId, sessionId, proof: request.body }));
      return answer(null, "Thank you.");
    },
  );

  app.post(
    "/account/proof/code",
    {
      schema: {
        tags,
        summary: "Mails the account's owner a code for /account/proof",
        response: { 200: replyOf(z.object({ email: z.string() })), ...errors },
      },
    },
    async (request) => {
      const { userId, sessionId } = await customerOf(request, services);
      return answer(accepted(await sendProofCode(services, { userId, sessionId })));
    },
  );

  app.get(
    "/account/sessions",
    {
      schema: {
        tags,
        summary: "Where this customer is signed in (lax)",
        response: { 200: replyOf(z.array(OpenSession)), ...errors },
      },
    },
    async (request) => {
      const session = await provenCustomer(request, services, "lax");
      const open = accepted(await listSessions(services, session));
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
        summary: "Signs one of them out",
        params: z.object({ id: z.string().max(60) }),
        response: { 200: replyOf(z.null()), ...errors, 404: ErrorReply },
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
        summary: "Signs this customer out everywhere, or everywhere else",
        body: z.object({ keepThis: z.boolean() }),
        response: { 200: replyOf(z.object({ ended: z.number().int() })), ...errors },
      },
    },
    async (request) => {
      const { userId, sessionId } = await customerOf(request, services);
      const keep = request.body.keepThis ? sessionId : null;
      return answer(accepted(await endSessions(services, { userId, keep })));
    },
  );
}
