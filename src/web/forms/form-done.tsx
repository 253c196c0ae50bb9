import Check from "lucide-react/icons/check";
import { type ReactNode, useEffect, useRef } from "react";
import { Roundel } from "../ui/marks.tsx";
import "./forms.css";

/** What stands where the form was, once it did what it says. It takes the focus, so that it is read out. */
export function FormDone({
  title,
  children,
  action,
  as: Heading = "h2",
}: {
  title: string;
  children: ReactNode;
  /** The way forward. */
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
