import Check from "lucide-react/icons/check";
import Pencil from "lucide-react/icons/pencil";
import { useEffect } from "react";
import { useActionData, useFetcher } from "react-router";
import type { OrderProgressPhoto } from "../../../contract/order-progress.ts";
import { LONGEST_CHANGE } from "../../../shop/orders/rules/cake-photo.ts";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";

type CakePhotoProps = { photo: OrderProgressPhoto; onChanged: () => Promise<unknown> };

/** The photo that the kitchen sent, and the customer's answer to it. Its form works without script. */
export function CakePhoto({ photo, onChanged }: CakePhotoProps) {
  const { id, src, when, answer, answerTo } = photo;
  const fetcher = useFetcher<FormAnswer<"wish">>();
  // Without script the whole page answers.
  const actionData = useActionData<FormAnswer<"wish">>();
  const { data } = fetcher;
  useEffect(() => {
    if (data) void onChanged();
  }, [data, onChanged]);
  const isBusy = fetcher.state !== "idle";
  const result = isBusy ? undefined : (data ?? actionData);
  const refusal = result && !result.ok ? result : null;
  const changeForm = useFormFocus(refusal);
  const sentAnswer = fetcher.formData?.get("answer");
  return (
    <section className="box cake-photo" id="cake-photo" aria-labelledby="cake-photo-title">
      <h2 id="cake-photo-title">Photo from the kitchen</h2>
      <a href={src} target="_blank" rel="noreferrer">
        <img src={src} alt="What the kitchen made for this order" />
      </a>
      <p className="text-small muted">Taken {when}</p>
      <p className="cake-photo-said" role="status">
        {answerWords(photo)}
      </p>
      {refusal?.message && <Alert>{refusal.message}</Alert>}
      {answerTo !== null && (
        <div className="cake-photo-forms order-on-screen">
          {answer !== "approved" && (
            <fetcher.Form method="post" action={answerTo}>
              <input type="hidden" name="photo" value={id} />
              <Button type="submit" name="answer" value="approved" busy={isBusy && sentAnswer === "approved"}>
                <Check className="icon" aria-hidden="true" />
                {answer === null ? "It is right" : "It is right after all"}
              </Button>
            </fetcher.Form>
          )}
          <details open={refusal !== null} key={answer}>
            <summary className="btn btn-ghost">
              <Pencil className="icon" aria-hidden="true" />
              {answer === "change" ? "Say it differently" : "Ask for a change"}
            </summary>
            <fetcher.Form method="post" action={answerTo} ref={changeForm} noValidate>
              <input type="hidden" name="photo" value={id} />
              <input type="hidden" name="answer" value="change" />
              <TextArea
                className="cake-photo-wish"
                label="What should the kitchen change?"
                hint="The kitchen reads it at once. Ask for what it can do in the time that is left."
                name="wish"
                rows={3}
                maxLength={LONGEST_CHANGE}
                defaultValue={refusal?.values.wish ?? photo.wish}
                error={refusal?.errors.wish}
              />
              <Button type="submit" look="soft" busy={isBusy && sentAnswer === "change"}>
                Send to the kitchen
              </Button>
            </fetcher.Form>
          </details>
        </div>
      )}
    </section>
  );
}

function answerWords({ answer, wish, isOpen, answerTo }: OrderProgressPhoto) {
  if (answer === "approved") return "You said that it is right. Thank you!";
  if (answer === "change") return <>You asked the kitchen: “{wish}”</>;
  if (!isOpen) return "It has left the kitchen.";
  return answerTo === null
    ? "The customer has not answered yet."
    : "Is it right? Please tell us before it leaves the kitchen.";
}
