import { useShop } from "../../shop-facts.ts";
import { Note } from "../../ui/note.tsx";
import { telHref } from "../../ui/tel-href.ts";

type WithoutScriptProps = {
  /** URL of this page. */
  here: string;
  /** Whether the whole cart is paid. One cake has its day from its own page. */
  fromCart: boolean;
  /** URL of the cake's page. */
  back: string;
};

/** The possible steps where a checkout's script does not run. Rendered by the server only. */
export function WithoutScript({ here, fromCart, back }: WithoutScriptProps) {
  const { phone } = useShop().contact;
  return (
    <Note
      title="Paying needs JavaScript"
      action={
        <div className="pay-scriptless">
          <a className="btn" href={telHref(phone)}>
            Call {phone}
          </a>
          <a className="btn btn-soft" href={here}>
            Load this page again
          </a>
          {/* The cart itself opens by script only. */}
          <a className="btn btn-soft" href={fromCart ? "/AllCakes" : back}>
            {fromCart ? "See all cakes" : "Back to its page"}
          </a>
        </div>
      }
    >
      {fromCart
        ? "Your browser does not run it here, so day, address and payment can’t be chosen. Nothing was ordered, and your cart stays as it is."
        : "Your browser does not run it here, so address and payment can’t be chosen. Nothing was ordered."}{" "}
      Allow JavaScript for this page and load it again, or open it on another device. Or call us, and we take
      your order on the phone.
    </Note>
  );
}
