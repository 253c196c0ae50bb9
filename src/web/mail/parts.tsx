import type { ReactNode } from "react";
import { COLOURS, DISPLAY } from "./look.ts";

/** A layout table that screen readers skip. */
export function Layout({ children, width = "100%" }: { children: ReactNode; width?: string | number }) {
  return (
    <table
      role="presentation"
      width={width}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ borderCollapse: "separate", borderSpacing: 0 }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

/** Text with its line breaks. */
export function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text have no other name.
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
}

export function Title({ text }: { text: string }) {
  return (
    <h2 className="ink" style={{ margin: "0 0 12px", font: `bold 22px/28px ${DISPLAY}`, color: COLOURS.ink }}>
      {text}
    </h2>
  );
}
