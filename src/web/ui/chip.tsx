import { Link, type LinkProps } from "react-router";
import { classes } from "./classes.ts";

/** A small link that can be marked as current. */
export function LinkChip({ on = false, className, ...rest }: LinkProps & { on?: boolean }) {
  return (
    <Link
      {...rest}
      className={classes("chip", on && "is-on", className)}
      aria-current={on ? "true" : undefined}
    />
  );
}
