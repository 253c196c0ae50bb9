import { BrandMark } from "./brand-mark.tsx";

type LogoShop = { name: string; monogram: string | null };

/** Mark and name, linked to the home page. */
export function Logo({ shop, tagline }: { shop: LogoShop; tagline?: string }) {
  return (
    <a className="logo" href="/">
      <BrandMark monogram={shop.monogram} />
      <span>
        <b>{shop.name}</b>
        {tagline && <small>{tagline}</small>}
        <span className="sr-only">Home</span>
      </span>
    </a>
  );
}
