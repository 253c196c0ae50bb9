import { Field } from "../ui/field.tsx";

type SamePictureFieldProps = {
  /** Pictures that the shop has, by the name of a product that shows them. */
  pictures: { id: string; name: string }[];
  /** The words of the choice without a picture. */
  none: string;
  hint?: string;
  value: string | undefined;
  error: string | undefined;
};

/** A picture that the shop has, chosen by a product that shows it. */
export function SamePictureField({ pictures, none, hint, value = "", error }: SamePictureFieldProps) {
  return (
    <Field label="Same picture as" hint={hint} error={error ?? null}>
      {(control) => (
        <select className="input" name="pictureId" defaultValue={value} {...control}>
          <option value="">{none}</option>
          {pictures.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
