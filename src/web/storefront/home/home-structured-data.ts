import type { ShopFacts } from "../../shop-facts.ts";

/** The company and its site search as schema.org data. */
export function shopThings({ name, url, contact, legal, social }: ShopFacts) {
  const id = `${url}/#organization`;
  return [
    {
      "@type": "Organization",
      "@id": id,
      name,
      legalName: legal.company,
      url: `${url}/`,
      logo: `${url}/icon-512.png`,
      email: contact.email,
      telephone: contact.phone,
      address: legal.address,
      sameAs: social.map(({ href }) => href),
    },
    {
      "@type": "WebSite",
      name,
      url: `${url}/`,
      publisher: { "@id": id },
      inLanguage: "en-IN",
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${url}/search?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
