import type { ProductCard as Product } from "../../../shop/catalogue/product-card.ts";
import { Note } from "../../ui/note.tsx";
import { ProductCard } from "../product-card/product-card.tsx";

/** Cards on a phone's first screen. */
const FIRST_SCREEN = 2;

/** The gifts that fit, each with the reason why. */
export function Gifts({ ideas }: { ideas: { card: Product; reason: string }[] }) {
  if (ideas.length === 0)
    return (
      <Note title="No gift fits all four answers.">
        Follow one of your answers above to change it: the price or the day of arrival helps most.
      </Note>
    );
  return (
    <>
      <h2 className="sr-only">Gifts</h2>
      <ul className="cards finder-gifts">
        {ideas.map(({ card, reason }, index) => (
          <li key={card.sku}>
            <ProductCard product={card} eager={index < FIRST_SCREEN} />
            <p className="finder-reason">{reason}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
