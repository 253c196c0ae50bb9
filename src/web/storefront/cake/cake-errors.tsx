import { useRevalidator } from "react-router";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { MoreProducts } from "./more-sections.tsx";
import "./cake.css";

/**
 * Unknown SKU: an old link or a typo.
 * @param popular cards as HTML, null if they came with the document
 */
export function NoSuchCake({ popular }: { popular: string | null }) {
  return (
    <main id="main" className="cake-page">
      <div className="wrap cake-lost">
        <Note
          as="h1"
          title="We do not have this cake"
          action={<LinkButton to="/AllCakes">See all cakes</LinkButton>}
        >
          The link may be old, or there is a slip in it. These are the ones that people order most.
        </Note>
        <MoreProducts id="popular" title="What Others Are Liking" cards={popular} />
      </div>
    </main>
  );
}

/** The cake could not be loaded. */
export function NotLoaded() {
  const { revalidate, state } = useRevalidator();
  return (
    <main id="main" className="cake-page">
      <div className="wrap cake-lost">
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
