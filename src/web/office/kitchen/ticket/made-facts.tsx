import { countCharacters } from "../../../../shop/basics/short-text.ts";
import { EGG_WORDS, eggOf } from "../../../../shop/orders/rules/order-line.ts";
import { LazyPhotoPrints } from "../../../photos/lazy-photo-prints.tsx";
import { classes } from "../../../ui/classes.ts";
import { Picture } from "../../../ui/picture.tsx";
import { PipedMessage } from "../piped-message.tsx";
import type { SheetLine } from "../sheet.server.ts";

/** One product that is to be made, with all that its maker must know. */
export function MadeFacts({ line, uuid }: { line: SheetLine; uuid: string }) {
  const egg = eggOf(line);
  return (
    <section className="opened-made">
      <span className={`opened-picture t-${line.tile}`}>
        {line.picture && <Picture picture={line.picture} alt="" sizes="21rem" />}
      </span>
      <div>
        <h2>
          <b>
            {line.quantity > 1 && `${line.quantity} × `}
            {line.weight}
          </b>{" "}
          {line.name}
        </h2>
        <p className="opened-facts">
          {egg && (
            <b className={classes("opened-egg", egg === "egg" && "is-egg")}>
              <span className={classes("food-mark", egg === "egg" && "egg")} aria-hidden="true" />
              {EGG_WORDS[egg]}
            </b>
          )}
          <span>{line.flavour}</span>
          {line.customised && <span>Customised</span>}
        </p>
        {line.parts.length > 0 && (
          <p>
            <b>In it:</b> {line.parts.join("; ")}
          </p>
        )}
        {line.allergens && (
          <p>
            <b>Allergens:</b> {line.allergens}
          </p>
        )}
        {egg && line.message === "" && <p className="opened-none">No message</p>}
        {line.message !== "" && (
          <div className="opened-message">
            <h3>
              Write on the cake <small>{pipedWords(line)}</small>
            </h3>
            <PipedMessage line={line} />
          </div>
        )}
        {line.photoPrint && (
          <div className="opened-photo">
            <b>Photo sheet</b>
            {line.photos.length === 0 ? (
              <span>Not given: call the customer.</span>
            ) : (
              <a
                href={`/api/admin/orders/${uuid}/photo-sheet.pdf`}
                target="_blank"
                rel="noopener"
                className="link"
              >
                Print in true size (PDF)
              </a>
            )}
            {line.photos.length > 0 && <LazyPhotoPrints photos={line.photos} />}
          </div>
        )}
      </div>
    </section>
  );
}

/** `25 characters in 3 lines, as the customer saw it`. */
function pipedWords({ message, icing }: SheetLine): string {
  const characters = countCharacters(message);
  const lines = icing.length > 1 ? ` in ${icing.length} lines` : "";
  return `${characters} ${characters === 1 ? "character" : "characters"}${lines}, as the customer saw it`;
}
