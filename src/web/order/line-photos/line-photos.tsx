import Send from "lucide-react/icons/send";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { OrderProgressLine, OrderProgressReply } from "../../../contract/order-progress.ts";
import type { PrintKind } from "../../../shop/catalogue/rules/photo-prints.ts";
import { pieceTitleOf } from "../../../shop/orders/rules/piece-title.ts";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { PhotoBox } from "../../photos/photo-box.tsx";
import type { PlacedPhoto } from "../../photos/photo-store.ts";
import { useShop } from "../../shop-facts.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/note.tsx";
import { useToast } from "../../ui/toaster.tsx";

type LinePhotosProps = {
  order: Pick<OrderProgressReply, "lines" | "isOwn">;
  sendTo: string;
  /** The kitchen has started since the page was opened: nothing can be sent any more. */
  isClosed: boolean;
  onChanged: () => Promise<unknown>;
};

/** Sends or replaces the photos that are printed, product by product, until the kitchen begins. */
export function LinePhotos({ order: { lines, isOwn }, sendTo, isClosed, onChanged }: LinePhotosProps) {
  return lines.map((line, position) => {
    const { photoPrint } = line;
    if (photoPrint === null) return null;
    const shown = {
      line,
      position,
      title: pieceTitleOf(lines, position),
      print: photoPrint,
      isOwn,
      sendTo,
      isClosed,
      onChanged,
    };
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order keep their positions
    return <OneLine {...shown} key={position} />;
  });
}

type OneLineProps = Omit<LinePhotosProps, "order"> & {
  line: OrderProgressLine;
  position: number;
  /** Names the piece, if the order has several lines of its product. */
  title: string;
  print: PrintKind;
  isOwn: boolean;
};

function OneLine({ line, position, title, print, isOwn, sendTo, isClosed, onChanged }: OneLineProps) {
  const fetcher = useFetcher<FormAnswer<never>>();
  const { phone } = useShop().contact;
  const say = useToast();
  // Null while the photos are those of the order. The shop shows ordered photos to their customer only.
  const [draft, setDraft] = useState<PlacedPhoto[] | null>(null);
  const ordered = line.photos.map((photo) => ({ ...photo, mayUse: true as const }));
  const photos = draft ?? (isOwn ? ordered : []);
  const { data: answer } = fetcher;
  const isBusy = fetcher.state !== "idle";
  useEffect(() => {
    if (!answer) return;
    void onChanged().then(() => {
      if (!answer.ok) return;
      setDraft(null);
      say("Your photo is with the kitchen.");
    });
  }, [answer, onChanged, say]);
  const isUnsent = draft !== null && draft.length > 0;
  // The customer may be choosing a photo at this moment.
  useEffect(() => {
    if (isClosed && !isUnsent) say("The kitchen has started, so photos can no longer be sent here.");
  }, [isClosed, isUnsent, say]);
  if (isClosed)
    return isUnsent ? (
      <section className="line-photos order-on-screen" id={`photo-${position}`} aria-label={title}>
        <h2>Your photo was not sent</h2>
        <Alert>
          The kitchen started before you sent the photo for {title}, so{" "}
          {ordered.length > 0 ? "it prints the photo that it has" : "it has none to print"}. Please call us at
          once: {phone}. We ask the kitchen whether it can still be changed.
        </Alert>
      </section>
    ) : null;
  const refusal = !isBusy && answer && !answer.ok ? answer.message : "";
  return (
    <section className="line-photos order-on-screen" id={`photo-${position}`} aria-label={title}>
      <PhotoBox
        title={`Your photo for ${title}`}
        print={print}
        weight={line.weight}
        itemShape={line.itemShape}
        photos={photos}
        onChange={setDraft}
        locked={isBusy}
      />
      <noscript>
        <p>Sending a photo here needs JavaScript. Without it, please call us: {phone}</p>
      </noscript>
      {refusal !== "" && <Alert>{refusal}</Alert>}
      <p className="line-photos-state" role="status">
        {stateWords({ hasOrdered: ordered.length > 0, draft })}
      </p>
      {isUnsent && (
        <fetcher.Form method="post" action={sendTo}>
          <input type="hidden" name="line" value={position} />
          <input type="hidden" name="photos" value={JSON.stringify(draft)} />
          <Button type="submit" busy={isBusy}>
            <Send className="icon" aria-hidden="true" />
            Send to the kitchen
          </Button>
        </fetcher.Form>
      )}
    </section>
  );
}

function stateWords({ hasOrdered, draft }: { hasOrdered: boolean; draft: PlacedPhoto[] | null }): string {
  if (draft !== null && draft.length > 0)
    return "Not sent yet. Send it now: once the kitchen starts, it can no longer be sent.";
  if (hasOrdered) return "The kitchen has your photo. You can replace it until the kitchen starts.";
  return "The kitchen needs your photo before it starts.";
}
