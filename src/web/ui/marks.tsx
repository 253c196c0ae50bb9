import type { CSSProperties, ReactNode } from "react";
import { classes } from "./classes.ts";

/** A drawing of a coin. */
export function Coin() {
  return <span className="coin" aria-hidden="true" />;
}

/** The coins that a purchase earns. Renders nothing for none. */
export function Points({ points, className }: { points: number; className?: string }) {
  if (points <= 0) return null;
  return (
    <span className={classes("points-tag", className)}>
      <Coin />
      {points} points
    </span>
  );
}

type Egg = "eggless" | "egg";

const EGG_WORDS: Record<Egg, string> = { eggless: "Eggless", egg: "Contains egg" };

/** India's food marks: a green dot in a square, or a brown triangle if it contains egg. */
export function FoodMark({ mark, className }: { mark: Egg; className?: string }) {
  return (
    <span
      className={classes("food-mark", mark === "egg" && "egg", className)}
      role="img"
      aria-label={EGG_WORDS[mark]}
    />
  );
}

/** The mark and its words. */
export function FoodBadge({ mark }: { mark: Egg }) {
  return (
    <span className={classes("food-badge", mark === "egg" && "egg")}>
      <span className={classes("food-mark", mark === "egg" && "egg")} aria-hidden="true" />
      {EGG_WORDS[mark].toUpperCase()}
    </span>
  );
}

/** A shape with the scalloped edge of a cake board. */
export function Roundel({
  className,
  style,
  children,
}: {
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}) {
  return (
    <span className={classes("roundel", className)} style={style}>
      {children}
    </span>
  );
}

/** `10% OFF` on a roundel. Renders nothing without a discount. */
export function Seal({ percent, className }: { percent: number; className?: string }) {
  if (percent <= 0) return null;
  return (
    <span className={classes("seal roundel", className)}>
      <span>
        {percent}% <small>OFF</small>
      </span>
    </span>
  );
}

/**
 * `3 places left`, with a dot for each, ten at most. `of` is the total: taken ones are rings. The dots are decoration.
 */
export function PlacesLeft({
  left,
  of = left,
  className,
}: {
  left: number;
  of?: number;
  className?: string;
}) {
  const dots = Math.min(of, 10);
  const full = Math.min(left, dots);
  return (
    <span className={classes("places-left", className)}>
      {left > 0 && (
        <span className="place-dots" aria-hidden="true">
          {Array.from({ length: dots }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no identity but their place
            <i key={index} className={index < full ? undefined : "place-dots-taken"} />
          ))}
        </span>
      )}
      {left === 0 ? "Full" : `${left} ${left === 1 ? "place" : "places"} left`}
    </span>
  );
}
