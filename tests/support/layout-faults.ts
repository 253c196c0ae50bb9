import type { Page } from "@playwright/test";

type Style = Pick<CSSStyleDeclaration, "position" | "display" | "clipPath" | "overflowX" | "overflowY">;

/**
 * Layout faults of the page: sideways scrolling, controls cut off by the screen or their box, and cut-off text. One
 * line per fault; empty if there is none. Boxes that scroll sideways (a row of cards) may hold more than they show.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    /** Cut off on purpose: the next quote, the last crumb, which the heading repeats, and names in rows of one height. */
    const PEEKS = ".testimonials, .crumbs > span, .pgrid-row > [role=rowheader], .tab-bar-name";
    const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary";
    const faults: string[] = [];
    // Nothing moves meanwhile, and reading styles and boxes is most of the work.
    const styles = new Map<Element, Style>();
    const boxes = new Map<Element, DOMRect>();
    const readersOnly = new Map<Element, boolean>();
    const screen = document.documentElement;
    const sideways = screen.scrollWidth - screen.clientWidth;
    if (sideways > 0) faults.push(`the page scrolls sideways by ${sideways} px: ${widest()}`);
    const modal = document.querySelector(".modal, .drawer, .menu:popover-open");
    for (const root of rootsOf(document)) {
      for (const control of root.querySelectorAll<HTMLElement>(CONTROLS)) {
        if (isShown(control) && !(modal && !modal.contains(control))) checkControl(control);
      }
      for (const element of root.querySelectorAll<HTMLElement>("body *, dialog, dialog *"))
        checkText(element);
    }
    return [...new Set(faults)];

    function styleOf(element: Element): Style {
      const known = styles.get(element);
      if (known) return known;
      const { position, display, clipPath, overflowX, overflowY } = getComputedStyle(element);
      const style = { position, display, clipPath, overflowX, overflowY };
      styles.set(element, style);
      return style;
    }
    function boxOf(element: Element): DOMRect {
      const box = boxes.get(element) ?? element.getBoundingClientRect();
      boxes.set(element, box);
      return box;
    }
    /** The document and its shadow roots: the sandbox's window is in one. */
    function rootsOf(document: Document): ParentNode[] {
      const hosts = [...document.querySelectorAll("body > *")];
      return [document, ...hosts.flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : []))];
    }
    function isShown(element: Element): boolean {
      const options = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true };
      if (!element.checkVisibility(options)) return false;
      const { width, height } = boxOf(element);
      return (
        width > 1 && height > 1 && !element.closest(".sr-only, .skip, [inert]") && !isForReadersOnly(element)
      );
    }
    /** Invisible but read aloud: the head of a table that a phone shows as a list. */
    function isForReadersOnly(element: Element): boolean {
      const known = readersOnly.get(element);
      if (known !== undefined) return known;
      const { parentElement } = element;
      const isHidden =
        styleOf(element).clipPath === "inset(50%)" ||
        (parentElement !== null && isForReadersOnly(parentElement));
      readersOnly.set(element, isHidden);
      return isHidden;
    }
    function checkControl(control: HTMLElement): void {
      const box = boxOf(control);
      let fixed = false;
      for (let around: Element | null = control; around; around = parentOf(around)) {
        const style = styleOf(around);
        if (style.position === "fixed" || around.matches(":modal")) fixed = true;
        if (around === control || around === document.body || around === screen) continue;
        if (scrolls(style.overflowX)) return;
        const inner = boxOf(around);
        if (clips(style.overflowX) && (box.left < inner.left - SLACK || box.right > inner.right + SLACK))
          faults.push(`${nameOf(control)} is cut off sideways by ${nameOf(around)}`);
        if (scrolls(style.overflowY)) fixed = false;
        if (clips(style.overflowY) && (box.top < inner.top - SLACK || box.bottom > inner.bottom + SLACK))
          faults.push(`${nameOf(control)} is cut off at the top or bottom by ${nameOf(around)}`);
      }
      if (box.left < -SLACK || box.right > screen.clientWidth + SLACK)
        faults.push(
          `${nameOf(control)} is outside the screen: ${Math.round(box.left)} to ${Math.round(box.right)}`,
        );
      if (fixed && (box.top < -SLACK || box.bottom > innerHeight + SLACK))
        faults.push(
          `${nameOf(control)} is above or below the screen: ${Math.round(box.top)} to ${Math.round(box.bottom)}`,
        );
    }
    function checkText(element: HTMLElement): void {
      const text = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (text.length === 0 || !isShown(element) || element.closest(PEEKS)) return;
      const range = document.createRange();
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      for (const node of text) {
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        for (let around: Element | null = element; around; around = parentOf(around)) {
          if (around === document.body || around === screen) break;
          const style = styleOf(around);
          if (scrolls(style.overflowX) || scrolls(style.overflowY)) break;
          if (style.display === "inline" || style.display === "contents") continue;
          const inner = boxOf(around);
          const closed = clips(style.overflowX) || clips(style.overflowY);
          // Content that a box does not clip overlaps its neighbours, such as a button's label over its edge.
          if (!closed && !around.matches(`${CONTROLS}, label, li, p, dt, dd, th, td`)) continue;
          const cut = `"${node.textContent?.trim().slice(0, 30)}" runs out of ${nameOf(around)}`;
          if (box.left < inner.left - SLACK || box.right > inner.right + SLACK)
            faults.push(`${cut} sideways`);
          // A line box is taller than its letters.
          if (box.top < inner.top - size / 3 || box.bottom > inner.bottom + size / 3)
            faults.push(`${cut} at the top or bottom`);
          if (closed || style.position === "absolute" || style.position === "fixed") break;
        }
      }
    }
    function parentOf(element: Element): Element | null {
      const root = element.getRootNode();
      return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    function scrolls(overflow: string): boolean {
      return overflow === "auto" || overflow === "scroll";
    }
    function clips(overflow: string): boolean {
      return overflow === "hidden" || overflow === "clip";
    }
    function widest(): string {
      const over = [...document.querySelectorAll("body *")].filter(
        (element) => element.getBoundingClientRect().right > screen.clientWidth + 0.5 && isShown(element),
      );
      return over.slice(-3).map(nameOf).join(", ");
    }
    function nameOf(element: Element): string {
      const kind = `${element.tagName.toLowerCase()}${element.id && `#${element.id}`}`;
      const classes = typeof element.className === "string" ? element.className.split(/\s+/).slice(0, 3) : [];
      const text = element.matches(CONTROLS) ? ` "${element.textContent?.trim().slice(0, 30)}"` : "";
      return [kind, ...classes].filter(Boolean).join(".") + text;
    }
  });
}
