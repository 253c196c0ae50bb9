import ArrowRight from "lucide-react/icons/arrow-right";
import { Picture } from "../../ui/picture.tsx";
import type { HomeArt } from "./art.ts";

const FLOWERS = [
  ["Roses", "Red, pink, white, yellow", "/category/flowers/roses"],
  ["Orchids", "Purple and white stems", "/category/flowers/orchids"],
  ["Carnations", "Long-lasting, ruffled", "/category/flowers/carnations"],
  ["Hampers", "Flowers with a basket", "/category/flowers/hampers"],
] as const;

/** A Bouquet That Feels Like A Hug. */
export function Bouquet({ title, art }: { title: string; art: HomeArt }) {
  return (
    <section className="page-section wrap" aria-labelledby="bouquet">
      <div className="bouquet">
        <Picture
          className="bouquet-art"
          picture={art["red-rose-bouquet"]}
          alt="A bouquet of red roses"
          sizes="(max-width: 48em) 68vw, 32rem"
        />
        <div className="bouquet-body">
          <h2 id="bouquet">{title}</h2>
          <div className="biglist">
            {FLOWERS.map(([name, words, href]) => (
              <a key={href} href={href}>
                {name}
                <small>{words}</small>
                <ArrowRight className="icon" aria-hidden="true" />
              </a>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
