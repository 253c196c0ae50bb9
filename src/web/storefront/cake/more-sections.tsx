import { Still } from "../../rendering/ready.tsx";
import "../product-card/card.css";

/** The id of the element that holds the combos. */
export const COMBOS_ID = "combo-cards";

/** What the product is also sold together with, as HTML. Null where that came with the document. */
export function Combos({ html }: { html: string | null }) {
  return (
    <section className="page-section" aria-labelledby="combos">
      <div className="section-head">
        <h2 id="combos">Available Combos</h2>
      </div>
      <Still id={COMBOS_ID} className="combos" html={html} />
    </section>
  );
}

/** The id of the element that holds the cards of `MoreProducts`. */
export const cardsId = (id: string) => `${id}-cards`;

/** Other products, under a heading: their cards as HTML, empty where there are none, and null where they came with the document. */
export function MoreProducts({ id, title, cards }: { id: string; title: string; cards: string | null }) {
  if (cards === "") return null;
  return (
    <section className="page-section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
      </div>
      <Still id={cardsId(id)} className="more" html={cards} />
    </section>
  );
}
