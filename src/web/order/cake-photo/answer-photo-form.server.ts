import { data, redirect } from "react-router";
import { answerCakePhoto } from "../../../shop/orders/cake-photos/answer-cake-photo.ts";
import { NewPhotoAnswer } from "../../../shop/orders/cake-photos/cake-photo.inputs.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { answerForm, errorsOf } from "../../forms/form-answer.ts";
import { documentContext } from "../../request-context.ts";

type Context = Parameters<typeof answerForm>[0];
type Form = {
  context: Context;
  request: Request;
  uuid: string;
  sent: Record<"photo" | "answer" | "wish", string>;
};

/** Stores what the customer, or the holder of the order's link, says about the photo. */
export async function answerPhotoForm(services: Services, { context, request, uuid, sent }: Form) {
  const { photo: photoId, ...fields } = sent;
  const answered = { ok: false, message: "", errors: {}, values: { wish: sent.wish } };
  const answer = NewPhotoAnswer.safeParse(fields);
  if (!answer.success)
    return answerForm<"wish">(context, { ...answered, errors: errorsOf(answer.error) }, 422);
  const viewer = await services.identity.sessionOf(request.headers);
  const token = new URL(request.url).searchParams.get("token") ?? undefined;
  const stored = await answerCakePhoto(services, { id: uuid, photoId, viewer, token, answer: answer.data });
  if (!stored.ok && stored.code === "unknown-order") throw data(null, { status: 404 });
  if (!stored.ok) {
    const status = stored.code === "too-many-tries" ? 429 : 409;
    return answerForm<"wish">(context, { ...answered, message: REFUSAL_SENTENCES[stored.code] }, status);
  }
  const query = token === undefined ? "" : `?token=${encodeURIComponent(token)}`;
  if (context.get(documentContext)) throw redirect(`/orders/${uuid}${query}#cake-photo`, 303);
  return answerForm<"wish">(context, { ...answered, ok: true, values: {} }, 200);
}
