type ChoiceProps = {
  /** Absent where the form sends the choice by another field. */
  name?: string;
  type: "radio" | "checkbox";
  value?: string;
  label: string;
  /** How many products it would leave. */
  count: number;
  checked: boolean;
  onChoose: () => void;
};

/** One choice. What would leave nothing can't be chosen; what is chosen can always be taken back. */
export function Choice({ label, count, checked, onChoose, ...input }: ChoiceProps) {
  return (
    <label className="option filters-option">
      <input {...input} checked={checked} disabled={count === 0 && !checked} onChange={onChoose} />
      <span>{label}</span>
      <small>
        {count}
        <span className="sr-only"> {count === 1 ? "product" : "products"}</span>
      </small>
    </label>
  );
}
