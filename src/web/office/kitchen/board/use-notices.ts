import { useEffect, useRef, useState } from "react";
import type { ShownBoard } from "./board-types.ts";

/** The latest news that came in while the board is open, in words. Calls `onNews` when some do. */
export function useNews({ news }: Pick<ShownBoard, "news">, onNews: () => void): string {
  const known = useRef(new Map(news));
  const [words, setWords] = useState("");
  useEffect(() => {
    const unknown = news.filter(([key]) => !known.current.has(key));
    known.current = new Map(news);
    if (unknown.length === 0) return;
    setWords(unknown.map(([, text]) => text).join(". "));
    onNews();
  }, [news, onNews]);
  return words;
}
