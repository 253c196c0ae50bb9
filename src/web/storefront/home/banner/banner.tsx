import { useEffect, useRef, useState } from "react";
import { LinkButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Roundel } from "../../../ui/marks.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { LiveArt } from "../art.ts";
import { Arrows, PauseButton, useCarousel } from "../carousel.tsx";
import { moveToSlide, slideInView } from "./move-to-slide.ts";
import { type SlideContent, slides } from "./slides.ts";
import "./banner.css";
import "./slide.css";

const EVERY_MS = 3000;

/** Three banners in a row to swipe. With script they rotate, and keys, dots and arrows move them. */
export function Banner({ tagline, art }: { tagline: string; art: LiveArt }) {
  const contents = slides(tagline);
  const carousel = useCarousel(contents.length, EVERY_MS);
  const { current, isPlaying, choose } = carousel;
  const row = useRef<HTMLDivElement>(null);
  const [isAwake, setAwake] = useState(false);

  useEffect(() => setAwake(true), []);
  useEffect(() => {
    if (row.current) moveToSlide(row.current, current);
  }, [current]);
  const onScroll = () => {
    if (!row.current) return;
    const swipedTo = slideInView(row.current);
    if (swipedTo !== current) choose(swipedTo);
  };

  return (
    <section
      className="banner"
      aria-roledescription="carousel"
      aria-label="What we bake and bring"
      {...carousel.handlers}
    >
      <div
        ref={row}
        className="banner-row"
        aria-live={isPlaying ? "off" : "polite"}
        onScroll={onScroll}
        {...(isAwake ? {} : { tabIndex: 0, role: "group", "aria-label": "Banners" })}
      >
        {contents.map((slide, index) => (
          <Slide
            key={slide.href}
            slide={slide}
            art={art}
            label={`${index + 1} of ${contents.length}`}
            isFirst={index === 0}
            isHidden={isAwake && index !== current}
          />
        ))}
      </div>
      <div
        className={classes(
          "banner-controls needs-script",
          contents[current]?.tile === "jam" && "on-jam is-on-jam",
        )}
      >
        <PauseButton carousel={carousel} what="the banner" />
        <span className="dots">
          {contents.map(({ href }, index) => (
            <button
              key={href}
              type="button"
              aria-label={`Banner ${index + 1} of ${contents.length}`}
              aria-current={index === current || undefined}
              onClick={() => choose(index)}
            >
              <i />
            </button>
          ))}
        </span>
        <Arrows carousel={carousel} what="banner" />
      </div>
    </section>
  );
}

type SlideProps = {
  slide: SlideContent;
  art: LiveArt;
  label: string;
  isFirst: boolean;
  /** A neighbour of the visible slide: hidden from keyboard and screen readers. */
  isHidden: boolean;
};

function Slide({ slide, art, label, isFirst, isHidden }: SlideProps) {
  const { title, words, href, tile, stamp, pieces } = slide;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel, not a set of fields
    <div className="frame" role="group" aria-roledescription="slide" aria-label={label} inert={isHidden}>
      <div className={`slide t-${tile} is-${tile}`}>
        <span className="slide-clip">
          <span className="slide-disc roundel" />
        </span>
        {pieces.map(({ cutout, at, alt, sizes }) => (
          <Picture
            key={cutout}
            className={`slide-art slide-${at}`}
            picture={art[cutout]}
            alt={alt}
            sizes={sizes}
            eager={isFirst}
          />
        ))}
        {stamp && (
          <Roundel className="slide-stamp">
            <span>
              {stamp.before}
              <b>{stamp.figure}</b>
            </span>
          </Roundel>
        )}
        <p className="slide-title display">{title}</p>
        <p className="slide-words">{words}</p>
        <LinkButton className="slide-button" size="big" look={tile === "jam" ? "gold" : "primary"} to={href}>
          ORDER NOW
        </LinkButton>
      </div>
    </div>
  );
}
