import { data } from "react-router";
import { z } from "zod";

const ProductId = z.string().regex(/^[A-Z0-9]{2,16}$/);

/** The product that the URL of an office page names. Throws 404 for what cannot be one. */
export function readProductId(params: { id: string }): string {
  const id = ProductId.safeParse(params.id);
  if (!id.success) throw data(null, { status: 404 });
  return id.data;
}
