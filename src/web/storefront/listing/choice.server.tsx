import { showCount } from "../../../shop/basics/money.ts";

export type ChoiceProps = {
  name: string;
  type: "radio" | "checkbox";
  value: string | number;
  label: string;
  /** How many products match it; absent if they are not counted. */
  count?: number;
  checked: boolean;
};

/** One filter option. An option without matches is disabled, unless it is chosen already. */
export function Choice({ label, count, checked, ...input }: ChoiceProps) {
  return (
    <label className="option filters-option">
      <input {...input} defaultChecked={checked} disabled={count === 0 && !checked} />
      <span>{label}</span>
      {count !== undefined && (
        <small>
          {showCount(count)}
          <span className="sr-only"> {count === 1 ? "product" : "products"}</span>
        </small>
      )}
    </label>
  );
}
