import Redo from "lucide-react/icons/redo-2";
import Undo from "lucide-react/icons/undo-2";
import { useState } from "react";
import type { PriceRow } from "../../../shop/catalogue/prices/list-prices.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { type Categories, CategoryField } from "../catalogue/category-field.tsx";
import {
  type BulkChange,
  changeAll,
  copyDown,
  type Edits,
  type History,
  type Range,
  redo,
  undo,
  withoutCostWords,
} from "./grid-edits.ts";

type BulkBarProps = {
  text: string;
  shown: PriceRow[];
  edits: Edits;
  range: Range;
  history: History;
  category: string | null;
  categories: Categories;
  onText: (text: string) => void;
  onCategory: (category: string) => void;
  /** `note` says what was left out. */
  onChange: (edits: Edits, note?: string) => void;
  onHistory: (change: (history: History) => History) => void;
  /** Whether taps select cells, rather than open one. */
  isSelecting: boolean;
  onSelecting: (on: boolean) => void;
};

const KINDS: { kind: BulkChange["kind"]; label: string }[] = [
  { kind: "set", label: "Set" },
  { kind: "add", label: "+ ₹" },
  { kind: "percent", label: "+ %" },
];

/** Looks for SKUs, and changes all cells of the selection at once. */
export function BulkBar(props: BulkBarProps) {
  const { text, category, categories, shown, edits, range, history } = props;
  const { onText, onCategory, onChange, onHistory, isSelecting, onSelecting } = props;
  const [value, setValue] = useState("");
  const by = Number(value.replace(/[₹,%\s]/g, ""));
  const isNumber = value.trim() !== "" && Number.isFinite(by);
  const apply = (change: BulkChange) =>
    onChange(
      changeAll(shown, edits, range, change),
      change.kind === "set" ? "" : withoutCostWords(shown, edits, range),
    );
  return (
    <div className="prices-bar" role="toolbar" aria-label="Change the selection">
      <Field label="Product or SKU">
        {(control) => (
          <input
            className="input"
            type="search"
            maxLength={80}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
            {...control}
          />
        )}
      </Field>
      <CategoryField
        categories={categories}
        value={category ?? ""}
        onChange={(event) => onCategory(event.currentTarget.value)}
      />
      <Button
        look="soft"
        className="prices-select"
        aria-pressed={isSelecting}
        onClick={() => onSelecting(!isSelecting)}
      >
        Select several
      </Button>
      <Field label="Amount for the selection">
        {(control) => (
          <input
            className="input"
            inputMode="decimal"
            maxLength={12}
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
            {...control}
          />
        )}
      </Field>
      {KINDS.map(({ kind, label }) => (
        <Button
          key={kind}
          look="soft"
          aria-disabled={!isNumber || undefined}
          onClick={() => isNumber && apply({ kind, by })}
        >
          {label}
        </Button>
      ))}
      <Button look="soft" onClick={() => apply({ kind: "nine", by: 0 })}>
        End in 9
      </Button>
      <Button look="soft" onClick={() => onChange(copyDown(shown, edits, range))}>
        Copy down
      </Button>
      <div className="prices-history">
        <IconButton
          label="Undo"
          aria-disabled={history.past.length === 0 || undefined}
          onClick={() => onHistory(undo)}
        >
          <Undo className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Redo"
          aria-disabled={history.future.length === 0 || undefined}
          onClick={() => onHistory(redo)}
        >
          <Redo className="icon" aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
