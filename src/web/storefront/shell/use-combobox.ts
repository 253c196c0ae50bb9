import { useEffect, useState } from "react";

type Combobox = {
  input: HTMLInputElement;
  listId: string;
  /** Whether the list is visible. */
  shown: boolean;
  /** Number of options. */
  count: number;
  onText: (text: string) => void;
  onShow: (shown: boolean) => void;
  onChoose: (index: number) => void;
};

/** Id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/**
 * Turns an existing text field into a combobox. It works on the DOM element, because rendering the field anew would
 * lose text and focus. Returns the index of the marked option, -1 for none.
 */
export function useCombobox({ input, listId, shown, count, onText, onShow, onChoose }: Combobox): number {
  const [chosenIndex, setChosenIndex] = useState(-1);
  const marked = shown && chosenIndex < count ? chosenIndex : -1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what was typed before this was here
  useEffect(() => {
    onText(input.value);
    onShow(document.activeElement === input && input.value !== input.defaultValue);
  }, [input]);

  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    const show = (is: boolean) => {
      setChosenIndex(-1);
      onShow(is);
    };
    const move = (step: 1 | -1) => {
      // One more position than options: the field itself, with none marked.
      const places = count + 1;
      if (shown) setChosenIndex(((marked + 1 + step + places) % places) - 1);
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
    const onSubmit = () => {
      show(false);
      // Otherwise the list would open again on the next page, which finds the field focused.
      input.blur();
    };
    // Wait until the router has read the form, which includes the pressed button.
    input.form?.addEventListener("submit", () => setTimeout(onSubmit), { signal });
    return () => leave.abort();
  });

  useEffect(() => {
    const expanded = shown && count > 0;
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(expanded),
      "aria-controls": expanded ? listId : null,
      "aria-activedescendant": marked === -1 ? null : optionId(listId, marked),
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    if (marked !== -1)
      document.getElementById(optionId(listId, marked))?.scrollIntoView({ block: "nearest" });
  }, [input, listId, shown, count, marked]);

  return marked;
}
