import ArrowRight from "lucide-react/icons/arrow-right";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { cakeHref } from "../../../shop/catalogue/product-card.ts";
import { SuggestionRow, WaitingRows } from "./suggestion-row.tsx";
import { optionId, useCombobox } from "./use-combobox.ts";
import { type SuggestionState, useSuggestions } from "./use-suggestions.ts";

/**
 * The list under the search field, by the WAI-ARIA combobox pattern: the focus stays in the field, arrow keys mark an
 * option, Enter opens it or, without one, submits the form. Reset on every page.
 */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const listId = useId();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const suggestions = useSuggestions(text);
  const typed = text.trim();
  const shown = open && typed !== "";

  const choose = (index: number) => {
    const chosen = suggestions.list[index];
    if (!chosen) return;
    input.value = "";
    input.blur();
    navigate(cakeHref(chosen.SKU));
  };
  const marked = useCombobox({
    ...{ input, listId, shown, count: suggestions.list.length },
    ...{ onText: setText, onShow: setOpen, onChoose: choose },
  });

  return (
    <>
      <p className="sr-only" role="status">
        {shown && announcement(suggestions, typed)}
      </p>
      {shown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field
        <div className="suggestions" onMouseDown={(event) => event.preventDefault()}>
          {suggestions.list.length > 0 && (
            <div id={listId} className="suggestions-list" role="listbox" aria-label="Suggestions">
              {suggestions.list.map((suggestion, index) => (
                <SuggestionRow
                  key={suggestion.SKU}
                  id={optionId(listId, index)}
                  suggestion={suggestion}
                  typed={typed}
                  marked={index === marked}
                  onChoose={() => choose(index)}
                />
              ))}
            </div>
          )}
          {suggestions.list.length === 0 && (
            <div className="suggestions-list">
              {suggestions.status === "loading" ? <WaitingRows /> : <p>{emptyText(suggestions, typed)}</p>}
            </div>
          )}
          <button type="submit" className="suggestions-all">
            <span>
              Search everything for <b>{typed}</b>
            </span>
            <ArrowRight className="icon" aria-hidden="true" />
          </button>
        </div>
      )}
    </>
  );
}

/** Returns the text about the list that screen readers announce. */
function announcement(state: SuggestionState, typed: string): string {
  const { length } = state.list;
  if (state.status === "loading") return "";
  if (length === 0) return emptyText(state, typed);
  return `${length} ${length === 1 ? "suggestion" : "suggestions"}. Arrow keys move through them.`;
}

function emptyText({ status }: SuggestionState, typed: string): string {
  if (status === "failed") return "Suggestions could not be loaded. Searching works all the same.";
  return `No flavour fits “${typed}”. The search of everything also reads names, occasions, weight, price and day.`;
}
