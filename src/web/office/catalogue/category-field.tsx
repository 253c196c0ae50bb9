import type { ComponentProps } from "react";
import { Field } from "../../ui/field.tsx";

export type Categories = { slug: string; title: string }[];

/** The main categories to choose from; the empty value means all. */
export function CategoryField({
  categories,
  ...rest
}: { categories: Categories } & ComponentProps<"select">) {
  return (
    <Field label="Category">
      {(control) => (
        <select className="input" {...rest} {...control}>
          <option value="">All</option>
          {categories.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
