import type { ComponentProps } from "react";
import { ADDRESS_TYPES, type AddressType } from "../../shop/accounts/rules/address-types.ts";
import { classes } from "../ui/classes.ts";
import { Message } from "../ui/field.tsx";
import { TypeIcon } from "./address-types.tsx";

type AddressTypeChoiceProps = { name: string; chosen: string; error: string | undefined; className?: string };

/** Home, Office or Other, for a form that is submitted as it is. */
export function AddressTypeChoice({ name, chosen, error, className }: AddressTypeChoiceProps) {
  return (
    <Types
      className={className}
      error={error}
      radio={(type) => ({ name, value: type, defaultChecked: chosen === type })}
    />
  );
}

type AddressTypePickerProps = Omit<TypesProps, "radio" | "marked"> & {
  chosen: string;
  onChoose: (type: AddressType) => void;
};

/** Home, Office or Other, for a form that holds its state. */
export function AddressTypePicker({ chosen, onChoose, ...rest }: AddressTypePickerProps) {
  return (
    <Types
      {...rest}
      marked={chosen}
      radio={(type) => ({
        name: "address-type",
        checked: chosen === type,
        onChange: () => onChoose(type),
      })}
    />
  );
}

type TypesProps = ComponentProps<"fieldset"> & {
  radio: (type: AddressType) => ComponentProps<"input">;
  /** The type whose chip looks chosen, where CSS can't tell. */
  marked?: string;
  error?: string | null | undefined;
};

function Types({ radio, marked, error, ...rest }: TypesProps) {
  return (
    <fieldset {...rest}>
      <legend className="field-label">Address type</legend>
      <div className="chips">
        {ADDRESS_TYPES.map((type) => (
          <label className={classes("chip", marked === type && "is-on")} key={type}>
            <input className="sr-only" type="radio" {...radio(type)} />
            <TypeIcon type={type} />
            {type}
          </label>
        ))}
      </div>
      {error && <Message kind="err">{error}</Message>}
    </fieldset>
  );
}
