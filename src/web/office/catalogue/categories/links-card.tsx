/** The address of a category, and the pages that lead to it. */
export function LinksCard({ slug, links }: { slug: string; links: string[] }) {
  return (
    <section className="office-card" aria-labelledby="seen">
      <h2 id="seen">Where shoppers find it</h2>
      <p>
        Address: <b className="category-address">/{slug}</b>
      </p>
      {links.length > 0 ? (
        <ul className="category-links">
          {links.map((link) => (
            <li key={link}>{link}</li>
          ))}
        </ul>
      ) : (
        <p className="muted text-small">No menu and no other page leads to it.</p>
      )}
    </section>
  );
}
