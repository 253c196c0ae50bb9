import { Still } from "../../rendering/ready.tsx";
import "../product-card/card.css";

/** Id of the element with the combos. */
export const COMBOS_ID = "combo-cards";

/** Combos with this product, as HTML. Null if it came with the document. */
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

/** Id of the element with the cards of `MoreProducts`. */
export const cardsId = (id: string) => `${id}-cards`;

/** Other products under a heading. Cards are HTML: empty if there are none, null if they came with the document. */
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
