import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { classNames } from '@mockingbird/ui';
import { useId, useState } from 'react';
import { isCountingEnabled, setCountingEnabled } from './counting-preference.js';
import styles from './counting-switch.module.css';
import * as messages from '../messages/counting.js';

/** The switch for anonymous counts of this device's responses, with an explanation. */
export function CountingSwitch({ className }: { className?: string | undefined }) {
  const id = useId();
  const hydrated = useHydrated();
  const [choice, setChoice] = useState<boolean>();
  const choose = (on: boolean) => {
    setCountingEnabled(on);
    setChoice(on);
  };
  return (
    <div className={classNames(styles.counting, className)}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={choice ?? (hydrated ? isCountingEnabled() : true)}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
        aria-describedby={`${id}-description`}
      />
      <label htmlFor={id} className={styles.label}>
        {messages.countMyAnswersAnonymously}
      </label>
      <p id={`${id}-description`} className={styles.description}>
        {messages.whenYouSubmit}
      </p>
    </div>
  );
}
