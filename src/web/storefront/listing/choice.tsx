type ChoiceProps = {
  /** Absent if another field of the form sends the choice. */
  name?: string;
  type: "radio" | "checkbox";
  value?: string;
  label: string;
  /** How many products match it. */
  count: number;
  checked: boolean;
  onChoose: () => void;
};

/** One filter option. An option without matches is disabled, unless it is chosen already. */
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
