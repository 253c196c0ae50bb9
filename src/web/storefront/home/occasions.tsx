import type { ComponentType } from "react";
import {
  AnniversaryDrawing,
  BirthdayDrawing,
  CombosDrawing,
  FlowersDrawing,
  PlantsDrawing,
  RakhiDrawing,
  ThankYouDrawing,
} from "./occasion-drawings.tsx";

const OCCASIONS: { label: string; href: string; colour: string; Drawing: ComponentType }[] = [
  { label: "Birthday", href: "/birthday-cakes", colour: "rose", Drawing: BirthdayDrawing },
  { label: "Rakhsha Bandhan", href: "/raksha-bandhan", colour: "marigold-soft", Drawing: RakhiDrawing },
  { label: "Anniversary", href: "/anniversary-cake", colour: "lilac", Drawing: AnniversaryDrawing },
  { label: "Plants", href: "/plants", colour: "pista", Drawing: PlantsDrawing },
  { label: "Combos", href: "/combos-cakes", colour: "marigold-soft", Drawing: CombosDrawing },
  { label: "Thank You", href: "/thankyou-cakes", colour: "rose", Drawing: ThankYouDrawing },
  { label: "Flowers", href: "/flowers", colour: "pista", Drawing: FlowersDrawing },
];

/** The occasion grid. */
export function Occasions() {
  return (
    <section className="page-section wrap" aria-label="Occasions">
      <div className="occasions">
        {OCCASIONS.map(({ label, href, colour, Drawing }) => (
          <a key={href} href={href}>
            <span className="roundel occasions-disc" style={{ background: `var(--color-${colour})` }}>
              <Drawing />
            </span>
            {label}
          </a>
        ))}
      </div>
    </section>
  );
}
