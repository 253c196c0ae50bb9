import ArrowRight from "lucide-react/icons/arrow-right";
import Search from "lucide-react/icons/search";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import "./search.css";
import "./suggestions.css";

type Suggestions = ComponentType<{ input: HTMLInputElement }>;

/** Searches cakes. A plain form that works without script; script adds suggestions. */
export function SearchField() {
  const { search, key } = useLocation();
  const searched = new URLSearchParams(search).get("q") ?? "";
  const field = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const input = field.current;
  // Load suggestions when the field is first focused: most visits never need them. The search works without them.
  const wake = useCallback(() => {
    import("./suggestions.tsx").then((file) => setSuggestions(() => file.Suggestions)).catch(() => {});
  }, []);

  useEffect(() => {
    // The field may have been focused before the script ran.
    if (document.activeElement === field.current) wake();
  }, [wake]);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = searched;
  }, [searched]);

  return (
    // A focused field would leave the phone's keyboard over the results.
    <Form className="search-form" role="search" action="/search" onSubmit={() => field.current?.blur()}>
      <div className="search">
        <Search className="icon" aria-hidden="true" />
        <input
          ref={field}
          type="search"
          name="q"
          required
          maxLength={60}
          defaultValue={searched}
          autoComplete="off"
          enterKeyHint="search"
          aria-label="Search cakes and gifts"
          placeholder="Search a flavour: Rasmalai, Truffle…"
          onFocus={wake}
        />
        <button type="submit" className="search-go" aria-label="Search">
          <ArrowRight className="icon" aria-hidden="true" />
        </button>
      </div>
      {Suggestions && input && <Suggestions key={key} input={input} />}
    </Form>
  );
}
