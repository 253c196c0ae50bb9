import { useRevalidator } from "react-router";
import type { ProductCard } from "../../../shop/catalog/product-card.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { MoreProducts } from "./more-sections.tsx";
import "./cake.css";
import "./cake-extras.css";

/** The SKU is of nothing the shop knows: old link, or a slip. */
export function NoSuchCake({ popular }: { popular: ProductCard[] }) {
  return (
    <main id="main" className="cakepage">
      <div className="wrap lost">
        <Note
          as="h1"
          title="We do not have this cake"
          action={<LinkButton to="/AllCakes">See all cakes</LinkButton>}
        >
          The link may be old, or there is a slip in it. These are the ones that people order most.
        </Note>
        <MoreProducts id="popular" title="What Others Are Liking" products={popular} />
      </div>
    </main>
  );
}

/** The shop could not read the cake just now. */
export function NotLoaded() {
  const { revalidate, state } = useRevalidator();
  return (
    <main id="main" className="cakepage">
      <div className="wrap lost">
        <Note
          as="h1"
          kind="error"
          title="Error loading cake details. Please try again later."
          action={
            <Button onClick={() => revalidate()} busy={state === "loading"}>
              Try again
            </Button>
          }
        />
      </div>
    </main>
  );
}
