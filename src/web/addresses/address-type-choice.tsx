import { ADDRESS_TYPES } from "../../shop/accounts/rules/address-types.ts";
import { Message } from "../ui/field.tsx";
import { TypeIcon } from "./address-types.tsx";

type AddressTypeChoiceProps = { name: string; chosen: string; error: string | undefined; className?: string };

/** Home, Office or Other, in a form that is sent as it is. */
export function AddressTypeChoice({ name, chosen, error, className }: AddressTypeChoiceProps) {
  return (
    <fieldset className={className}>
      <legend className="flab">Address type</legend>
      <div className="chips">
        {ADDRESS_TYPES.map((type) => (
          <label className="chip" key={type}>
            <input className="sr" type="radio" name={name} value={type} defaultChecked={chosen === type} />
            <TypeIcon type={type} />
            {type}
          </label>
        ))}
      </div>
      {error && <Message kind="err">{error}</Message>}
    </fieldset>
  );
}
