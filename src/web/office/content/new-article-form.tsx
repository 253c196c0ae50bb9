import { Form } from "react-router";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import { SamePictureField } from "../same-picture-field.tsx";
import type { NewArticleField } from "./new-article-action.ts";

type NewArticleFormProps = {
  pictures: { id: string; name: string }[];
  author: string;
  answer: FormAnswer<NewArticleField> | undefined;
};

/** Begins an article of the blog. Its text is written and published on its own page. */
export function NewArticleForm({ pictures, author, answer }: NewArticleFormProps) {
  const form = useFormFocus(answer);
  const isBusy = useIntent() === "new-article";
  const values = { authorName: author, ...answer?.values };
  const bind = (name: NewArticleField) => ({
    ...{ name, defaultValue: values[name] ?? "", error: answer?.errors[name] ?? null },
  });
  return (
    <details className="office-card content-new" open={answer !== undefined && !answer.ok}>
      <summary>New article</summary>
      {answer?.message && <Alert>{answer.message}</Alert>}
      <Form method="post" ref={form} className="content-form" noValidate preventScrollReset>
        <TextInput
          label="Title"
          hint="Its address is made from the title, and stays."
          maxLength={90}
          {...bind("title")}
        />
        <div className="content-pair">
          <TextInput label="Category" hint="Such as Care or Occasions" maxLength={30} {...bind("category")} />
          <TextInput label="Author" maxLength={60} {...bind("authorName")} />
        </div>
        <SamePictureField
          pictures={pictures}
          none="Please choose"
          value={values.pictureId}
          error={answer?.errors.pictureId}
        />
        <div className="content-acts">
          <Button type="submit" name="intent" value="new-article" busy={isBusy}>
            Create the draft
          </Button>
          <span className="muted text-small">No shopper sees it before you publish it.</span>
        </div>
      </Form>
    </details>
  );
}
