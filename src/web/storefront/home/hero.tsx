import { LinkButton } from "../../ui/button.tsx";
import { Roundel } from "../../ui/marks.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { HomeArt } from "./art.ts";
import { DeliveryBoard } from "./board/delivery-board.tsx";
import "./hero.css";

/** The first thing seen: what the shop is, and the question that every order starts with. */
export function Hero({ tagline, art }: { tagline: string; art: HomeArt }) {
  return (
    <div className="wrap">
      <div className="hero">
        <section className="slide" aria-label="Welcome">
          <span className="clip">
            <span className="disc roundel" />
          </span>
          <Picture
            className="art"
            picture={art["strawberry-drip-cake"]}
            alt="Strawberry drip cake on a gold board"
            sizes="(max-width: 767px) 70vw, (max-width: 1099px) 50vw, 33rem"
            eager
          />
          <Roundel className="stamp">
            <span>
              Express in<b>2 hours</b>
            </span>
          </Roundel>
          <h1>{tagline}</h1>
          <p>Choose the day and the hour first. The total you see is the total you pay.</p>
          <LinkButton size="big" to="/birthday-cakes">
            ORDER NOW
          </LinkButton>
        </section>
        <DeliveryBoard />
      </div>
    </div>
  );
}
