import { data, redirect } from "react-router";
import type { Session } from "../../../shop/accounts/identity.ts";
import { deleteDraft } from "../../../shop/back-office/delete-draft.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { answerForm } from "../../forms/form-answer.ts";

type Received = { context: Parameters<typeof answerForm>[0]; staff: Session; id: string };

/** Deletes a draft, and redirects to the other drafts. */
export async function answerDeletion(services: Services, { context, staff, id }: Received) {
  const deleted = await deleteDraft(services, { id, staff });
  if (deleted.ok) throw redirect("/admin/catalogue?state=draft&deleted=yes");
  if (deleted.code === "unknown-product") throw data(null, { status: 404 });
  const message = REFUSAL_SENTENCES[deleted.code];
  const reply = answerForm<string>(context, { ok: false, message, errors: {}, values: {} }, 409);
  return data({ ...reply.data, formState: "", isUnsaved: false }, reply.init ?? {});
}
