import type { FastifyRequest } from "fastify";
import { type ProductPatch, patchProduct } from "../shop/catalogue/products/patch-product.ts";
import type { Services } from "../shop/services.ts";
import { answer } from "./envelope.ts";
import { acceptedWith } from "./refusals.ts";
import { differingFields, shownProduct } from "./shown-product.ts";
import { staffOf } from "./staff-caller.ts";

type Change = { id: string; version: string; patch: ProductPatch };

/** Changes a product unless one of the same fields was changed since `version`, and replies with it. */
export async function patchAndShowProduct(services: Services, request: FastifyRequest, change: Change) {
  const { id, version, patch } = change;
  const staff = await staffOf(request);
  const changed = await patchProduct(services, { id, version: Number(version), patch, staff });
  acceptedWith(changed, { "catalogue-changed": differingFields });
  return answer(await shownProduct(services, id));
}
