import { classes } from "../../ui/classes.ts";
import type { IcedLine } from "../line-requests.tsx";
import { useShrunkText } from "./use-shrunk-text.ts";
import "./piped-message.css";

/** The message of a cake line by line, as the customer's preview shows it; below it what was typed, where that differs. */
export function PipedMessage({ line }: { line: Pick<IcedLine, "message" | "icing"> }) {
  const { body, isCut } = useShrunkText<HTMLParagraphElement>();
  const piped = line.icing.join("\n");
  return (
    <>
      <p ref={body} className={classes("piped", isCut && "is-cut")} dir="auto">
        {piped}
      </p>
      {piped !== line.message && (
        <small className="piped-typed">
          As typed: <bdi>{line.message}</bdi>
        </small>
      )}
    </>
  );
}
