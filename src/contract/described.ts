import * as z from "zod/mini";

/** The schema with a description for the OpenAPI document. */
// @__NO_SIDE_EFFECTS__
export function described<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  const copy = schema.clone();
  z.globalRegistry.add(copy, { description });
  return copy;
}
