import { EGG_WORDS, eggOf } from "../../../../shop/orders/rules/order-line.ts";
import { classes } from "../../../ui/classes.ts";
import type { SheetLine } from "../sheet.server.ts";

/** The egg mark and its word, in black: thermal printers know no other colour. */
export function EggWord({ line }: { line: SheetLine }) {
  const egg = eggOf(line);
  if (egg === null) return null;
  return (
    <b className="press-egg">
      <i className={classes("press-mark", egg === "egg" && "is-egg")} aria-hidden="true" />
      {EGG_WORDS[egg].toUpperCase()}
    </b>
  );
}
