import { classes } from "../../ui/classes.ts";

type ProofLink = { href: string; isVideo: boolean };

/** Photos and videos of a complaint; each opens as its own file. */
export function Proofs({
  proofs,
  ticket,
  className,
}: {
  proofs: ProofLink[];
  ticket: string;
  className?: string;
}) {
  if (proofs.length === 0) return null;
  return (
    <ul className={classes("complaint-proofs", className)}>
      {proofs.map(({ href, isVideo }, index) => (
        <li key={href}>
          {isVideo ? (
            // biome-ignore lint/a11y/useMediaCaption: a customer's own short video has no captions
            <video src={href} controls preload="metadata" aria-label={`Video ${index + 1} of ${ticket}`} />
          ) : (
            <a href={href} target="_blank" rel="noreferrer">
              <img src={href} alt={`${index + 1} of complaint ${ticket}`} loading="lazy" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
