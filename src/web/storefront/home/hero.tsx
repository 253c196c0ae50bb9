import type { LiveArt } from "./art.ts";
import { Banner } from "./banner/banner.tsx";
import { DeliveryBoard } from "./board/delivery-board.tsx";
import "./hero.css";

/** The first thing seen: what the shop is, and the question that every order starts with. */
export function Hero({ tagline, art }: { tagline: string; art: LiveArt }) {
  return (
    <div className="wrap">
      <h1 className="sr-only">{tagline}</h1>
      <div className="hero">
        <Banner tagline={tagline} art={art} />
        <DeliveryBoard />
      </div>
    </div>
  );
}
