import type { Dispatch } from "react";
import { firstNameOf } from "../../../../shop/orders/rules/first-name.ts";
import { Roundel } from "../../../ui/marks.tsx";
import "./people.css";
import { isUsableAt, type ReceiverAction, type ReceiverForm, type SavedPerson } from "./receiver-form.ts";

type PeopleProps = {
  form: ReceiverForm;
  send: Dispatch<ReceiverAction>;
  people: SavedPerson[];
  pincode: string;
};

/** People to whom the customer has sent something. One press fills in name, phone and address. */
export default function People({ form, send, people, pincode }: PeopleProps) {
  return (
    <fieldset className="people">
      <legend className="field-label">For whom?</legend>
      <div className="people-row">
        {people.map((person) => {
          const { name, line, phone, pincode: at } = person;
          const isElsewhere = !isUsableAt(at, pincode);
          return (
            <label className="person" key={line}>
              <input
                className="sr-only"
                type="radio"
                name="person"
                checked={
                  isElsewhere
                    ? isChosen(form, person) && form.savedAddress === ""
                    : form.savedAddress === line
                }
                onChange={() => send({ type: "choose person", person, pincode })}
              />
              <Roundel className="person-mark">
                <span aria-hidden="true">{name.trim()[0]?.toUpperCase()}</span>
              </Roundel>
              <span className="person-name">{firstNameOf(name)}</span>
              <small>
                <span className="sr-only">
                  {name}, {line},{" "}
                </span>
                {at || phone}
              </small>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function isChosen({ fields }: ReceiverForm, { name, phone }: SavedPerson): boolean {
  return fields.name === name && fields.phone === phone;
}
