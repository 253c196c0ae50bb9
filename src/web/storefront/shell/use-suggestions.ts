import { useEffect, useState } from "react";
import { type Suggestion, SuggestionsReply } from "../../../contract/search.ts";
import { apiFetch } from "../../session/api-fetch.ts";

export type SuggestionState = {
  /** `idle`: no text. `failed`: the shop could not be reached. */
  status: "idle" | "loading" | "ready" | "failed";
  list: Suggestion[];
};

/** Pause in typing before a request, in ms. */
const PAUSE_MS = 130;

/**
 * Suggestions for a text. Typing on aborts the previous request. Until the answer comes, previous suggestions stay as
 * far as they still match.
 */
export function useSuggestions(text: string): SuggestionState {
  const typed = text.trim();
  const [answer, setAnswer] = useState<{ to: string; list: Suggestion[] | null }>({ to: "", list: [] });

  useEffect(() => {
    if (typed === "") return;
    const question = new AbortController();
    const ask = async () => {
      const path = `/api/search/suggest?q=${encodeURIComponent(typed)}`;
      const reply = await apiFetch(path, { reply: SuggestionsReply, signal: question.signal }).catch(
        () => null,
      );
      if (!question.signal.aborted) setAnswer({ to: typed, list: reply?.ok ? reply.data : null });
    };
    const pause = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      question.abort();
    };
  }, [typed]);

  if (typed === "") return { status: "idle", list: [] };
  if (answer.to === typed) return { status: answer.list ? "ready" : "failed", list: answer.list ?? [] };
  const lowerCased = typed.toLowerCase();
  const fitting = (answer.list ?? []).filter(({ Flavour }) => Flavour.toLowerCase().includes(lowerCased));
  return { status: "loading", list: fitting };
}
