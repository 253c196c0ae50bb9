import { Alert } from "../ui/note.tsx";

type ProblemAlertProps = { problem: { text: string; field?: string | undefined } | null | undefined };

/** A problem of the whole form. A field's own problem is shown at the field and only announced here. */
export function ProblemAlert({ problem }: ProblemAlertProps) {
  if (!problem) return null;
  if (!problem.field) return <Alert>{problem.text}</Alert>;
  return (
    <p className="sr-only" role="alert">
      {problem.text}
    </p>
  );
}
