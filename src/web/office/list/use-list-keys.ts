import { type RefObject, useEffect, useState } from "react";
import { singleKeyOf } from "./single-keys.ts";

export type ListKeys = {
  isHelpOpen: boolean;
  openHelp: () => void;
  closeHelp: () => void;
  /** How many rows are chosen. */
  chosen: number;
};

/**
 * Moves through the rows of a list by keys: J and K move, X chooses, Shift X chooses a range, / goes to the filter, ?
 * opens the help, Esc clears the choice. Enter opens, because the first link of the row has the focus.
 */
export function useListKeys(box: RefObject<HTMLElement | null>): ListKeys {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    let lastChosen: HTMLElement | null = null;
    const rows = () => [...list.querySelectorAll<HTMLElement>("[data-list-row]")];
    // Only the selection: a row may hold checkboxes of its own forms.
    const boxOf = (row: HTMLElement | undefined) =>
      row?.querySelector<HTMLInputElement>("[type=checkbox][name=id]");
    const current = () => rows().findIndex((row) => row.contains(document.activeElement));
    const count = () => setChosen(list.querySelectorAll("[name=id]:checked").length);
    const move = (step: number) => {
      const at = current();
      const next = rows()[at < 0 ? 0 : Math.max(0, at + step)];
      // A row without a link takes the focus itself.
      (next?.querySelector<HTMLElement>("a") ?? next)?.focus();
    };
    const choose = (isRange: boolean) => {
      const row = rows()[current()];
      const box = boxOf(row);
      if (!row || !box) return;
      box.checked = isRange ? true : !box.checked;
      const from = lastChosen ? rows().indexOf(lastChosen) : -1;
      if (isRange && from >= 0) {
        const [top, bottom] = [from, current()].sort((first, second) => first - second) as [number, number];
        for (const between of rows().slice(top, bottom + 1)) {
          const boxBetween = boxOf(between);
          if (boxBetween) boxBetween.checked = true;
        }
      }
      lastChosen = row;
      count();
    };
    const actions: Record<string, (event: KeyboardEvent) => void> = {
      j: () => move(1),
      k: () => move(-1),
      x: ({ shiftKey }) => choose(shiftKey),
      "/": () => document.querySelector<HTMLElement>("[data-list-filter]")?.focus(),
      "?": () => setHelpOpen(true),
      escape: () => list instanceof HTMLFormElement && list.reset(),
    };
    const press = (event: KeyboardEvent) => {
      const act = actions[singleKeyOf(event) ?? ""];
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    // A reset empties the boxes after its event.
    const afterReset = () => setTimeout(count);
    document.addEventListener("keydown", press);
    list.addEventListener("change", count);
    list.addEventListener("reset", afterReset);
    return () => {
      document.removeEventListener("keydown", press);
      list.removeEventListener("change", count);
      list.removeEventListener("reset", afterReset);
    };
  }, [box]);
  return { isHelpOpen, openHelp: () => setHelpOpen(true), closeHelp: () => setHelpOpen(false), chosen };
}
