import { type RefObject, type TouchEvent, useEffect, useRef } from "react";
import type { Testimonial } from "../../../../shop/content/content.reads.ts";
import { useShop } from "../../../shop-facts.ts";
import { classes } from "../../../ui/classes.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Stars } from "../../../ui/rating.tsx";
import { Arrows, type Carousel, PauseButton, prefersReducedMotion, useCarousel } from "../carousel.tsx";
import "./testimonials.css";

const EVERY_MS = 5000;
/** Pixels below which a move is a tap. */
const SWIPE_PX = 40;

/**
 * Our Testimonials: the first one is large, and each takes its turn there. On phones it stands alone, with the edge of
 * the next one visible.
 */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const { mode } = useShop();
  const count = testimonials.length;
  const carousel = useCarousel(count, EVERY_MS);
  const { current, isPlaying } = carousel;
  const row = useRef<HTMLDivElement>(null);
  useMoving(row, current);
  const inTurn = testimonials.map((_, offset) => testimonials[(current + offset) % count] as Testimonial);
  return (
    <section className="page-section wrap" aria-labelledby="testimonials" {...carousel.handlers}>
      <div className="section-head">
        <div>
          <h2 id="testimonials">Our Testimonials</h2>
          {mode === "demo" && <p>Invented for the demo shop, as its customers are.</p>}
        </div>
        <div className="chips needs-script">
          <PauseButton carousel={carousel} what="the testimonials" />
          <Arrows carousel={carousel} what="testimonial" />
        </div>
      </div>
      <div
        className="testimonials"
        ref={row}
        aria-live={isPlaying ? "off" : "polite"}
        {...useSwipe(carousel)}
      >
        {inTurn.map((testimonial, index) => (
          <Quote key={testimonial.name} testimonial={testimonial} isFirst={index === 0} />
        ))}
      </div>
    </section>
  );
}

function Quote({ testimonial, isFirst }: { testimonial: Testimonial; isFirst: boolean }) {
  const { name, position, said, rating, picture, tile } = testimonial;
  return (
    <figure className={classes("testimonial", isFirst && "testimonial-lead on-jam")}>
      <Stars rating={rating} />
      <blockquote>{said}</blockquote>
      <figcaption className="testimonial-who">
        <span className={`testimonial-face roundel t-${tile}`}>
          <Picture picture={picture} alt="" sizes="3.25rem" />
        </span>
        <span>
          <b>{name}</b>
          <span>{position}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** A swipe shows the next or the previous one. */
function useSwipe({ next, previous }: Carousel) {
  const from = useRef(0);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches[0]?.clientX ?? 0;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const way = (changedTouches[0]?.clientX ?? 0) - from.current;
      if (Math.abs(way) > SWIPE_PX) (way < 0 ? next : previous)();
    },
  };
}

/** The new first one slides in; nothing around it moves. */
function useMoving(row: RefObject<HTMLDivElement | null>, current: number): void {
  const before = useRef(current);
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    if (prefersReducedMotion()) return;
    for (const quote of row.current?.children ?? []) {
      quote.animate([{ transform: "translateX(2rem)" }, {}], {
        duration: 400,
        easing: "cubic-bezier(.2,.8,.3,1)",
      });
    }
  }, [current, row]);
}
