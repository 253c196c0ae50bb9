import Check from "lucide-react/icons/check";
import { type ReactNode, useEffect, useRef } from "react";
import { Roundel } from "../ui/marks.tsx";
import "./forms.css";

/** Replaces a form that succeeded. Takes the focus, so that screen readers announce it. */
export function FormDone({
  title,
  children,
  action,
  as: Heading = "h2",
}: {
  title: string;
  children: ReactNode;
  /** The next step. */
  action?: ReactNode;
  as?: "h1" | "h2";
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="form-done">
      <Roundel className="form-done-mark">
        <Check className="icon" aria-hidden="true" />
      </Roundel>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p>{children}</p>
      {action && <div className="form-done-ways">{action}</div>}
    </div>
  );
}
