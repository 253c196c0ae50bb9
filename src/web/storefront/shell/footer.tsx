import type { ShopFacts } from "../../shop-facts.ts";
import { Logo } from "../../ui/logo.tsx";
import { Ready } from "../../ui/ready.tsx";
import "./footer.css";

const LISTS: { title: string; links: [string, string][] }[] = [
  {
    title: "Occasions",
    links: [
      ["Birthday Cakes", "/birthday-cakes"],
      ["Anniversary", "/anniversary-cake"],
      ["Wedding Cakes", "/wedding-cakes"],
      ["Raksha Bandhan", "/raksha-bandhan"],
      ["Thank You", "/thankyou-cakes"],
      ["Combos", "/combos-cakes"],
    ],
  },
  {
    title: "Gifts",
    links: [
      ["Birthday Flowers", "/category/birthday-flowers"],
      ["Birthday Balloons", "/category/birthday-balloons"],
      ["Anniversary Hampers", "/category/anniversary-hampers"],
      ["Flowers & Cakes", "/category/combo/flowers-cakes"],
      ["Flowers & Chocolates", "/category/combo/flowers-chocolates"],
      ["Plants", "/plants"],
    ],
  },
  {
    title: "Flowers",
    links: [
      ["All Flowers", "/flowers"],
      ["Roses", "/category/flowers/roses"],
      ["Orchids", "/category/flowers/orchids"],
      ["Carnations", "/category/flowers/carnations"],
      ["Flower Hampers", "/category/flowers/hampers"],
    ],
  },
];

/** The id of the element that holds what the footer says. */
export const FOOTER_ID = "footer-parts";

/** The tagline, ways on, how to reach the shop, and what the law wants shown. Null where that came with the document. */
export function Footer({ shop }: { shop: ShopFacts | null }) {
  return (
    <footer className="ft edge-t on-jam">
      <Ready id={FOOTER_ID} className="wrap">
        {shop && <FooterParts shop={shop} />}
      </Ready>
    </footer>
  );
}

/** What the footer says: the same on every page for as long as the shop runs. */
export function FooterParts({ shop }: { shop: ShopFacts }) {
  const { contact, legal, social } = shop;
  return (
    <>
      <div className="ft-g">
        <div>
          <p className="big">{shop.tagline}</p>
          <Logo name={shop.name} />
        </div>
        {LISTS.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([label, href]) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <h2>{shop.name}</h2>
          <ul>
            <li>
              <a href="/AllCakes">All Cakes</a>
            </li>
            <li>
              <a href="/accounts">Account</a>
            </li>
            <li>
              <a href={`mailto:${contact.email}`}>E-mail us</a>
            </li>
            <li>
              <a href={`tel:${contact.phone.replace(/[^+\d]/g, "")}`}>{contact.phone}</a>
            </li>
            {social.map(({ label, href }) => (
              <li key={href}>
                <a href={href} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="ft-l">
        <p>
          © {legal.company}, {legal.address}
        </p>
        <p>
          FSSAI {legal.fssai} · GSTIN {legal.gstin}
        </p>
        <p>Grievance officer: {legal.grievanceOfficer}</p>
        {shop.mode === "demo" && <p>Demo shop: products, prices and reviews are demo data</p>}
      </div>
    </>
  );
}
