/** The windows that a blackout closes, a line for each day. A window is closed as a whole, even if it is met in part. */
export function ClosedTimes({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="delivery-closes">
      <p>
        <b>These times close:</b>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
