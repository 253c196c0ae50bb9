import { Form, redirect, useNavigation } from "react-router";
import { trackQuery } from "../../../shop/orders/track-order.inputs.ts";
import { trackOrder } from "../../../shop/orders/track-order.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { answerForm, errorsOf } from "../../forms/form-answer.ts";
import { clientNetwork, readForm } from "../../forms/read-form.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { pageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { useShop } from "../../shop-facts.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import type { Route } from "./+types/track.ts";
import { useRememberedContact } from "./remembered-contact.ts";
import { WhatYouSee } from "./what-you-see.tsx";
import "../../forms/forms.css";
import "./track.css";

/** Redirects to the order's page by its signed link. Every wrong pair gets the same sentence. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { remember, ...fields } = await readForm(request, ["order", "contact", "remember"]);
  const wrong = (message: string, errors: Partial<typeof fields>, status: number) =>
    answerForm(context, { ok: false, message, errors, values: { ...fields, remember } }, status);
  const parsed = trackQuery(services.settings.orderPrefix).safeParse(fields);
  if (!parsed.success) return wrong("", errorsOf(parsed.error), 422);
  const viewer = await services.identity.sessionOf(request.headers);
  const result = await trackOrder(services, { ...parsed.data, from: clientNetwork(request), viewer });
  if (!result.ok)
    return wrong(REFUSAL_SENTENCES[result.code], {}, result.code === "too-many-tries" ? 429 : 404);
  const { uuid, page, token } = result.value;
  const key = encodeURIComponent(token);
  throw redirect(page === "gift" ? `/gift/${key}` : `/orders/${uuid}?token=${key}`, 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Track Your Order",
    description: "Where your cake is: enter the Order Id with the e-mail or mobile of the order.",
    path: "/track",
  });
}

export default function Track({ actionData: answer }: Route.ComponentProps) {
  const { orderPrefix } = useShop();
  const form = useFormFocus(answer);
  const keepContact = useRememberedContact(form);
  const busy = useNavigation().formMethod === "POST";
  const { errors = {}, values = {}, message } = answer ?? {};
  return (
    <main id="main" className="wrap">
      <div className="form-page">
        <header className="form-head">
          <h1>Track Your Order</h1>
          <p>See where your cake is, without signing in.</p>
        </header>
        <section className="form-box" aria-label="Your order">
          <Form
            method="post"
            ref={form}
            className="form-fields form-single"
            noValidate
            preventScrollReset
            onSubmit={keepContact}
          >
            {message && <Alert>{message}</Alert>}
            <TextInput
              label="Order Id"
              name="order"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              required
              defaultValue={values.order}
              error={errors.order}
              hint={`It is in our mail, for example ${orderPrefix}100123.`}
            />
            <TextInput
              label="Email or mobile"
              name="contact"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              required
              defaultValue={values.contact}
              error={errors.contact}
              hint="The one that you gave with the order, or the receiver’s mobile."
            />
            <label className="option remember">
              <input type="checkbox" name="remember" defaultChecked={values.remember === "on"} />
              <span>
                Remember me <small>keeps e-mail or mobile on this device only</small>
              </span>
            </label>
            <Button type="submit" size="big" wide busy={busy}>
              {busy ? "Looking…" : "TRACK ORDER"}
            </Button>
          </Form>
        </section>
        <WhatYouSee />
      </div>
    </main>
  );
}
