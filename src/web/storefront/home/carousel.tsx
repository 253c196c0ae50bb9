import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useState } from "react";
import { IconButton } from "../../ui/button.tsx";

/**
 * Returns the shown one of several items, advancing every `everyMs`. Pauses while hovered or focused, stops for good
 * once the visitor chooses, and does not start with reduced motion.
 */
export function useCarousel(count: number, everyMs: number) {
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (prefersReducedMotion()) setPlaying(false);
  }, []);
  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), everyMs);
    return () => clearTimeout(timer);
  }, [current, count, everyMs, isPlaying, isHeld]);

  const choose = (index: number) => {
    setPlaying(false);
    setCurrent((index + count) % count);
  };
  return {
    current,
    isPlaying,
    choose,
    previous: () => choose(current - 1),
    next: () => choose(current + 1),
    toggle: () => setPlaying(!isPlaying),
    /** Props for the element around all items. */
    handlers: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: (event: FocusEvent) => event.target.matches(":focus-visible") && setHeld(true),
      onBlur: (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || setHeld(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        event.preventDefault();
        choose(current + (event.key === "ArrowLeft" ? -1 : 1));
      },
    },
  };
}

export type Carousel = ReturnType<typeof useCarousel>;

/** Whether this person prefers reduced motion. Browser only. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Pauses and resumes the carousel. `what`: `the banner`. */
export function PauseButton({ carousel: { isPlaying, toggle }, what }: { carousel: Carousel; what: string }) {
  const Icon = isPlaying ? Pause : Play;
  return (
    <IconButton label={`${isPlaying ? "Pause" : "Play"} ${what}`} onClick={toggle}>
      <Icon className="icon" aria-hidden="true" />
    </IconButton>
  );
}

/** Previous and next. `what`: `banner`. */
export function Arrows({ carousel: { previous, next }, what }: { carousel: Carousel; what: string }) {
  return (
    <>
      <IconButton label={`Previous ${what}`} className="arrow" onClick={previous}>
        <ChevronLeft className="icon" aria-hidden="true" />
      </IconButton>
      <IconButton label={`Next ${what}`} className="arrow" onClick={next}>
        <ChevronRight className="icon" aria-hidden="true" />
      </IconButton>
    </>
  );
}
