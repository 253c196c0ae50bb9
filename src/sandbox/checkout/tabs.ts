import { element } from "./element.ts";

type Tab = { name: string; label: string; page: () => HTMLElement };

/** Tabs by the ARIA pattern: one tab stop, arrow keys choose. */
export function tabs(tabList: Tab[], chosen: string, choose: (name: string) => void): HTMLElement {
  const panel = element("div", {
    id: "panel",
    class: "panel",
    role: "tabpanel",
    "aria-labelledby": `tab-${chosen}`,
  });
  const chosenTab = tabList.find(({ name }) => name === chosen);
  if (chosenTab) panel.append(chosenTab.page());
  const buttons = tabList.map(({ name, label }) =>
    element(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${name}`,
        "aria-selected": String(name === chosen),
        "aria-controls": "panel",
        tabindex: name === chosen ? 0 : -1,
        "data-first": name === chosen,
        onclick: () => choose(name),
      },
      label,
    ),
  );
  const list = element("div", { class: "tabs", role: "tablist", "aria-label": "Way to pay" }, ...buttons);
  list.addEventListener("keydown", (event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const position = tabList.findIndex(({ name }) => name === chosen);
    const next = tabList[(position + step + tabList.length) % tabList.length];
    if (next) choose(next.name);
  });
  return element("div", { class: "ways" }, list, panel);
}
