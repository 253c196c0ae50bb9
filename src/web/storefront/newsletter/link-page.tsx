import { Form, useNavigation, useSearchParams } from "react-router";
import { FormDone } from "../../forms/form-done.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import "../../forms/forms.css";

type Words = { title: string; text: string; button: string };

/** The page behind a mailed link, with one button. Only the button acts, because mail scanners open every link. */
export function LinkPage({
  ask,
  done,
  help,
  answer,
}: {
  ask: Words;
  done: { title: string; text: string };
  /** Advice for an invalid link. */
  help: string;
  answer: { ok: boolean; message: string } | undefined;
}) {
  const token = useSearchParams()[0].get("token") ?? "";
  const busy = useNavigation().formMethod === "POST";
  return (
    <main id="main" className="wrap form-narrow">
      {answer && !answer.ok ? (
        <Note
          as="h1"
          kind="error"
          title={answer.message}
          action={<LinkButton to="/newsletter">To the newsletter</LinkButton>}
        >
          {help}
        </Note>
      ) : (
        <section className="form-box">
          {answer ? (
            <FormDone as="h1" title={done.title} action={<LinkButton to="/">See what is new</LinkButton>}>
              {done.text}
            </FormDone>
          ) : (
            <Form method="post" className="form-done">
              <h1>{ask.title}</h1>
              <p>{ask.text}</p>
              <input type="hidden" name="token" value={token} />
              <Button type="submit" size="big" busy={busy}>
                {ask.button}
              </Button>
            </Form>
          )}
        </section>
      )}
    </main>
  );
}
