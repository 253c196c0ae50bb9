import type { CSSProperties } from "react";
import { classes } from "./classes.ts";

/** A grey place of the exact size of what is coming. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span className={classes("skeleton", className)} style={style} aria-hidden="true" />;
}
