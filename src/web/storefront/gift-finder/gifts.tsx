import type { ProductCard as Product } from "../../../shop/catalogue/product-card.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { ProductCard } from "../product-card/product-card.tsx";

/** Cards on a phone's first screen. */
const FIRST_SCREEN = 2;

type GiftsProps = {
  /** Why all of them are shown; empty if that differs. */
  common: string;
  ideas: { card: Product; reason: string }[];
  /** The URL of the gifts for tomorrow, if nothing can arrive today any more. */
  tomorrow: string | null;
};

/** The gifts that fit, each with the reason why. */
export function Gifts({ common, ideas, tomorrow }: GiftsProps) {
  if (tomorrow !== null)
    return (
      <Note
        title="Nothing can arrive today any more."
        action={<LinkButton to={tomorrow}>See what comes tomorrow</LinkButton>}
      >
        The last delivery of today has closed.
      </Note>
    );
  if (ideas.length === 0)
    return (
      <Note title="No gift fits all four answers.">
        Follow one of your answers above to change it: the price or the day of arrival helps most.
      </Note>
    );
  return (
    <>
      <h2 className="sr-only">Gifts</h2>
      {common !== "" && <p className="finder-common">{common}</p>}
      <ul className="cards finder-gifts">
        {ideas.map(({ card, reason }, index) => (
          <li key={card.sku}>
            <ProductCard product={card} eager={index < FIRST_SCREEN} />
            {reason !== "" && <p className="finder-reason">{reason}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
