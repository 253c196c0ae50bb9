import { data, redirect } from "react-router";
import { z } from "zod";
import { getDraftPage } from "../../../shop/catalogue/products/get-draft-page.ts";
import type { Services } from "../../../shop/services.ts";
import { readAround } from "./read-around.ts";

const ProductId = z.string().regex(/^[A-Z0-9]{2,16}$/);

/**
 * All that the page of a draft will show, for staff: the guard of its route has checked who asks. What cannot be shown
 * leads back to the draft.
 */
export async function readDraft(services: Services, { id, request }: { id: string; request: Request }) {
  const product = ProductId.safeParse(id);
  if (!product.success) throw data({ popular: "" }, { status: 404 });
  const draftPath = `/admin/catalogue/products/${product.data}`;
  const sku = new URL(request.url).searchParams.get("sku");
  const hrefOf = (choice: string) => `${draftPath}/preview?${new URLSearchParams({ sku: choice })}`;
  const page = await getDraftPage(services, { id: product.data, sku, hrefOf });
  if (page.ok) return readAround(services, page.value);
  if (page.code === "unknown-product") throw data({ popular: "" }, { status: 404 });
  throw redirect(draftPath);
}
