import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type NoteProps = {
  /** The statement: `No cakes available.` */
  title: string;
  kind?: "empty" | "error";
  children?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  as?: "h1" | "h2" | "h3";
  className?: string;
};

/** States an empty or failed result, with a next step. */
export function Note({ title, kind = "empty", children, action, as: Heading = "h2", className }: NoteProps) {
  return (
    <div
      className={classes("note", kind === "error" && "is-error", className)}
      role={kind === "error" ? "alert" : undefined}
    >
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

/** An error message, announced as soon as it appears. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div className="alert" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}
