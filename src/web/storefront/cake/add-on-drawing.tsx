/** Add-ons without a picture are drawn: a card for cards, a sparkling candle for the rest. */
export function AddOnDrawing({ sku }: { sku: string }) {
  return /card/i.test(sku) ? <Card /> : <Candle />;
}

function Candle() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d="M32 4c4 6 5 8 5 11a5 5 0 0 1-10 0c0-3 1-5 5-11Z" fill="oklch(.62 .19 5)" />
      <rect x="27" y="22" width="10" height="38" rx="5" fill="var(--color-jam-800)" />
      <path d="M27 32l10-5M27 42l10-5M27 52l10-5" stroke="var(--color-marigold)" strokeWidth="3.5" />
      <path
        d="M14 12l3 3M50 12l-3 3M12 24h4M52 24h-4"
        stroke="var(--color-marigold)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Card() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <rect
        x="12"
        y="6"
        width="40"
        height="52"
        rx="6"
        fill="var(--color-white)"
        stroke="var(--color-jam-800)"
        strokeWidth="4"
      />
      <path d="M32 38c-12-8-13-18-6-19 3.5 0 5 2 6 4 1-2 2.5-4 6-4 7 1 6 11-6 19Z" fill="oklch(.62 .19 5)" />
      <path d="M22 47h20" stroke="var(--color-jam-800)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
