import type { ComponentProps } from 'react';
import { Field } from '@mockingbird/ui';
import * as messages from '../../messages/accounts/form.js';

interface Props extends ComponentProps<'input'> {
  hint?: string;
  error?: string | undefined;
}

/** The username, without a phone's automatic corrections. */
export function UsernameField({ hint, error, ...rest }: Props) {
  return (
    <Field label={messages.username} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...rest}
          name="username"
          required
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
