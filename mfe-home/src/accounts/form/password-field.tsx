import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { useState, type ComponentProps } from 'react';
import { Button, Field, VisuallyHidden } from '@mockingbird/ui';
import styles from '../accounts.module.css';
import * as messages from '../../messages/accounts/form.js';

interface Props extends ComponentProps<'input'> {
  label?: string;
  hint?: string;
  error?: string | undefined;
  /** While sending, the password is hidden, so that browsers recognise it and offer to save it. */
  isSending: boolean;
}

/** A password field with a button that shows the text. */
export function PasswordField({ label = messages.password, hint, error, isSending, ...rest }: Props) {
  const hydrated = useHydrated();
  const [isRevealed, setRevealed] = useState(false);
  const isVisible = isRevealed && !isSending;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.password}>
          <input
            name="password"
            {...control}
            {...rest}
            type={isVisible ? 'text' : 'password'}
            required
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <Button
            variant="ghost"
            aria-controls={control.id}
            disabled={!hydrated}
            onClick={() => setRevealed(!isVisible)}
          >
            {isVisible ? messages.hidePassword : messages.showPassword}
            <VisuallyHidden> {messages.theLabel(label.toLowerCase())}</VisuallyHidden>
          </Button>
        </div>
      )}
    </Field>
  );
}
