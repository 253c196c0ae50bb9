import { lazy, type ReactNode, Suspense, useRef } from "react";
import { type ListKeys, useListKeys } from "./use-list-keys.ts";
import "./keys.css";

const KeysHelp = lazy(() => import("./keys-help.tsx").then(({ KeysHelp }) => ({ default: KeysHelp })));

type KeyedListProps = {
  /** The name of a row, such as `product`. */
  row: string;
  /** Whether each row has a link that Enter opens. */
  canOpen?: boolean;
  children: ReactNode;
};

/** A list whose rows, marked by `data-list-row`, are moved through by keys. */
export function KeyedList({ row, canOpen = true, children }: KeyedListProps) {
  const box = useRef<HTMLDivElement>(null);
  const keys = useListKeys(box);
  return (
    <div className="list-form" ref={box}>
      {children}
      <KeysHint keys={keys} row={row} canOpen={canOpen} />
    </div>
  );
}

/** The most used keys of a list below it, with a way to the others. */
export function KeysHint({
  keys,
  row,
  canOpen = true,
  maySelect = false,
}: {
  keys: ListKeys;
  row: string;
  canOpen?: boolean;
  maySelect?: boolean;
}) {
  return (
    <>
      <p className="list-keys">
        <kbd>J</kbd> <kbd>K</kbd> move,{" "}
        {canOpen && (
          <>
            <kbd>Enter</kbd> opens,{" "}
          </>
        )}
        <button type="button" className="link" onClick={keys.openHelp}>
          all keys
        </button>
      </p>
      {keys.isHelpOpen && (
        <Suspense>
          <KeysHelp onClose={keys.closeHelp} row={row} canOpen={canOpen} maySelect={maySelect} />
        </Suspense>
      )}
    </>
  );
}
