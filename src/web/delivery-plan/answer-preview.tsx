import type { ReactNode } from "react";
import { charactersOf } from "../../shop/basics/short-text.ts";
import type { QuestionKind } from "../../shop/catalogue/rules/add-on-question.ts";

type PreviewProps = {
  answer: string;
  /** Below the text of a card; empty for none. */
  signature?: string;
};

const DEEP = "var(--color-jam-600)";
const GOLD = "var(--color-marigold)";
const WHITE = "var(--color-white)";

/** A drawing of the add-on with the customer's answer. The field says the same, so it is hidden from screen readers. */
export function AnswerPreview({ kind, ...drawn }: PreviewProps & { kind: QuestionKind }) {
  const Drawing = DRAWINGS[kind];
  return (
    <div className={`ask-preview is-${kind}`} aria-hidden="true">
      <Drawing {...drawn} />
    </div>
  );
}

const DRAWINGS: Record<QuestionKind, (props: PreviewProps) => ReactNode> = {
  digits: Candles,
  text: Card,
  name: Topper,
  letter: Balloon,
};

/** Candle width in the drawing. */
const STEP = 58;

function Candles({ answer }: PreviewProps) {
  const digits = answer === "" ? ["?"] : [...answer];
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${digits.length * STEP + 8} 128`}>
      {digits.map((digit, index) => {
        const x = 33 + index * STEP;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
          <g key={index} transform={`translate(${x} 0)`} opacity={answer === "" ? 0.45 : 1}>
            <path d="M0 6c7 9 9 14 9 19a9 9 0 0 1-18 0c0-5 2-10 9-19Z" fill={GOLD} />
            <path d="M0 16c3 5 4 7 4 10a4 4 0 0 1-8 0c0-3 1-5 4-10Z" fill={WHITE} />
            <path d="M0 33v10" stroke={DEEP} strokeWidth="3" />
            <rect x="-3" y="108" width="6" height="20" fill={WHITE} />
            <text className="ask-digit" y="112" textAnchor="middle" fontSize="88">
              {digit}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Longer texts are printed smaller. */
const LONG_TEXT = 90;

function Card({ answer, signature = "" }: PreviewProps) {
  return (
    <p className={answer.length > LONG_TEXT ? "ask-card is-long" : "ask-card"}>
      {answer === "" ? "…" : answer}
      {signature !== "" && <small>{signature}</small>}
    </p>
  );
}

function Topper({ answer }: PreviewProps) {
  const name = answer === "" ? "Name" : answer;
  const size = Math.min(44, 290 / Math.max(1, charactersOf(name).length));
  return (
    <svg aria-hidden="true" viewBox="0 0 240 92" opacity={answer === "" ? 0.5 : 1}>
      <path d="M92 56v36M148 56v36" stroke="var(--color-star)" strokeWidth="3.5" />
      <text className="ask-topper" x="120" y="60" textAnchor="middle" fontSize={size}>
        {name}
      </text>
    </svg>
  );
}

function Balloon({ answer }: PreviewProps) {
  const letter = answer === "" ? "?" : answer;
  return (
    <svg aria-hidden="true" viewBox="0 0 124 120" opacity={answer === "" ? 0.5 : 1}>
      <path d="M62 98c-3 7 4 10 0 20" fill="none" stroke={DEEP} strokeWidth="2" />
      <g className="ask-balloon" fontSize="88" textAnchor="middle">
        <text x="62" y="86" strokeWidth="14" stroke="var(--color-star)">
          {letter}
        </text>
        <text x="62" y="86" strokeWidth="9" stroke={GOLD} fill={GOLD}>
          {letter}
        </text>
        <text x="59" y="83" strokeWidth="2" stroke={WHITE} fill="none" opacity="0.8">
          {letter}
        </text>
      </g>
    </svg>
  );
}
