import Check from "lucide-react/icons/check";
import ImageIcon from "lucide-react/icons/image";
import MessageCircle from "lucide-react/icons/message-circle";
import type { PhotoAnswer } from "../../../../shop/orders/rules/cake-photo.ts";
import "./photo.css";

/** The customer's answer to the photo of their cake. */
export function PhotoAnswerLine({
  photo: { answer, wish },
}: {
  photo: { answer: PhotoAnswer | null; wish: string };
}) {
  if (answer === "change")
    return (
      <p className="photo-answer is-change">
        <MessageCircle className="icon" aria-hidden="true" />
        <span>
          The customer asks: <b>{wish}</b>
        </span>
      </p>
    );
  return (
    <p className={answer === "approved" ? "photo-answer is-good" : "photo-answer"}>
      {answer === "approved" ? (
        <Check className="icon" aria-hidden="true" />
      ) : (
        <ImageIcon className="icon" aria-hidden="true" />
      )}
      {answer === "approved" ? "The customer says it is right" : "Photo sent, no answer yet"}
    </p>
  );
}
