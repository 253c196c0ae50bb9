import { useEffect, useRef, useState } from "react";
import type { ShownBoard } from "./board-types.ts";

/** The latest notices that arrived while the board is open, in words. Calls `onNotices` for each arrival. */
export function useNotices({ news: notices }: Pick<ShownBoard, "news">, onNotices: () => void): string {
  const known = useRef(new Map(notices));
  const [words, setWords] = useState("");
  useEffect(() => {
    const unknown = notices.filter(([key]) => !known.current.has(key));
    known.current = new Map(notices);
    if (unknown.length === 0) return;
    setWords(unknown.map(([, text]) => text).join(". "));
    onNotices();
  }, [notices, onNotices]);
  return words;
}
