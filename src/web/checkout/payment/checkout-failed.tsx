import { LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";

/** A checkout that could not be loaded. */
export function CheckoutFailed({ title }: { title: string }) {
  return (
    <Note
      as="h1"
      kind="error"
      title={title}
      action={
        <LinkButton to="." reloadDocument>
          Try again
        </LinkButton>
      }
    >
      What you chose is still here.
    </Note>
  );
}
