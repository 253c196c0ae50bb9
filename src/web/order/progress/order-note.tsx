import type { ComponentProps, ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import "../order-page.css";
import "./progress.css";

/** A page without an order to show: why, and what to do next. */
export function OrderNote(props: ComponentProps<typeof Note>) {
  return (
    <main id="main" className="wrap alone alone-tall">
      <Note as="h1" {...props} />
    </main>
  );
}

type OrderFailedProps = { error: unknown; notFound: ReactNode; notLoaded: ReactNode };

/** Error of an order page: not visible to this visitor, or it could not be loaded. */
export function OrderFailed({ error, notFound, notLoaded }: OrderFailedProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <OrderNote title="There is no such order." action={<LinkButton to="/accounts">Sign in</LinkButton>}>
        {notFound}
      </OrderNote>
    );
  }
  return (
    <OrderNote
      kind="error"
      title="The order could not be loaded."
      action={
        <LinkButton to="." reloadDocument>
          Try again
        </LinkButton>
      }
    >
      {notLoaded}
    </OrderNote>
  );
}
