import type { FastifyRequest } from "fastify";
import { getOrderStory } from "../../shop/back-office/get-order-story.ts";
import type { Services } from "../../shop/services.ts";
import { accepted } from "../refusals.ts";
import { staffOf } from "../staff-caller.ts";

/** Reads an order as its caller may see it. Throws 404 if there is none. */
export async function storyOf(services: Services, request: FastifyRequest<{ Params: { uuid: string } }>) {
  const staff = await staffOf(request);
  return accepted(await getOrderStory(services, { id: request.params.uuid, staff }));
}
