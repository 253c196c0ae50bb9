import { useEffect, useState } from "react";

type Combobox = {
  input: HTMLInputElement;
  listId: string;
  /** Is there anything to see? */
  shown: boolean;
  /** Options in the list. */
  count: number;
  onText: (text: string) => void;
  onShow: (shown: boolean) => void;
  onChoose: (index: number) => void;
};

/** The id of an option, to which the field points. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/**
 * Makes a combobox of a text field that stands in the page already: what is typed, the keys, and what the field
 * tells of its list. It works on the element itself, because the field must not be drawn anew, and lose text and
 * focus, when this comes. Gives back which option is marked, -1 for none.
 */
export function useCombobox({ input, listId, shown, count, onText, onShow, onChoose }: Combobox): number {
  const [wanted, setWanted] = useState(-1);
  const marked = shown && wanted < count ? wanted : -1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what was typed before this was here
  useEffect(() => {
    onText(input.value);
    onShow(document.activeElement === input && input.value !== input.defaultValue);
  }, [input]);

  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    const show = (is: boolean) => {
      setWanted(-1);
      onShow(is);
    };
    const move = (step: 1 | -1) => {
      // One place more than there are options: the field itself, with nothing marked.
      const places = count + 1;
      if (shown) setWanted(((marked + 1 + step + places) % places) - 1);
      else show(true);
    };
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: marked === -1 ? undefined : () => onChoose(marked),
      Escape: shown ? () => show(false) : undefined,
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const action = event.isComposing ? undefined : keys[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    const onInput = () => {
      onText(input.value);
      show(true);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) show(false);
    };
    input.addEventListener("keydown", onKeyDown, { signal });
    input.addEventListener("input", onInput, { signal });
    input.form?.addEventListener("focusout", onFocusOut, { signal });
    // Not before the router has read the form, of which the button that was pressed here is a part.
    input.form?.addEventListener("submit", () => setTimeout(() => show(false)), { signal });
    return () => leave.abort();
  });

  useEffect(() => {
    const expanded = shown && count > 0;
    const told = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(expanded),
      "aria-controls": expanded ? listId : null,
      "aria-activedescendant": marked === -1 ? null : optionId(listId, marked),
    };
    for (const [name, value] of Object.entries(told)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    if (marked !== -1)
      document.getElementById(optionId(listId, marked))?.scrollIntoView({ block: "nearest" });
  }, [input, listId, shown, count, marked]);

  return marked;
}
