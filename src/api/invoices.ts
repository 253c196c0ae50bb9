import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ErrorReply } from "../contract/envelope.ts";
import { CreditNoteParams, OrderLink, OrderParams } from "../contract/orders.requests.ts";
import { FileBytes } from "../contract/orders.ts";
import type { Outcome } from "../shop/basics/outcome.ts";
import { getCreditNote, getInvoice } from "../shop/invoices/get-tax-document.ts";
import type { TaxDocument } from "../shop/invoices/rules/tax-document.ts";
import type { RefusalCode } from "../shop/refusal-code.ts";
import type { Services } from "../shop/services.ts";
import { countCall, requesterOf } from "./limit.ts";
import { BY_SESSION_OR_LINK } from "./openapi.ts";
import { type OrderViewer, readOrder } from "./order-access.ts";
import { accepted } from "./refusals.ts";

/** Rendering takes a tenth of a second, so it is limited per order and viewer. */
const RENDER_LIMIT = { max: 30, seconds: 5 * 60 };
const TOO_MANY_RENDERED =
  "You have fetched this document many times. It does not change: please use the copy that you have, or try again in five minutes.";

const replies = {
  200: {
    description: "A PDF, to be saved",
    content: { "application/pdf": { schema: FileBytes } },
  },
  "4xx": ErrorReply,
  "5xx": ErrorReply,
};

/** Invoices and credit notes, for those who may see the order. 404 for everybody else. */
export async function invoices(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  const tags = ["Orders"];

  app.get(
    "/orders/:uuid/invoice.pdf",
    {
      schema: {
        tags,
        operationId: "getInvoice",
        security: BY_SESSION_OR_LINK,
        summary: "The GST tax invoice of a paid order as PDF; 409 while it is not paid",
        description: "It never changes, so keep the copy: fetching is limited to 30 in five minutes.",
        params: OrderParams,
        querystring: OrderLink,
        response: replies,
      },
    },
    async (request, reply) => {
      const orderRequest = { id: request.params.uuid, token: request.query.token };
      return draw(request, reply, orderRequest, (requester) => getInvoice(services, requester));
    },
  );

  app.get(
    "/orders/:uuid/credit-notes/:nth",
    {
      schema: {
        tags,
        operationId: "getCreditNote",
        security: BY_SESSION_OR_LINK,
        summary: "A credit note of an order as PDF: one for each refund that was sent back, 1 is the first",
        description: "They are numbered by order, from 1. One that does not exist is a 404.",
        params: CreditNoteParams,
        querystring: OrderLink,
        response: replies,
      },
    },
    async (request, reply) => {
      const { uuid: id, nth } = request.params;
      const orderRequest = { id, token: request.query.token };
      return draw(request, reply, orderRequest, (requester) =>
        getCreditNote(services, { ...requester, nth }),
      );
    },
  );

  async function draw(
    request: FastifyRequest,
    reply: FastifyReply,
    orderRequest: { id: string; token: string | undefined },
    find: (requester: OrderViewer) => Promise<Outcome<TaxDocument, RefusalCode>>,
  ): Promise<never> {
    let name = "";
    const outcome = await readOrder(services, request, reply, orderRequest, (requester) => {
      name = `tax-document:${requester.id.toLowerCase()}:${requesterOf(request, requester.viewer)}`;
      return find(requester);
    });
    const document = accepted(outcome);
    await countCall(services, reply, { name, ...RENDER_LIMIT }, TOO_MANY_RENDERED);
    return send(reply, services, document);
  }
}

/** Sends it as a file named after its number: `invoice-J29-2627-000001.pdf`. */
async function send(reply: FastifyReply, services: Services, document: TaxDocument): Promise<never> {
  const name = `${document.kind} ${document.number}.pdf`.replace(/[^\w.]+/g, "-");
  const pdf = await services.renderTaxDocument(document);
  return reply
    .header("content-disposition", `attachment; filename="${name}"`)
    .type("application/pdf")
    .serializer((bytes: Buffer) => bytes as never)
    .send(Buffer.from(pdf)) as never;
}
