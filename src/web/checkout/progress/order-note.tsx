import type { ComponentProps } from "react";
import { Note } from "../../ui/note.tsx";
import "../order-page.css";
import "./progress.css";

/** A page that has no order to show: why, and the way forward. */
export function OrderNote(props: ComponentProps<typeof Note>) {
  return (
    <main id="main" className="wrap alone full">
      <Note as="h1" {...props} />
    </main>
  );
}
