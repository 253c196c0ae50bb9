import House from "lucide-react/icons/house";
import Pencil from "lucide-react/icons/pencil";
import { Button } from "../../../ui/button.tsx";
import { Roundel } from "../../../ui/marks.tsx";
import { PhoneNumber } from "./phone-number.tsx";
import { fullAddress, type ReceiverForm } from "./receiver-form.ts";

/** The confirmed receiver, with an edit button. */
export function ReceiverDetails(props: { form: ReceiverForm; locked: boolean; onEdit: () => void }) {
  const { form, locked, onEdit } = props;
  const { name, phone, altPhone, email } = form.fields;
  return (
    <div className="received">
      <Roundel className="received-disc">
        <House className="icon" aria-hidden="true" />
      </Roundel>
      <div>
        <b>{name}</b>
        <p>{fullAddress(form)}</p>
        <p className="muted text-small">
          <span className="nowrap">
            <PhoneNumber number={phone} />
          </span>
          {altPhone !== "" && (
            <span className="nowrap">
              {" · "}
              <PhoneNumber number={altPhone} />
            </span>
          )}
          {email !== "" && <span>{` · ${email}`}</span>}
        </p>
        <p className="received-kind">{form.addressType}</p>
      </div>
      <Button look="soft" size="small" disabled={locked} onClick={onEdit}>
        <Pencil className="icon" aria-hidden="true" />
        Edit Address
      </Button>
    </div>
  );
}
