import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classes } from "./classes.ts";
import { Spinner } from "./spinner.tsx";

type Look = {
  /** `primary` for the main action, `ghost` for the second, `gold` on magenta, `soft` for minor ones. */
  look?: "primary" | "gold" | "ghost" | "soft";
  size?: "small" | "normal" | "big";
  /** As wide as its column. */
  wide?: boolean;
};

function buttonClass({ look = "primary", size = "normal", wide }: Look, className?: string) {
  return classes(
    "btn",
    look !== "primary" && `btn-${look}`,
    size !== "normal" && `btn-${size}`,
    wide && "btn-wide",
    className,
  );
}

type ButtonProps = Look &
  ComponentProps<"button"> & {
    /** Under way: shows a spinner, keeps the focus, ignores clicks. */
    busy?: boolean;
  };

export function Button({
  look,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ look, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      onClick={click}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button, for navigation. */
export function LinkButton({ look, size, wide, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={buttonClass({ look, size, wide }, className)} />;
}

type IconButtonProps = ComponentProps<"button"> & { label: string; children: ReactNode };

/** A round button with an icon only; the label is for screen readers. */
export function IconButton({ label, className, type = "button", ...rest }: IconButtonProps) {
  return <button {...rest} type={type} className={classes("round-button", className)} aria-label={label} />;
}
