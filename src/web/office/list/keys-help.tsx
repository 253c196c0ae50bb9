import { useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { areKeysOn, switchKeys } from "./single-keys.ts";

type KeysHelpProps = {
  onClose: () => void;
  /** The name of a row, as `order, also on its page`. */
  row: string;
  canOpen: boolean;
  maySelect: boolean;
};

/** The keys of the list, and the switch that turns them off. */
export function KeysHelp({ onClose, row, canOpen, maySelect }: KeysHelpProps) {
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <Dialog open onClose={onClose} title="Keys of this list" width="26rem">
      <dl className="list-help">
        <dt>
          <kbd>J</kbd> <kbd>K</kbd>
        </dt>
        <dd>next and previous {row}</dd>
        {canOpen && (
          <>
            <dt>
              <kbd>Enter</kbd>
            </dt>
            <dd>opens it</dd>
          </>
        )}
        {maySelect && (
          <>
            <dt>
              <kbd>X</kbd>
            </dt>
            <dd>chooses it, with Shift all between</dd>
          </>
        )}
        <dt>
          <kbd>/</kbd>
        </dt>
        <dd>goes to the filter</dd>
        {maySelect && (
          <>
            <dt>
              <kbd>Esc</kbd>
            </dt>
            <dd>clears the choice</dd>
          </>
        )}
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>shows this</dd>
      </dl>
      <label className="list-switch">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            switchKeys(target.checked);
            setOn(target.checked);
          }}
        />
        Use single keys
      </label>
    </Dialog>
  );
}
