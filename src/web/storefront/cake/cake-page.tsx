import ChevronRight from "lucide-react/icons/chevron-right";
import { Fragment } from "react";
import { useNavigation } from "react-router";
import { LinkButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { About } from "./about/about.tsx";
import type { CakeView } from "./cake-view.ts";
import { ChoiceLinks } from "./choices/choice-links.tsx";
import { Headline, PriceBlock } from "./headline.tsx";
import { Combos, MoreProducts } from "./more-sections.tsx";
import { OrderColumn } from "./ordering/order-column.tsx";
import { Gallery } from "./pictures/gallery.tsx";
import { CakeReviews, type WrittenReviews } from "./reviews/cake-reviews.tsx";
import { LazyStockAlert } from "./stock-alert/lazy-stock-alert.tsx";
import { RecentlyViewed } from "./viewed/recently-viewed.tsx";
import "./cake.css";
import "./choices/weights.css";
import "./ordering/message.css";
import "./plan/plan.css";

/** Strings are HTML; null means it came with the document. */
export type CakePageProps = {
  cake: CakeView;
  about: string | null;
  combos: string | null;
  stars: string | null;
  written: WrittenReviews;
  similar: string | null;
  liked: string | null;
};

/** The page of one cake. */
export function CakePage({ cake, about, combos, stars, written, similar, liked }: CakePageProps) {
  const { state, location } = useNavigation();
  const isLoadingCake = state === "loading" && location.pathname.startsWith("/cake/");
  const { active } = cake.chosen;
  const choices = <ChoiceLinks chosen={cake.chosen} alternatives={cake.alternatives} />;
  // A cake that is unavailable shows similar ones first.
  const mightLike = <MoreProducts id="similar" title="What You Might Like" cards={similar} />;
  return (
    <main id="main" className={classes("cake-page", isLoadingCake && "is-loading")}>
      <div className="wrap">
        <Crumbs cake={cake} />
        <div className="cake-columns">
          <Gallery key={cake.productId} cake={cake} />
          <div className="buy">
            <Headline cake={cake} />
            <PriceBlock cake={cake} />
            {active ? (
              <OrderColumn key={cake.productId} cake={cake}>
                {choices}
              </OrderColumn>
            ) : (
              <>
                {choices}
                <Unavailable cake={cake} />
              </>
            )}
          </div>
          <About html={about} />
        </div>
        {!active && mightLike}
        <Combos html={combos} />
        <CakeReviews cake={cake} stars={stars} written={written} />
        <RecentlyViewed cake={cake} />
        <MoreProducts id="liked" title="What Others Are Liking" cards={liked} />
        {active && mightLike}
      </div>
    </main>
  );
}

function Crumbs({ cake }: { cake: CakeView }) {
  return (
    <nav className="crumbs cake-crumbs" aria-label="Breadcrumb">
      <a href="/">Home</a>
      {cake.trail.map(
        ({ label, href }) =>
          href !== null && (
            <Fragment key={label}>
              <ChevronRight className="icon" aria-hidden="true" />
              <a href={href}>{label}</a>
            </Fragment>
          ),
      )}
      <ChevronRight className="icon" aria-hidden="true" />
      <span aria-current="page">{cake.name}</span>
    </nav>
  );
}

function Unavailable({ cake }: { cake: CakeView }) {
  const others = cake.alternatives.some(({ options }) => options.some((option) => option.active));
  return (
    <section className="cake-plan is-gone" aria-labelledby="gone">
      <h2 id="gone">Currently Unavailable</h2>
      <p>
        This cake is currently unavailable.
        {others && " Another choice of it, above, can be ordered."}
      </p>
      <LazyStockAlert />
      <LinkButton to="#similar" look="ghost">
        See what is like it
      </LinkButton>
    </section>
  );
}
