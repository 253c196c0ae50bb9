import Trash2 from "lucide-react/icons/trash-2";
import { Link } from "react-router";
import { fromRupees } from "../../../shop/basics/money.ts";
import { IconButton } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";

/** A row as the cart's API gives it; `orginalPrice` is spelt as the contract spells it. Prices are in rupees. */
export type Row = {
  skuid: string;
  quantity: number;
  state: "available" | "unavailable" | "gone";
  name: string;
  href: string | null;
  flavour: string;
  weight: string;
  price: number;
  orginalPrice: number;
  cutout: string;
  tile: string;
};

type CartRowProps = { row: Row; onChosen: () => void; onRemove: () => void };

/** One line of the cart: leads to its page; the bin takes it out and leads nowhere. */
export function CartRow({ row, onChosen, onRemove }: CartRowProps) {
  const name = row.name || row.skuid;
  return (
    <article className={`ci t-${row.tile}`}>
      <span className="tile">{row.cutout && <img src={row.cutout} alt="" width="200" height="200" />}</span>
      <div>
        <h3>
          {row.href ? (
            <Link to={row.href} onClick={onChosen}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="k">
          {row.flavour && (
            <>
              {row.flavour}
              <br />
            </>
          )}
          {row.weight && <span>Weight: {row.weight}</span>}
          <span>Qty: {row.quantity}</span>
        </p>
        {row.state === "available" ? (
          <Price sell={fromRupees(row.price)} price={fromRupees(row.orginalPrice)} />
        ) : (
          <p className="muted sm">Currently Unavailable</p>
        )}
      </div>
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 className="ic" aria-hidden="true" />
      </IconButton>
    </article>
  );
}
