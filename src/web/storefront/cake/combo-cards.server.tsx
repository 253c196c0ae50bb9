import { classes } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import type { ComboView } from "./cake-view.ts";

/** An unavailable combo is dimmed and has no link. */
export function ComboCards({ combos }: { combos: ComboView[] }) {
  if (combos.length === 0) return <p className="muted">No combos available.</p>;
  return combos.map((combo, index) => (
    <Combo key={combo.sku} combo={combo} tile={COMBO_TILES[index % COMBO_TILES.length]} />
  ));
}

/** Tile colours of the added products. The cake's own colour is on the large picture already. */
const COMBO_TILES = ["cream", "gold", "pista", "lilac"];

function Combo({ combo, tile }: { combo: ComboView; tile: string | undefined }) {
  const look = classes("combo", `t-${tile}`, !combo.active && "is-unavailable");
  const content = (
    <>
      <span className="tile combo-tile">
        <Picture picture={combo.cutout} alt="" sizes="7rem" />
      </span>
      <span>
        <h3>
          {combo.label}
          {combo.weight !== "" && <small className="combo-weight">, {combo.weight}</small>}
        </h3>
        {combo.active ? (
          <Price className="combo-price" sell={combo.sellPaise} price={combo.pricePaise} />
        ) : (
          <span className="combo-state">Currently Unavailable</span>
        )}
      </span>
    </>
  );
  if (!combo.active) return <div className={look}>{content}</div>;
  return (
    <a className={look} href={combo.href}>
      {content}
    </a>
  );
}
