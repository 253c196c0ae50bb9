import type { FastifyInstance, FastifyReply } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { getCreditNote, getInvoice } from "../shop/invoices/get-tax-document.ts";
import type { TaxDocument } from "../shop/invoices/rules/tax-document.ts";
import type { Services } from "../shop/services.ts";
import { ErrorReply } from "./envelope.ts";
import { WholeNumber } from "./fields.ts";
import { limited } from "./limit.ts";
import { accepted } from "./refusals.ts";
import { visitorOf } from "./session.ts";

/** Drawing one costs a tenth of a second: more of them than anybody needs would slow the shop down. */
const DRAWN = { name: "tax-document", max: 30, seconds: 5 * 60 };

const Link = z.object({ token: z.string().max(200).optional().describe("Of the order's signed link") });
const replies = {
  200: {
    description: "A PDF, to be saved",
    content: { "application/pdf": { schema: z.string().describe("The bytes") } },
  },
  "4xx": ErrorReply,
  "5xx": ErrorReply,
};

/** Invoices and credit notes, for whoever may see the order. For everybody else there is no such order: 404. */
export async function invoices(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  const tags = ["Orders"];

  app.get(
    "/orders/:uuid/invoice.pdf",
    {
      ...limited(services, DRAWN),
      schema: {
        tags,
        summary: "The GST tax invoice of a paid order as PDF; 409 while it is not paid",
        params: z.object({ uuid: z.string().max(100) }),
        querystring: Link,
        response: replies,
      },
    },
    async (request, reply) => {
      const viewer = await visitorOf(request, services);
      const { uuid: id } = request.params;
      const invoice = accepted(await getInvoice(services, { id, viewer, token: request.query.token }));
      return send(reply, services, invoice);
    },
  );

  app.get(
    "/orders/:uuid/credit-notes/:nth",
    {
      ...limited(services, DRAWN),
      schema: {
        tags,
        summary: "A credit note of an order as PDF: one for each refund that was sent back, 1 is the first",
        params: z.object({ uuid: z.string().max(100), nth: WholeNumber.pipe(z.number().min(1).max(1000)) }),
        querystring: Link,
        response: replies,
      },
    },
    async (request, reply) => {
      const viewer = await visitorOf(request, services);
      const { uuid: id, nth } = request.params;
      const note = accepted(await getCreditNote(services, { id, viewer, nth, token: request.query.token }));
      return send(reply, services, note);
    },
  );
}

/** As a file that is called by its number: `invoice-J29-2627-000001.pdf`. */
async function send(reply: FastifyReply, services: Services, document: TaxDocument): Promise<never> {
  const name = `${document.kind} ${document.number}.pdf`.replace(/[^\w.]+/g, "-");
  const pdf = await services.drawTaxDocument(document);
  return reply
    .header("content-disposition", `attachment; filename="${name}"`)
    .type("application/pdf")
    .serializer((bytes: Buffer) => bytes as never)
    .send(Buffer.from(pdf)) as never;
}
