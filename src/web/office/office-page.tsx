import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { LinkButton } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";

/** A back-office page: title, actions and content. */
export function OfficePage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main id="main" className="wrap office-main">
      <header className="office-title">
        <h1>{title}</h1>
        {lead && <p className="muted">{lead}</p>}
      </header>
      {children}
    </main>
  );
}

/** A back-office page that does not exist or could not be loaded. The navigation stays. */
export function OfficeFailed({ error, missing }: { error: unknown; missing: string }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main" className="wrap office-main">
      {isMissing ? (
        <Note as="h1" title={missing} action={<LinkButton to="/admin">To the orders</LinkButton>} />
      ) : (
        <Note
          as="h1"
          kind="error"
          title="This page could not be loaded."
          action={
            <LinkButton to="." reloadDocument>
              Try again
            </LinkButton>
          }
        >
          Nothing was changed.
        </Note>
      )}
    </main>
  );
}
