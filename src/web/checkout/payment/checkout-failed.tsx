import { LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";

/** Shown when a checkout could not be loaded. */
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
