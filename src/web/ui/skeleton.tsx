import type { CSSProperties } from "react";
import { classes } from "./classes.ts";

/** A grey placeholder of the final size. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span className={classes("skeleton", className)} style={style} aria-hidden="true" />;
}
