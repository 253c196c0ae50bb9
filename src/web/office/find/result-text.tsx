import { StatusTag } from "../status-tag.tsx";
import type { FindRow } from "./find-rows.ts";

/** A result with the typed text marked. */
export function ResultText({ row: { title, detail, status }, q }: { row: FindRow; q: string }) {
  return (
    <>
      <span className="lookup-title">
        <Marked text={title} q={q} /> <small>{detail}</small>
      </span>
      {status && <StatusTag status={status} />}
    </>
  );
}

function Marked({ text, q }: { text: string; q: string }) {
  const wanted = q.replace(/^[>#@]/, "").trim();
  const start = wanted === "" ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
  if (start < 0) return text;
  const end = start + wanted.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
