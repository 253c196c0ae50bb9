import { memo, Suspense, useEffect } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { Picture as PictureFiles } from "../../../shop/catalogue/pictures.ts";
import { fetchData } from "../../client-data/data-store.ts";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { FormDone } from "../../forms/form-done.tsx";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { lazyPart } from "../../rendering/lazy-part.ts";
import { useSession } from "../../session/use-session.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextArea, TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import { Picture } from "../../ui/picture.tsx";
import { REVIEWABLE_URL } from "./reviewable.tsx";
import { StarChoice } from "./star-choice.tsx";

const Photos = lazyPart(() => import("./review-photos.tsx"));
// Drawn again, it would lose a photo that was chosen before its code has loaded.
const ReviewPhotos = memo(({ error }: { error: string | undefined }) => (
  <Suspense>
    <Photos error={error} />
  </Suspense>
));

export const REVIEW_FIELDS = [
  "name",
  "email",
  "phone",
  "message",
  "stars",
  "sku",
  "photos",
  "photosAgreed",
] as const;

/** Id of the form on the page of reviews, where it is below them. */
export const WRITE_ID = "write";

type Product = { sku: string; name: string; tile: string; cutout: PictureFiles; href: string };
type Props = {
  /** The reviewed product; null for the shop. */
  product: Product | null;
  /** Chosen when the form opens; null for none. */
  stars: string | null;
  answer: FormAnswer<(typeof REVIEW_FIELDS)[number]> | undefined;
};

/** The Client Review form. Works without script; with it, it is submitted in place. */
export function ReviewForm({ product, stars, answer }: Props) {
  const form = useFormFocus(answer);
  const { me } = useSession();
  const busy = useNavigation().formMethod === "POST";
  useEffect(() => {
    if (me && form.current)
      fillIn(form.current, { name: me.name, email: me.email, phone: nationalForm(me.phone) });
  }, [me, form]);
  if (answer?.ok) return <Sent name={answer.values.name ?? ""} product={product} />;
  const { errors = {}, values = {}, message } = answer ?? {};
  return (
    <Form
      method="post"
      // Without script, what is wrong is read where the form is.
      {...(product ? {} : { action: `#${WRITE_ID}` })}
      ref={form}
      className="form-fields"
      noValidate
      preventScrollReset
    >
      {product && <AboutProduct product={product} />}
      {message && <Alert>{message}</Alert>}
      <StarChoice
        legend={product ? "Your rating" : <Optional>Your rating</Optional>}
        chosen={values.stars ?? stars ?? undefined}
        error={errors.stars}
      />
      <TextInput
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={80}
        required
        defaultValue={values.name}
        error={errors.name}
      />
      <TextInput
        label="Contact number"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        required
        defaultValue={values.phone}
        error={errors.phone}
      />
      <TextInput
        className="form-full"
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={values.email}
        error={errors.email}
        hint="Email and number are never shown. We use them only to answer you."
      />
      <TextArea
        className="form-full"
        label="Message"
        error={errors.message ?? null}
        name="message"
        rows={6}
        maxLength={2000}
        required
        defaultValue={values.message}
      />
      {product && <ReviewPhotos error={errors.photosAgreed ?? errors.photos} />}
      <input type="hidden" name="sku" value={product?.sku ?? ""} />
      <Button type="submit" size="big" wide busy={busy}>
        {busy ? "Sending…" : "SUBMIT"}
      </Button>
    </Form>
  );
}

function AboutProduct({ product }: { product: Product }) {
  return (
    <div className={`form-full reviews-about t-${product.tile}`}>
      <span className="tile">
        <Picture picture={product.cutout} alt="" sizes="6rem" eager />
      </span>
      <div>
        <p className="text-small muted">Your review of</p>
        <h2>{product.name}</h2>
        <p className="text-small muted">
          For those who had it: sign in with the account of your order.{" "}
          <Link className="link" to={`/reviews#${WRITE_ID}`}>
            Review the shop instead
          </Link>
        </p>
      </div>
    </div>
  );
}

function Sent({ name, product }: { name: string; product: Product | null }) {
  useEffect(() => {
    void fetchData(REVIEWABLE_URL);
  }, []);
  return (
    <FormDone
      title={`Thank you, ${name}.`}
      action={
        <>
          <LinkButton to={product?.href ?? "/AllCakes"}>
            {product ? "Back to its page" : "See all cakes"}
          </LinkButton>
          <LinkButton look="ghost" to={`/reviews#${WRITE_ID}`}>
            Write another
          </LinkButton>
        </>
      }
    >
      Your review is with us. It is not shown before one of us has read it, and then whatever it says about
      us.
    </FormDone>
  );
}

export function Optional({ children }: { children: string }) {
  return (
    <>
      {children} <span className="optional">optional</span>
    </>
  );
}

/** `98765 43210` for an Indian mobile; other numbers stay as they are. */
function nationalForm(phone: string | null): string {
  return (phone ?? "").replace(/^\+91(\d{5})(\d{5})$/, "$1 $2");
}

/** Fills empty fields from the account; typed text stays. */
function fillIn(form: HTMLFormElement, details: Record<string, string>): void {
  for (const [name, value] of Object.entries(details)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === "") field.value = value;
  }
}
