import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type NoteProps = {
  /** What there is to say: `No cakes available.` */
  title: string;
  kind?: "empty" | "error";
  children?: ReactNode;
  /** The way forward: a button or a link. */
  action?: ReactNode;
  as?: "h1" | "h2" | "h3";
  className?: string;
};

/** Nothing here, or nothing came: said plainly, with a way forward. */
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

/** What is wrong, in place. Read out as soon as it appears. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div className="alert" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}
