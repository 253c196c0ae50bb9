/** The shop's achievements in figures. On large screens only. */
export function Highlights() {
  return (
    <section className="highlights band band-gold edge-t edge-b" aria-label="Highlights">
      <div className="wrap highlights-row">
        <div>
          <span className="highlights-before">express delivery in</span>
          <b>2 hours</b>
        </div>
        <div>
          <b>15000+</b>
          <span>cakes to choose from</span>
        </div>
        <div>
          <b>4.9</b>
          <span>review rating</span>
        </div>
      </div>
    </section>
  );
}
