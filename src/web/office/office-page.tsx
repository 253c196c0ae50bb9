import ChevronLeft from "lucide-react/icons/chevron-left";
import type { ReactNode } from "react";
import { isRouteErrorResponse, Link } from "react-router";
import { LinkButton } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";

type OfficePageProps = {
  title: string;
  /** A summary of the page in numbers. */
  lead?: ReactNode;
  /** The way back from a detail page. */
  back?: { to: string; label: string };
  /** At most one of them is the primary action. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A back-office page: title, actions and content. */
export function OfficePage({ title, lead, back, actions, children }: OfficePageProps) {
  return (
    <main id="main" className="office-main">
      <header className="office-title">
        {back && (
          <Link className="office-back" to={back.to}>
            <ChevronLeft className="icon" aria-hidden="true" />
            {back.label}
          </Link>
        )}
        <h1>{title}</h1>
        {lead && <p className="muted">{lead}</p>}
        {actions && <div className="office-actions">{actions}</div>}
      </header>
      {children}
    </main>
  );
}

/** A back-office page that does not exist or could not be loaded. The navigation stays. */
export function OfficeFailed({ error, missing }: { error: unknown; missing: string }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main" className="office-main">
      {isMissing ? (
        <Note as="h1" title={missing} action={<LinkButton to="/admin">To the start</LinkButton>} />
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
