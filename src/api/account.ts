import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { ProofBody } from "../shop/accounts/accounts.inputs.ts";
import { proveSession } from "../shop/accounts/prove-session.ts";
import { isProven, PROOF_LEVELS } from "../shop/accounts/rules/proof-levels.ts";
import { sendProofCode } from "../shop/accounts/send-proof-code.ts";
import { signInMethods } from "../shop/accounts/sign-in-methods.ts";
import type { Services } from "../shop/services.ts";
import { answer, ErrorReply, replyOf } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { customerOf, forCustomers } from "./session.ts";

const ProofState = z.object({
  email: z.string().describe("Where a code would go"),
  hasPassword: z.boolean(),
  hosted: z.object({ label: z.string() }).nullable(),
  proven: z.object({ strict: z.boolean(), moderate: z.boolean(), lax: z.boolean() }),
});

/** What a customer does about their own account. */
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
}
