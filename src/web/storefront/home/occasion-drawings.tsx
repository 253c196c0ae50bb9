import { BoardPath } from "../../ui/brand-mark.tsx";

/** Drawings of the occasion grid, in the shop's colours. */
export function BirthdayDrawing() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d="M32 6c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8Z" fill="var(--color-drawn-rose)" />
      <rect x="29.5" y="17" width="5" height="11" rx="2.5" fill="var(--color-white)" />
      <rect x="10" y="28" width="44" height="28" rx="7" fill="var(--color-jam-800)" />
      <path
        d="M10 35a7 7 0 0 1 7-7h30a7 7 0 0 1 7 7v3a5.5 5.5 0 0 1-11 0 5.5 5.5 0 0 1-11 0 5.5 5.5 0 0 1-11 0 5.5 5.5 0 0 1-11 0Z"
        fill="var(--color-white)"
      />
    </svg>
  );
}

export function RakhiDrawing() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path
        d="M2 40c8-10 16-10 30-8s22 2 30-8"
        stroke="var(--color-drawn-rose)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <g transform="translate(10 10) scale(.44)">
        <BoardPath fill="var(--color-jam-800)" />
      </g>
      <circle cx="32" cy="32" r="13" fill="var(--color-marigold)" />
      <circle cx="32" cy="32" r="7" fill="var(--color-drawn-rose)" />
      <circle cx="32" cy="32" r="2.5" fill="var(--color-white)" />
    </svg>
  );
}

export function AnniversaryDrawing() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="24" cy="40" r="14" fill="none" stroke="var(--color-jam-800)" strokeWidth="6" />
      <circle cx="41" cy="40" r="14" fill="none" stroke="var(--color-drawn-rose)" strokeWidth="6" />
      <path
        d="M33 24C24 18 23 9 28.5 7.5 31 7 32.5 9 33 10.5 33.5 9 35 7 37.5 7.5 43 9 42 18 33 24Z"
        fill="var(--color-jam-800)"
      />
    </svg>
  );
}

export function PlantsDrawing() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d="M31 40C16 40 9 31 10 17c14-1 22 8 21 23Z" fill="var(--color-drawn-leaf)" />
      <path d="M33 40c-1-16 6-27 22-28 2 17-6 28-22 28Z" fill="var(--color-drawn-leaf-2)" />
      <path d="M14 38h36l-4 17a5 5 0 0 1-5 4H23a5 5 0 0 1-5-4Z" fill="var(--color-jam-800)" />
      <rect x="11" y="36" width="42" height="9" rx="4" fill="var(--color-drawn-rose)" />
    </svg>
  );
}

export function CombosDrawing() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <rect x="9" y="28" width="46" height="30" rx="6" fill="var(--color-jam-800)" />
      <rect x="5" y="20" width="54" height="13" rx="5" fill="var(--color-drawn-rose)" />
      <rect x="27" y="20" width="10" height="38" fill="var(--color-marigold)" />
      <path
        d="M32 20C22 20 17 15 19 10s11-2 13 10c2-12 11-15 13-10s-3 10-13 10Z"
        fill="var(--color-marigold)"
        stroke="var(--color-jam-800)"
        strokeWidth="2.5"
      />
    </svg>
  );
}

export function ThankYouDrawing() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <rect x="5" y="14" width="54" height="40" rx="7" fill="var(--color-jam-800)" />
      <path
        d="M9 19l20 16a5 5 0 0 0 6 0l20-16"
        stroke="var(--color-white)"
        strokeWidth="4.5"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="50" cy="50" r="12" fill="var(--color-marigold)" />
      <path
        d="M50 57c-7-4.5-7-10-3.5-10.5 2 0 3 1.200 3.5 2.200.5-1 1.5-2.200 3.5-2.200 3.5.5 3.5 6-3.5 10.5Z"
        fill="var(--color-jam-800)"
      />
    </svg>
  );
}

export function FlowersDrawing() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d="M32 34v26" stroke="var(--color-drawn-leaf)" strokeWidth="5" strokeLinecap="round" />
      <path d="M32 54c-9 1-14-3-15-10 8-1 14 2 15 10Z" fill="var(--color-drawn-leaf)" />
      <ellipse
        cx="32"
        cy="14"
        rx="8.5"
        ry="10.5"
        transform="rotate(0 32 25)"
        fill="var(--color-drawn-rose)"
      />
      <ellipse cx="32" cy="14" rx="8.5" ry="10.5" transform="rotate(60 32 25)" fill="var(--color-jam-800)" />
      <ellipse
        cx="32"
        cy="14"
        rx="8.5"
        ry="10.5"
        transform="rotate(120 32 25)"
        fill="var(--color-drawn-rose)"
      />
      <ellipse cx="32" cy="14" rx="8.5" ry="10.5" transform="rotate(180 32 25)" fill="var(--color-jam-800)" />
      <ellipse
        cx="32"
        cy="14"
        rx="8.5"
        ry="10.5"
        transform="rotate(240 32 25)"
        fill="var(--color-drawn-rose)"
      />
      <ellipse cx="32" cy="14" rx="8.5" ry="10.5" transform="rotate(300 32 25)" fill="var(--color-jam-800)" />
      <circle cx="32" cy="25" r="7" fill="var(--color-marigold)" />
    </svg>
  );
}
