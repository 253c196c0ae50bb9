import type { z } from "zod";

/**
 * The value of a hidden field that carries JSON, such as the stored fields that a form was made from. Null if the text
 * is longer than `longest`, is no JSON, or does not fit the schema.
 */
export function readJsonField<Value>(schema: z.ZodType<Value>, text: string, longest: number): Value | null {
  if (text.length > longest) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
