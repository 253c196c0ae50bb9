import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SaleState } from "../../../shop/catalogue/rules/sale-states.ts";
import { TextInput } from "../../ui/field.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import { SaleTag } from "./sale-tag.tsx";

type DraftRowProps = {
  name: string;
  /** Its place in the draft, such as `0.2`. */
  place: string;
  /** The product of its SKU; null if the shop does not know it. */
  target: { productId: string; title: string; state: SaleState } | null;
  /** Shown instead of an unknown SKU. */
  unknown: string;
  className?: string;
  children: ReactNode;
};

/** One entry of a draft, chosen by its SKU: name, position and fields. */
export function DraftRow({ name, place, target, unknown, className, children }: DraftRowProps) {
  return (
    <li>
      <fieldset className="draft-row">
        <legend className="sr-only">{name}</legend>
        <div className="draft-row-head">
          <span className="draft-row-name">
            {target ? (
              <>
                <Link className="link" to={`/admin/catalogue/products/${target.productId}`}>
                  {target.title}
                </Link>
                <SaleTag state={target.state} />
              </>
            ) : (
              <span className="muted">{unknown}</span>
            )}
          </span>
          <MoveButtons place={place} name={name} />
        </div>
        <div className={["draft-row-fields", className].filter(Boolean).join(" ")}>{children}</div>
      </fieldset>
    </li>
  );
}

type SkuInputProps = { list: string; name: string; defaultValue: string; error: string | null };

/** @param list id of the SKUs to choose from */
export function SkuInput(field: SkuInputProps) {
  return (
    <TextInput label="SKU" autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field} />
  );
}
