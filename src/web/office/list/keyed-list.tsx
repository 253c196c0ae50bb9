import { lazy, type ReactNode, Suspense, useRef } from "react";
import { type ListKeys, useListKeys } from "./use-list-keys.ts";
import "./keys.css";

const KeysHelp = lazy(() => import("./keys-help.tsx").then(({ KeysHelp }) => ({ default: KeysHelp })));

/** A list whose rows, marked by `data-list-row`, are moved through by keys. `row` is what a row is called. */
export function KeyedList({ row, children }: { row: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const keys = useListKeys(box);
  return (
    <div className="list-form" ref={box}>
      {children}
      <KeysHint keys={keys} row={row} />
    </div>
  );
}

/** The most used keys of a list below it, with a way to the others. */
export function KeysHint({
  keys,
  row,
  maySelect = false,
}: {
  keys: ListKeys;
  row: string;
  maySelect?: boolean;
}) {
  return (
    <>
      <p className="list-keys">
        <kbd>J</kbd> <kbd>K</kbd> move, <kbd>Enter</kbd> opens,{" "}
        <button type="button" className="link" onClick={keys.openHelp}>
          all keys
        </button>
      </p>
      {keys.isHelpOpen && (
        <Suspense>
          <KeysHelp onClose={keys.closeHelp} row={row} maySelect={maySelect} />
        </Suspense>
      )}
    </>
  );
}
