import type { ShopFacts } from "../../shop-facts.ts";
import { Logo } from "../../ui/logo.tsx";
import { telHref } from "../../ui/tel-href.ts";

/** The links of the specification's footer, and the shop's own pages. */
const LISTS: { title: string; links: [string, string][] }[] = [
  {
    title: "Occasions",
    links: [
      ["Birthday Cakes", "/birthday-cakes"],
      ["Wedding Cakes", "/wedding-cakes"],
      ["Anniversary", "/anniversary-cake"],
      ["Raksha Bandhan", "/raksha-bandhan"],
      ["Thank You", "/thankyou-cakes"],
      ["Combos", "/combos-cakes"],
      ["Flowers", "/flowers"],
      ["Plants", "/plants"],
      ["All Cakes", "/AllCakes"],
    ],
  },
  {
    title: "Gifts",
    links: [
      ["Gift finder", "/gift-finder"],
      ["Birthday Flowers", "/category/birthday-flowers"],
      ["Birthday Balloons", "/category/birthday-balloons"],
      ["Birthday, Personalized", "/category/birthday-personalized"],
      ["Anniversary Flowers", "/category/anniversary-flowers"],
      ["Anniversary Plants", "/category/anniversary-plants"],
      ["Anniversary Hampers", "/category/anniversary-hampers"],
      ["Special Day Flowers", "/category/specialday-flowers"],
      ["Special Day Plants", "/category/specialday-plants"],
      ["Special Day Hampers", "/category/specialday-hampers"],
    ],
  },
  {
    title: "Flowers",
    links: [
      ["Roses", "/category/flowers/roses"],
      ["Orchids", "/category/flowers/orchids"],
      ["Carnations", "/category/flowers/carnations"],
      ["Flower Hampers", "/category/flowers/hampers"],
      ["Flowers & Cakes", "/category/combo/flowers-cakes"],
      ["Flowers & Teddy", "/category/combo/flowers-teddy"],
      ["Flowers & Chocolates", "/category/combo/flowers-chocolates"],
      ["Flowers, Teddy & Chocolates", "/category/combo/flowers-teddy-chocolates"],
    ],
  },
  {
    title: "Your order",
    links: [
      ["Track Your Order", "/track"],
      ["Wish list", "/wish-list"],
      ["Reviews", "/reviews"],
      ["Reward Point System", "/rewards"],
      ["Cancellation Policy", "/cancellation"],
      ["Return and Refund Policy", "/refund-policy"],
      ["Account", "/accounts"],
    ],
  },
];

/** The footer's content: the same on every page until the owner changes a fact. */
export function FooterParts({ shop }: { shop: ShopFacts }) {
  const { contact, legal, social } = shop;
  const shopLinks: [string, string][] = [
    ["About Us", "/aboutus"],
    ["Blogs", "/Blogs"],
    ["Contact", "/contact"],
    ["Privacy Policy", "/privacy-policy"],
    ["Terms of Use", "/terms"],
    ["Grievance officer", "/contact#legal-title"],
  ];
  return (
    <>
      <div className="footer-grid">
        <div className="footer-brand">
          <p className="footer-tagline">{shop.tagline}</p>
          <Logo shop={shop} />
          <p className="footer-contact">
            <a href={telHref(contact.phone)}>{contact.phone}</a>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
          {social.length > 0 && (
            <ul className="footer-social">
              {social.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} rel="noopener me">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav className="footer-lists" aria-label="All of the shop">
          {[...LISTS, { title: shop.name, links: shopLinks }].map(({ title, links }) => (
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
        </nav>
      </div>
      <div className="footer-legal">
        <p>© {legal.company}. All rights reserved.</p>
        <p>{legal.address}</p>
        <p>
          FSSAI {legal.fssai} <span aria-hidden="true">·</span> GSTIN {legal.gstin}
        </p>
        <p>Grievance officer: {legal.grievanceOfficer}</p>
        {shop.mode === "demo" && <p>Demo shop: products, prices and reviews are demo data</p>}
      </div>
    </>
  );
}
