import type { Work } from "../../../shop/catalogue/rules/work.ts";
import { WORK_WORDS } from "../../../shop/catalogue/rules/work-words.ts";
import { TextInput } from "../../ui/field.tsx";
import type { ShownFields } from "./sku-table.tsx";

type Props = ShownFields & {
  /** The values that apply where a field is empty. */
  usual: Work | string;
};

const FIELDS = ["ovenMinutes", "decoratorMinutes"] as const;

/** The work of one piece. */
export function WorkFields({ usual, texts, errors }: Props) {
  return (
    <div className="product-pair">
      <p className="muted text-small">For one piece of up to 1 kg. 2 kg count twice.</p>
      {FIELDS.map((name) => (
        <TextInput
          key={name}
          label={WORK_WORDS[name]}
          name={name}
          inputMode="numeric"
          maxLength={4}
          hint={`Empty: ${typeof usual === "string" ? usual : usual[name]}`}
          defaultValue={texts[name] ?? ""}
          error={errors[name] ?? null}
        />
      ))}
    </div>
  );
}
