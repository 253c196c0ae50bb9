import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { classes } from "./classes.ts";

/** A small choice that is on or off. */
export function Chip({ on = false, className, ...rest }: ComponentProps<"button"> & { on?: boolean }) {
  return (
    <button type="button" {...rest} className={classes("chip", on && "on", className)} aria-pressed={on} />
  );
}

/** A small link that may be where one is already. */
export function LinkChip({ on = false, className, ...rest }: LinkProps & { on?: boolean }) {
  return (
    <Link
      {...rest}
      className={classes("chip", on && "on", className)}
      aria-current={on ? "true" : undefined}
    />
  );
}
