import type { LiveArt } from "./art.ts";
import { Banner } from "./banner/banner.tsx";
import { DeliveryBoard } from "./board/delivery-board.tsx";
import "./hero.css";

/** The first screen: what the shop is, and where to deliver. */
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
