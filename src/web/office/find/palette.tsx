import Search from "lucide-react/icons/text-search";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, useFetcher, useLocation, useNavigate } from "react-router";
import { FIND_PATH } from "../office-pages.ts";
import type { loader } from "./find.tsx";
import { type FindGroup, findHref } from "./find-rows.ts";
import type { FindWords } from "./find-words.ts";
import { ResultText } from "./result-text.tsx";

/** Debounce in ms, so that fast typing sends one request. */
const PAUSE_MS = 60;
const LIST_ID = "lookup-list";
const optionId = (index: number) => `find-option-${index}`;

type PaletteProps = {
  words: FindWords;
  /** Empties the field of the bar, and returns what was typed into it while the palette loaded. */
  takeTyped: () => string;
  onClose: () => void;
};

/** Finds orders, products, customers, pages and actions from anywhere in the office, by keyboard. */
export function Palette({ words, takeTyped, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const { groups, isCurrent, refusal } = useResults(typed);
  const rows = groups.flatMap(({ rows }) => rows);
  const navigate = useNavigate();
  const { key } = useLocation();
  const firstKey = useRef(key);

  // Before the next key: one that is typed between the focus and the text would replace the text.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    setTyped(takeTyped());
  }, [takeTyped]);
  useEffect(() => {
    // Not dialog.close(): its event comes later, and would close a palette that was opened meanwhile.
    if (key !== firstKey.current) onClose();
  }, [key, onClose]);

  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      const next = (chosen + step + rows.length) % rows.length;
      setChosen(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    // Results of an earlier text must not be opened by chance.
    const row = isCurrent ? rows[chosen] : undefined;
    const href = row?.href ?? findHref(typed);
    if (event.ctrlKey || event.metaKey) window.open(href, "_blank", "noopener");
    else navigate(href);
  };

  return (
    <dialog
      className="lookup-palette"
      ref={dialog}
      aria-label="Search and commands"
      onClose={onClose}
      // A press on the backdrop has the dialog itself as its target.
      onPointerDown={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div className="lookup-typed">
        <Search className="icon" aria-hidden="true" />
        <input
          role="combobox"
          aria-label={words.short}
          aria-expanded={rows.length > 0}
          aria-controls={LIST_ID}
          aria-activedescendant={rows.length > 0 ? optionId(chosen) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          maxLength={80}
          placeholder={words.long}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
        <span className="lookup-key">Esc</span>
      </div>
      <div className="lookup-list">
        <div role="listbox" id={LIST_ID} aria-label="Results">
          <Options groups={groups} q={typed} chosen={chosen} choose={setChosen} />
        </div>
        {refusal && <p role="alert">{refusal}</p>}
        {!refusal && isCurrent && rows.length === 0 && <p className="muted">Nothing found.</p>}
        <p className="sr-only" role="status">
          {isCurrent && `${rows.length} results`}
        </p>
      </div>
      <p className="lookup-keys" aria-hidden="true">
        <span>↑ ↓ choose</span>
        <span>Enter open</span>
        <span>Ctrl Enter new tab</span>
        <span>{words.signs}</span>
      </p>
    </dialog>
  );
}

type OptionsProps = { groups: FindGroup[]; q: string; chosen: number; choose: (index: number) => void };

function Options({ groups, q, chosen, choose }: OptionsProps) {
  let last = -1;
  return groups.map(({ name, rows }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box
    <div role="group" aria-labelledby={`find-${name}`} key={name}>
      <p id={`find-${name}`}>{name}</p>
      {rows.map((row) => {
        last += 1;
        const index = last;
        return (
          <Link
            className="lookup-row"
            role="option"
            id={optionId(index)}
            key={row.href + row.title}
            to={row.href}
            tabIndex={-1}
            aria-selected={index === chosen}
            onPointerMove={() => choose(index)}
          >
            <ResultText row={row} q={q} />
          </Link>
        );
      })}
    </div>
  ));
}

const NOTHING: FindGroup[] = [];

/** The results for the typed text; until they arrive, those for the previous text. */
function useResults(typed: string) {
  const { load, data } = useFetcher<typeof loader>();
  useEffect(() => {
    const timer = setTimeout(
      () => load(`${FIND_PATH}?${new URLSearchParams({ q: typed, in: "palette" })}`),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, load]);
  const isCurrent = data !== undefined && data.q === typed.trim();
  return { groups: data?.groups ?? NOTHING, refusal: data?.refusal ?? null, isCurrent };
}
