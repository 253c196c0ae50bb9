import type { CSSProperties } from "react";
import type { Picture as PictureFiles } from "../../shop/catalogue/pictures.ts";

type PictureProps = {
  picture: PictureFiles;
  /** Alternative text; empty if adjacent text says the same. */
  alt: string;
  /** The `sizes` attribute: `(max-width: 48em) 46vw, 18rem`. */
  sizes: string;
  /** On the first screen: loaded at once, with priority. */
  eager?: boolean;
  className?: string;
  style?: CSSProperties;
};

const sources = (picture: PictureFiles, format: "avif" | "webp") =>
  picture.widths.map((width) => `${picture.base}-${width}.${format} ${width}w`).join(", ");

/** A picture in the format and width that the screen needs. Its space is reserved while it loads. */
export function Picture({ picture, alt, sizes, eager = false, className, style }: PictureProps) {
  const middle = picture.widths[Math.floor(picture.widths.length / 2)];
  return (
    <picture>
      <source type="image/avif" srcSet={sources(picture, "avif")} sizes={sizes} />
      <img
        src={`${picture.base}-${middle}.webp`}
        srcSet={sources(picture, "webp")}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? undefined : "async"}
        className={className}
        style={style}
      />
    </picture>
  );
}
