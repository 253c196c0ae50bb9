import type { Page } from "@playwright/test";

/**
 * Targets too small for a thumb: below 44 px, and closer to another than 44 px around their centre. Links inside a
 * sentence are exempt, as in WCAG 2.2; a field counts with its label.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SIZE = 44;
    const SLACK = 0.5;
    type Target = { what: string; box: DOMRect };
    const wanted =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=radio]";
    const targets: Target[] = [];
    const seen = new Set<Element>();
    for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
      const label = element instanceof HTMLInputElement ? element.closest("label") : null;
      const target = label ?? element;
      if (seen.has(target) || !isShown(target) || isInSentence(target)) continue;
      seen.add(target);
      const name = target.getAttribute("aria-label") ?? target.textContent?.trim().slice(0, 40) ?? "";
      targets.push({ what: `${target.tagName.toLowerCase()} "${name}"`, box: wholeBox(target) });
    }
    return targets
      .filter((target) => isSmall(target.box) && targets.some((other) => isNear(target, other)))
      .map(({ what, box }) => `${what} ${Math.round(box.width)}x${Math.round(box.height)}`);

    function isShown(element: HTMLElement): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      const { width, height } = element.getBoundingClientRect();
      // Skips skip links, text for screen readers, and what is behind an open dialog.
      return width > 1 && height > 1 && !element.closest(".sr-only, .skip, [inert], [aria-hidden=true]");
    }
    function isInSentence(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== "inline") return false;
      const around = [...(element.parentElement?.childNodes ?? [])];
      return around.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "");
    }
    /** Includes pseudo-elements, which enlarge the area that can be hit. */
    function wholeBox(element: HTMLElement): DOMRect {
      const box = element.getBoundingClientRect();
      for (const pseudo of ["::before", "::after"]) {
        const style = getComputedStyle(element, pseudo);
        if (style.content === "none" || style.position !== "absolute") continue;
        const [top, right, bottom, left] = [style.top, style.right, style.bottom, style.left].map(parseFloat);
        if ([top, right, bottom, left].some((side) => side === undefined || Number.isNaN(side))) continue;
        const holder = holderOf(element);
        return new DOMRect(
          holder.x + (left ?? 0),
          holder.y + (top ?? 0),
          holder.width - (left ?? 0) - (right ?? 0),
          holder.height - (top ?? 0) - (bottom ?? 0),
        );
      }
      return box;
    }
    /** The box that an absolute child is positioned in: the element, or its nearest positioned ancestor. */
    function holderOf(element: HTMLElement): DOMRect {
      let holder: HTMLElement | null = element;
      while (holder && getComputedStyle(holder).position === "static") holder = holder.parentElement;
      return (holder ?? document.body).getBoundingClientRect();
    }
    function isSmall({ width, height }: DOMRect): boolean {
      return width < SIZE - SLACK || height < SIZE - SLACK;
    }
    function isNear(target: Target, other: Target): boolean {
      if (target === other || contains(other.box, target.box)) return false;
      const x = target.box.x + target.box.width / 2;
      const y = target.box.y + target.box.height / 2;
      const right = Math.max(other.box.left - x, 0, x - other.box.right);
      const down = Math.max(other.box.top - y, 0, y - other.box.bottom);
      return Math.hypot(right, down) < SIZE / 2 - SLACK;
    }
    function contains(outer: DOMRect, inner: DOMRect): boolean {
      return (
        outer.left <= inner.left &&
        outer.right >= inner.right &&
        outer.top <= inner.top &&
        outer.bottom >= inner.bottom
      );
    }
  });
}
