import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash";
import { Form, useNavigation } from "react-router";
import { TypeIcon } from "../../addresses/address-types.tsx";
import { Button } from "../../ui/button.tsx";
import type { AddressCardView } from "./list-address-cards.server.ts";

/** A saved address with its actions. */
export function AddressCard({ address }: { address: AddressCardView }) {
  const { id, type, isDefault, name, line, pincode, area, phone } = address;
  return (
    <article className="address-card" aria-label={`${type}: ${line}`}>
      <header className="address-card-head">
        <h2>
          <TypeIcon type={type} />
          {type}
        </h2>
        {isDefault && <span className="address-card-default">Default</span>}
      </header>
      <div className="address-card-body">
        {name !== "" && <b>{name}</b>}
        <p>{line}</p>
        <p>
          {pincode === "" ? "No pincode yet" : pincode}
          {area && ` · ${area}`}
        </p>
        {phone !== "" && <p className="nowrap">{phone}</p>}
        {pincode !== "" && !area && (
          <p className="address-card-refused">Delivery not available for this pincode.</p>
        )}
      </div>
      <div className="address-card-acts">
        <a className="link" href={`/account/addresses/${id}`} aria-label={`Edit ${line}`}>
          <Pencil className="icon" aria-hidden="true" />
          Edit
        </a>
        <Remove id={id} line={line} />
        {!isDefault && <MakeDefault id={id} line={line} />}
      </div>
    </article>
  );
}

function MakeDefault({ id, line }: { id: string; line: string }) {
  const busy = useWorking("default", id);
  return (
    <Form method="post" action="/account/addresses" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="intent"
        value="default"
        look="soft"
        size="small"
        busy={busy}
        aria-label={`Make default: ${line}`}
      >
        Make default
      </Button>
    </Form>
  );
}

/** Confirms before removing; a disclosure, so that it works without script. */
function Remove({ id, line }: { id: string; line: string }) {
  const busy = useWorking("remove", id);
  return (
    <details className="address-card-remove">
      <summary className="link" aria-label={`Remove ${line}`}>
        <Trash className="icon" aria-hidden="true" />
        Remove
      </summary>
      <Form method="post" action="/account/addresses" preventScrollReset>
        <p>Remove this address? Orders that went there stay as they are.</p>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="remove" size="small" busy={busy}>
          Yes, remove it
        </Button>
      </Form>
    </details>
  );
}

/** Whether this action on this address is being submitted. */
function useWorking(intent: string, id: string): boolean {
  const { formData } = useNavigation();
  return formData?.get("intent") === intent && formData.get("id") === id;
}
