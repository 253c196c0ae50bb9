import { LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { AreaPage } from "./area-page.tsx";

/** An account page that could not be loaded, with a retry link. The navigation stays. */
export function AreaFailed({ title, what }: { title: string; what: string }) {
  return (
    <AreaPage title={title}>
      <Note
        kind="error"
        title={`${what} could not be loaded.`}
        action={
          <LinkButton to="." reloadDocument>
            Try again
          </LinkButton>
        }
      >
        Nothing of it is lost.
      </Note>
    </AreaPage>
  );
}
