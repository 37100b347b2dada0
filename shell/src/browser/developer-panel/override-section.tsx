import { useId, useState, type FormEvent } from 'react';
import * as messages from '../../messages/browser/developer-panel.js';
import { showOverrides } from '../override/override.js';
import type { PanelFacts } from './panel-facts.js';
import { changeSwitch, readVersionOrOrigin, type OverrideSwitch } from './override-switches.js';
import { rememberSwitchedOff } from './tab-storage.js';

interface SwitchesProps {
  switches: readonly OverrideSwitch[];
  onSwitch: (override: string, isOn: boolean) => void;
}

function Switches({ switches, onSwitch }: SwitchesProps) {
  if (switches.length === 0) return <p>{messages.noOverrides}</p>;
  return (
    <ul>
      {switches.map(({ override, isOn, isIgnored }) => (
        <li key={override}>
          <label>
            <input
              type="checkbox"
              role="switch"
              checked={isOn}
              onChange={(event) => onSwitch(override, event.target.checked)}
            />
            <code>{override}</code>
          </label>
          {isIgnored ? <p className="error">{messages.ignored(override)}</p> : null}
        </li>
      ))}
    </ul>
  );
}

interface AddFormProps {
  remotes: PanelFacts['remotes'];
  onAdd: (override: string) => void;
}

function AddForm({ remotes, onAdd }: AddFormProps) {
  const id = useId();
  const [hasError, setHasError] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const chosen = readVersionOrOrigin(String(typed.get('source') ?? ''));
    setHasError(chosen === undefined);
    if (chosen !== undefined) onAdd(`${String(typed.get('remote'))}@${chosen}`);
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={`${id}-remote`}>{messages.remote}</label>
      <select
        id={`${id}-remote`}
        name="remote"
        defaultValue={remotes.find(({ isOnScreen }) => isOnScreen)?.name}
      >
        {remotes.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <label htmlFor={`${id}-source`}>{messages.versionOrAddress}</label>
      <p id={`${id}-hint`} className={hasError ? 'error' : 'hint'} role={hasError ? 'alert' : undefined}>
        {hasError ? messages.versionMissing : messages.versionHint}
      </p>
      <input
        id={`${id}-source`}
        name="source"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        aria-invalid={hasError ? true : undefined}
      />
      <button type="submit">{messages.show}</button>
    </form>
  );
}

/** Switches overrides of this tab. Each change loads the page again. */
export function OverrideSection({ switches, remotes }: Pick<PanelFacts, 'switches' | 'remotes'>) {
  if (!switches) return <p>{messages.overridesAreOff}</p>;
  const apply = (override: string, isOn: boolean) => {
    const { on, off } = changeSwitch(switches, override, isOn);
    rememberSwitchedOff(off);
    showOverrides(on);
  };
  return (
    <>
      <Switches switches={switches} onSwitch={apply} />
      <AddForm remotes={remotes} onAdd={(override) => apply(override, true)} />
    </>
  );
}
