import { data, redirect } from "react-router";
import { NewLinePhotos } from "../../../shop/orders/line-photos/line-photos.inputs.ts";
import { replaceLinePhotos } from "../../../shop/orders/line-photos/replace-line-photos.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { answerForm } from "../../forms/form-answer.ts";
import { documentContext } from "../../request-context.ts";

type Context = Parameters<typeof answerForm>[0];
type Form = { context: Context; request: Request; uuid: string; sent: Record<"line" | "photos", string> };

/** Stores the photos that the customer, or the holder of the order's link, sent for a product. */
export async function sendPhotosForm(services: Services, { context, request, uuid, sent }: Form) {
  const answered = { ok: false, message: "", errors: {}, values: {} };
  const read = NewLinePhotos.safeParse({ line: sent.line, photos: parse(sent.photos) });
  if (!read.success) {
    const message = "The photo could not be read. Please choose it again.";
    return answerForm<never>(context, { ...answered, message }, 422);
  }
  const viewer = await services.identity.sessionOf(request.headers);
  const token = new URL(request.url).searchParams.get("token") ?? undefined;
  const stored = await replaceLinePhotos(services, { id: uuid, viewer, token, ...read.data });
  if (!stored.ok && stored.code === "unknown-order") throw data(null, { status: 404 });
  if (!stored.ok) {
    const status = stored.code === "too-many-tries" ? 429 : 409;
    return answerForm<never>(context, { ...answered, message: REFUSAL_SENTENCES[stored.code] }, status);
  }
  const query = token === undefined ? "" : `?token=${encodeURIComponent(token)}`;
  if (context.get(documentContext)) throw redirect(`/orders/${uuid}${query}`, 303);
  return answerForm<never>(context, { ...answered, ok: true }, 200);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
