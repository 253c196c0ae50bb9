import type { FastifyRequest } from "fastify";
import { getOrderStory } from "../../shop/back-office/get-order-story.ts";
import type { Services } from "../../shop/services.ts";
import { accepted } from "../refusals.ts";
import { staffOf } from "../staff-caller.ts";

/** The order that a call names, with what its caller may see. Throws 404 if there is none. */
export async function storyOf(services: Services, request: FastifyRequest<{ Params: { uuid: string } }>) {
  const staff = await staffOf(request);
  return accepted(await getOrderStory(services, { id: request.params.uuid, staff }));
}
