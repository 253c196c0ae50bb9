import Star from "lucide-react/icons/star";
import type { ReactNode } from "react";
import { Message } from "../../ui/field.tsx";
import "./star-choice.css";

const WORDS = ["Poor", "Fair", "Good", "Very good", "Wonderful"];

/** One to five stars as radio buttons: filled up to the chosen one, with its word. */
export function StarChoice({
  legend,
  error,
  chosen,
}: {
  legend: ReactNode;
  error: string | undefined;
  chosen: string | undefined;
}) {
  return (
    <div
      className="form-full star-choice"
      role="radiogroup"
      aria-labelledby="stars-label"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? "stars-error" : undefined}
    >
      <span className="field-label" id="stars-label">
        {legend}
      </span>
      <div>
        {WORDS.map((word, index) => (
          <label key={word}>
            <input
              className="sr-only"
              type="radio"
              name="stars"
              value={index + 1}
              defaultChecked={chosen === String(index + 1)}
            />
            <Star className="icon" aria-hidden="true" />
            <span className="sr-only">{index === 0 ? "1 star, " : `${index + 1} stars, `}</span>
            <span className="star-word">{word}</span>
          </label>
        ))}
      </div>
      {error && (
        <Message kind="err" id="stars-error">
          {error}
        </Message>
      )}
    </div>
  );
}
