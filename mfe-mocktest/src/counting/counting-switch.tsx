import { classNames } from '@mockingbird/ui';
import { useId, useState } from 'react';
import { useHydrated } from '../page/use-hydrated.js';
import { isCounting, setCounting } from './counting-preference.js';
import styles from './counting-switch.module.css';

/** Lets the reader choose whether the answers of this device are counted, and says what that is. */
export function CountingSwitch({ className }: { className?: string | undefined }) {
  const id = useId();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean>();
  const choose = (on: boolean) => {
    setCounting(on);
    setChosen(on);
  };
  return (
    <div className={classNames(styles.counting, className)}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={chosen ?? (hydrated ? isCounting() : true)}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
        aria-describedby={`${id}-what`}
      />
      <label htmlFor={id} className={styles.label}>
        Count my answers anonymously
      </label>
      <p id={`${id}-what`} className={styles.what}>
        When you submit a test, one is added to the option you chose in each question. That shows which
        questions are unclear or wrong. Nothing that is sent says who you are.
      </p>
    </div>
  );
}
