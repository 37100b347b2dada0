import { useState, type ComponentProps } from 'react';
import { Button, Field, VisuallyHidden } from '@mockingbird/ui';
import { useMounted } from '../../hydration/use-hydrated.js';
import styles from '../accounts.module.css';

interface Props extends ComponentProps<'input'> {
  hint?: string;
  error?: string | undefined;
  /** The form is being sent: the password hides again, so that browsers keep it as one. */
  sending: boolean;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ hint, error, sending, ...rest }: Props) {
  const mounted = useMounted();
  const [wanted, setWanted] = useState(false);
  const shown = wanted && !sending;
  return (
    <Field label="Password" hint={hint} error={error}>
      {(control) => (
        <div className={styles.password}>
          <input
            {...control}
            {...rest}
            name="password"
            type={shown ? 'text' : 'password'}
            required
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <Button
            variant="ghost"
            aria-controls={control.id}
            disabled={!mounted}
            onClick={() => setWanted(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
            <VisuallyHidden> the password</VisuallyHidden>
          </Button>
        </div>
      )}
    </Field>
  );
}
