import { Alert } from "../ui/note.tsx";

/** An error message of several lines: the first says what failed, the others are listed below it. */
export function LinesAlert({ message }: { message: string }) {
  const [first, ...others] = message.split("\n");
  return (
    <Alert>
      {first}
      {others.length > 0 && (
        <ul>
          {others.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
