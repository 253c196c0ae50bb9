import CircleCheck from "lucide-react/icons/circle-check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import CircleX from "lucide-react/icons/circle-x";
import { dpiOf, type PrintQuality, printQuality } from "../../shop/photos/rules/photo-crop.ts";
import { classes } from "../ui/classes.ts";

const WORDS: Record<PrintQuality, { words: string; Icon: typeof CircleX }> = {
  sharp: { words: "Sharp", Icon: CircleCheck },
  soft: { words: "A little soft", Icon: CircleAlert },
  "too small": { words: "Too small", Icon: CircleX },
};

/** How sharply a photo prints: `Sharp: 182 dpi`. */
export function PrintSharpness({ side, widthMm }: { side: number; widthMm: number }) {
  const dpi = dpiOf(side, widthMm);
  const quality = printQuality(dpi);
  const { words, Icon } = WORDS[quality];
  return (
    <span
      className={classes("verdict", quality === "soft" && "is-soft", quality === "too small" && "is-small")}
    >
      <Icon className="icon" aria-hidden="true" />
      {words}: {dpi} dpi
    </span>
  );
}
