import { Form } from "react-router";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";

/** Deletes a draft. The button is folded away, so that one tap never deletes. */
export function DeleteCard({ name }: { name: string }) {
  const busy = useIntent() === "delete";
  return (
    <details className="office-card product-delete">
      <summary>Delete this draft</summary>
      <p>
        {name} and its sizes are deleted for good. No undo brings them back; the log keeps who deleted them.
      </p>
      <Form method="post" preventScrollReset>
        <Button type="submit" look="ghost" name="intent" value="delete" busy={busy}>
          {busy ? "Deleting..." : "Delete for good"}
        </Button>
      </Form>
    </details>
  );
}
