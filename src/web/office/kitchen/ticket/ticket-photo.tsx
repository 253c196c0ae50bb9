import { showTime } from "../../../../shop/basics/india-time.ts";
import { PhotoAnswerLine } from "../photo/photo-answer.tsx";
import { PhotoButton } from "../photo/photo-button.tsx";
import type { Sheet } from "../sheet.server.ts";
import "./ticket-photo.css";

/** The photo of the finished cake: taking it, and what the customer says. */
export function TicketPhoto({ sheet }: { sheet: Sheet }) {
  const { photo, takesPhoto } = sheet;
  return (
    <section className="snapshot-card" aria-labelledby="snapshot">
      <h2 id="snapshot">Photo for the customer</h2>
      {photo && (
        <a href={photo.path} target="_blank" rel="noreferrer">
          <img src={photo.path} alt="What the customer sees" />
        </a>
      )}
      <div>
        {photo ? (
          <>
            <p className="muted">Sent at {showTime(photo.takenAt)}</p>
            <PhotoAnswerLine photo={photo} />
          </>
        ) : (
          <p>The customer sees it at once and can ask for a change until the hand-over.</p>
        )}
        {takesPhoto && <PhotoButton order={sheet} hasPhoto={photo !== null} />}
      </div>
    </section>
  );
}
